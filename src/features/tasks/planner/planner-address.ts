import { type IsoMonth, isIsoMonth, monthOf } from '#domain/calendar/month-grid.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';

/** The month named in the address; the month of today when it names none. */
export function readMonth(query: URLSearchParams, today: IsoDate): IsoMonth {
  const month = query.get('month');
  return month !== null && isIsoMonth(month) ? month : monthOf(today);
}

/** The address of a month. That of today needs no name, so that it follows the calendar. */
export function monthQuery(month: IsoMonth, today: IsoDate): Readonly<Record<string, string>> {
  return month === monthOf(today) ? {} : { month };
}
