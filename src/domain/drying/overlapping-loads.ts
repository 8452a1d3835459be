import { dayNumber, type DayNumber } from '#domain/calendar/iso-date.ts';
import { isLoadAhead, type DryLoad } from './dry-load.ts';

/** The day on which what went in is dry, and its dryer free again. */
export function readyDay({
  startISO,
  cycleDays,
}: Pick<DryLoad, 'startISO' | 'cycleDays'>): DayNumber {
  return dayNumber(startISO) + cycleDays;
}

/** Ids of loads that overlap another one in the same dryer, as two devices may plan them. */
export function overlappingLoads(loads: readonly DryLoad[]): ReadonlySet<string> {
  const held = loads.filter(isLoadAhead);
  const found = held.filter((load) => held.some((other) => isInTheWay(load, other)));
  return new Set(found.map(({ id }) => id));
}

export function isInTheWay(load: DryLoad, other: DryLoad): boolean {
  return (
    load.id !== other.id &&
    load.dryerId !== '' &&
    load.dryerId === other.dryerId &&
    isLoadAhead(other) &&
    dayNumber(load.startISO) < readyDay(other) &&
    dayNumber(other.startISO) < readyDay(load)
  );
}
