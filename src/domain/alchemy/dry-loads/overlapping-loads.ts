import { dayNumber, type DayNumber } from '#domain/calendar/day-number.ts';
import { isLoadAhead, type DryLoad } from './dry-load.ts';

/** The day on which what went in is dry, and its dryer free again. */
export function readyDay({
  startISO,
  cycleDays,
}: Pick<DryLoad, 'startISO' | 'cycleDays'>): DayNumber {
  return dayNumber(startISO) + cycleDays;
}

/** Ids of loads that would be in one dryer at a time with another one, as two devices may have planned them. */
export function overlappingLoads(loads: readonly DryLoad[]): ReadonlySet<string> {
  const found = new Set<string>();
  const held = loads.filter((load) => load.dryerId !== '' && isLoadAhead(load));
  for (const load of held) {
    for (const other of held) {
      if (load === other || load.dryerId !== other.dryerId) continue;
      if (dayNumber(load.startISO) >= readyDay(other)) continue;
      if (dayNumber(other.startISO) < readyDay(load)) found.add(load.id);
    }
  }
  return found;
}
