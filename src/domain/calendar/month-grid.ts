import {
  type IsoDate,
  type Weekday,
  addDays,
  addMonths,
  daysInMonth,
  weekdayOf,
} from './iso-date.ts';

/** A calendar month written `YYYY-MM`. */
export type IsoMonth = string;

export const MONTH_NAMES = [
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

export function monthOf(iso: IsoDate): IsoMonth {
  return iso.slice(0, 7);
}

export function firstDayOf(month: IsoMonth): IsoDate {
  return `${month}-01`;
}

/** Adds months to a month. Negative numbers go back. */
export function monthsLater(month: IsoMonth, months: number): IsoMonth {
  return monthOf(addMonths(firstDayOf(month), months));
}

/** A month as headings write it: "March 2025". */
export function monthLabel(month: IsoMonth): string {
  return `${MONTH_NAMES[Number(month.slice(5)) - 1] ?? ''} ${Number(month.slice(0, 4))}`;
}

/** Checks whether a text is a month of the years 1900 to 2199 written `YYYY-MM`. */
export function isIsoMonth(text: string): boolean {
  return /^(19|20|21)\d{2}-(0[1-9]|1[0-2])$/.test(text);
}

/**
 * The weeks of a month as a wall calendar shows them, Sunday to Saturday.
 *
 * Days of the months before and after fill the first and the last week; a month takes four to six.
 */
export function monthWeeks(month: IsoMonth): IsoDate[][] {
  const first = firstDayOf(month);
  const lead = weekdayOf(first);
  const days = daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5)));
  return Array.from({ length: Math.ceil((lead + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_day, weekday) => addDays(first, week * 7 + weekday - lead)),
  );
}

/** The days of the week in the order in which the farm's week runs. */
export function weekdaysFrom(first: Weekday): readonly Weekday[] {
  // A remainder of 7 is a day of the week.
  return Array.from({ length: 7 }, (_, at) => ((first + at) % 7) as Weekday);
}
