import { createSelector } from 'reselect';
import { loadsOfDay, type LoadOfDay } from '#domain/alchemy/dry-loads/loads-of-day.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { FarmDocument } from '../document/farm-document.ts';

/** The loads of the dryers that wait for somebody today. */
export const selectLoadsOfDay: (farm: FarmDocument, today: IsoDate) => readonly LoadOfDay[] =
  createSelector(
    (farm: FarmDocument) => farm.dryLoads,
    (farm: FarmDocument) => farm.varieties,
    (farm: FarmDocument) => farm.capacity,
    (_farm: FarmDocument, today: IsoDate) => today,
    (dryLoads, varieties, capacity, today) => loadsOfDay({ dryLoads, varieties, capacity }, today),
  );
