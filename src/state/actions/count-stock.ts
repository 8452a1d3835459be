import type { IsoInstant } from '#domain/calendar/iso-date.ts';
import { recordById } from '#domain/records/change-records.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { reduceMaterials } from './materials.ts';
import { reduceSeeds } from './seeds.ts';
import type { StockCountAction } from './stock-count-action.ts';

/**
 * Books a whole count in one step: seed by its difference, materials as they were counted. Where a material is gone
 * nothing is booked, so that who counted may be told so.
 */
export function reduceStockCount(
  document: FarmDocument,
  { payload }: StockCountAction,
  atISO: IsoInstant,
): FarmDocument {
  const { materials } = document.catalog;
  if (payload.materials.some(({ id }) => recordById(materials, id) === undefined)) return document;
  const withSeed = payload.seeds.reduce(
    (farm, intake) => reduceSeeds(farm, { type: 'ADD_SEED_INTAKE', payload: intake }, atISO),
    document,
  );
  return payload.materials.reduce(
    (farm, counted) => reduceMaterials(farm, { type: 'ADJUST_STOCK', payload: counted }, atISO),
    withSeed,
  );
}
