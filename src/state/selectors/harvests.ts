import { createSelector } from 'reselect';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { HarvestEntry } from '#domain/planning/crops/harvest-entry.ts';
import { planHarvests } from '#domain/planning/crops/plan-harvests.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { PLAN_INPUTS } from '../records/plan-inputs-differ.ts';
import { selectPartsOf, todayOf } from './parts-of-farm.ts';

/** The harvest plan from today on. Planned again only when something it follows from has changed. */
export const selectHarvests: (farm: FarmDocument, today: IsoDate) => readonly HarvestEntry[] =
  createSelector(selectPartsOf(...PLAN_INPUTS), todayOf, planHarvests);
