import { createSelector } from 'reselect';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { byId } from '#domain/records/change-records.ts';
import type { FarmDocument } from '../document/farm-document.ts';

const selectVarieties = (farm: FarmDocument): readonly Variety[] => farm.varieties;

export const selectVarietiesById: (farm: FarmDocument) => ReadonlyMap<string, Variety> =
  createSelector(selectVarieties, byId);

export const selectVarietiesByName: (farm: FarmDocument) => readonly Variety[] = createSelector(
  selectVarieties,
  (varieties) => varieties.toSorted((left, right) => left.name.localeCompare(right.name)),
);
