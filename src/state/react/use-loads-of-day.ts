import { createSelector } from 'reselect';
import { dueLoads } from '#domain/alchemy/dry-loads/due-loads.ts';
import { useFarm, useToday } from './use-farm.ts';
import { useIsDayOnly } from './sharing/use-is-day-only.ts';
import { selectPartsOf, todayOf } from '../selectors/parts-of-farm.ts';

const selectDueLoads = createSelector(
  selectPartsOf('dryLoads', 'varieties', 'capacity'),
  todayOf,
  dueLoads,
);

/** Dryer loads that need work today, and whether this device has the screen of the dryers to open them. */
export function useLoadsOfDay() {
  const today = useToday();
  const canOpen = !useIsDayOnly();
  const loads = useFarm((farm) => selectDueLoads(farm, today));
  return { loads, today, canOpen };
}
