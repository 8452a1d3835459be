import { addDays } from '#domain/calendar/day-number.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';

const NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** A calendar month as a range, under its name. */
export interface MonthRange {
  /** "November". */
  readonly label: string;
  readonly range: { readonly from: IsoDate; readonly to: IsoDate };
}

/** The month of a day, from its first to its last day. */
export function monthRangeOf(day: IsoDate): MonthRange {
  const from = `${day.slice(0, 7)}-01`;
  // 31 days later it is another month, whatever the month.
  const next = `${addDays(from, 31).slice(0, 7)}-01`;
  return { label: monthName(from), range: { from, to: addDays(next, -1) } };
}

/** The months that a month end asks for: the one before and this one. */
export function recentMonths(today: IsoDate): readonly [MonthRange, MonthRange] {
  const current = monthRangeOf(today);
  return [monthRangeOf(addDays(current.range.from, -1)), current];
}

/** "November 2026" where a range is just that; null for any other. */
export function wholeMonthLabel(range: {
  readonly from: IsoDate | null;
  readonly to: IsoDate | null;
}): string | null {
  const { from, to } = range;
  if (
    from === null ||
    monthRangeOf(from).range.from !== from ||
    monthRangeOf(from).range.to !== to
  ) {
    return null;
  }
  return `${monthName(from)} ${from.slice(0, 4)}`;
}

function monthName(day: IsoDate): string {
  return NAMES[Number(day.slice(5, 7)) - 1] ?? '';
}
