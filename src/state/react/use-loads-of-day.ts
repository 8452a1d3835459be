import { createSelector } from 'reselect';
import { dueLoads, type DueLoad } from '#domain/alchemy/dry-loads/due-loads.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { useFarm, useToday } from './use-farm.ts';
import { useIsDayOnly } from './sharing/use-is-day-only.ts';

interface LoadsOfDay {
  readonly loads: readonly DueLoad[];
  readonly today: IsoDate;
  /** Whether this device has the screen of the dryers, where a load is started and weighed. */
  readonly canOpen: boolean;
}

const selectDueLoads: (farm: FarmDocument, today: IsoDate) => readonly DueLoad[] = createSelector(
  (farm: FarmDocument) => farm.dryLoads,
  (farm: FarmDocument) => farm.varieties,
  (farm: FarmDocument) => farm.capacity,
  (_farm: FarmDocument, today: IsoDate) => today,
  (dryLoads, varieties, capacity, today) => dueLoads({ dryLoads, varieties, capacity }, today),
);

/** Dryer loads that need work today, and today's date. */
export function useLoadsOfDay(): LoadsOfDay {
  const today = useToday();
  const canOpen = !useIsDayOnly();
  const loads = useFarm((farm) => selectDueLoads(farm, today));
  return { loads, today, canOpen };
}
