import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { EARLIEST_DAY, type DayRange } from '#ui/day-range/day-range.ts';
import { formatCount } from '#ui/format.ts';

/** The days of a file: from the first of all where none is named, up to today or the first day named. */
export function fileDays({ from, to }: DayRange, today: IsoDate) {
  const first = from ?? EARLIEST_DAY;
  return { from: first, to: to ?? (today > first ? today : first) };
}

/** What a file will hold: "3 days, 48 lines". */
export function fileText(rows: readonly (readonly unknown[])[]): string {
  const days = new Set(rows.map(([day]) => day)).size;
  return `${formatCount(days, 'day')}, ${formatCount(rows.length, 'line')}`;
}
