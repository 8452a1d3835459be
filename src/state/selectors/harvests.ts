import { createSelector } from 'reselect';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { HarvestEntry } from '#domain/planning/harvest-entry.ts';
import { planHarvests } from '#domain/planning/plan-harvests.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { selectPartsOf, todayOf, WHAT_IS_ORDERED } from './parts-of-farm.ts';

/** The harvest plan from today on. Planned again only when something it follows from has changed. */
export const selectHarvests: (farm: FarmDocument, today: IsoDate) => readonly HarvestEntry[] =
  createSelector(
    selectPartsOf(...WHAT_IS_ORDERED, 'settings', 'batchSettings', 'deliveryChanges', 'dryLoads'),
    todayOf,
    planHarvests,
  );
