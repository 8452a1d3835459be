import { createSelector } from 'reselect';
import { dueLoads, type DueLoad } from '#domain/alchemy/dry-loads/due-loads.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { FarmDocument } from '../document/farm-document.ts';

/** Dryer loads that need work today. */
export const selectDueLoads: (farm: FarmDocument, today: IsoDate) => readonly DueLoad[] =
  createSelector(
    (farm: FarmDocument) => farm.dryLoads,
    (farm: FarmDocument) => farm.varieties,
    (farm: FarmDocument) => farm.capacity,
    (_farm: FarmDocument, today: IsoDate) => today,
    (dryLoads, varieties, capacity, today) => dueLoads({ dryLoads, varieties, capacity }, today),
  );
