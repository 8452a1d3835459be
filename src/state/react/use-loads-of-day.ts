import type { LoadOfDay } from '#domain/alchemy/dry-loads/loads-of-day.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { selectLoadsOfDay } from '../selectors/loads-of-day.ts';
import { useFarm, useToday } from './use-farm.ts';

/** The loads of the dryers that wait for somebody today, and which day that is. */
export function useLoadsOfDay(): { readonly loads: readonly LoadOfDay[]; readonly today: IsoDate } {
  const today = useToday();
  const loads = useFarm((farm) => selectLoadsOfDay(farm, today));
  return { loads, today };
}
