import type { LoadOfDay } from '#domain/alchemy/dry-loads/loads-of-day.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { selectLoadsOfDay } from '../selectors/loads-of-day.ts';
import { useFarm, useToday } from './use-farm.ts';
import { useIsDayOnly } from './sharing/use-is-day-only.ts';

interface LoadsOfDay {
  readonly loads: readonly LoadOfDay[];
  readonly today: IsoDate;
  /** Whether this device has the screen of the dryers, where a load is started and weighed. */
  readonly canOpen: boolean;
}

/** The loads of the dryers that wait for somebody today, and which day that is. */
export function useLoadsOfDay(): LoadsOfDay {
  const today = useToday();
  const canOpen = !useIsDayOnly();
  const loads = useFarm((farm) => selectLoadsOfDay(farm, today));
  return { loads, today, canOpen };
}
