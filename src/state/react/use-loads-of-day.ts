import type { DueLoad } from '#domain/alchemy/dry-loads/due-loads.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { selectDueLoads } from '../selectors/due-loads.ts';
import { useFarm, useToday } from './use-farm.ts';
import { useIsDayOnly } from './sharing/use-is-day-only.ts';

interface LoadsOfDay {
  readonly loads: readonly DueLoad[];
  readonly today: IsoDate;
  /** Whether this device has the screen of the dryers, where a load is started and weighed. */
  readonly canOpen: boolean;
}

/** Dryer loads that need work today, and today's date. */
export function useLoadsOfDay(): LoadsOfDay {
  const today = useToday();
  const canOpen = !useIsDayOnly();
  const loads = useFarm((farm) => selectDueLoads(farm, today));
  return { loads, today, canOpen };
}
