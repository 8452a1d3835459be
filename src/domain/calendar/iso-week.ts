import {
  type DayNumber,
  type IsoDate,
  calendarDay,
  dayNumberOf,
  dayNumber,
  isoDate,
  weekdayOfNumber,
} from './iso-date.ts';

/** A week of the ISO calendar: written `2025-W23`, known by its Monday. */
export interface IsoWeek {
  readonly week: string;
  readonly weekStart: IsoDate;
}

/** The Monday on or before a day. */
export function mondayOf(iso: IsoDate): IsoDate {
  return isoDate(mondayBefore(dayNumber(iso)));
}

/**
 * Returns the ISO week of a day.
 *
 * A week belongs to the year of its Thursday, so days around New Year may count to the other year.
 */
export function isoWeekOf(iso: IsoDate): IsoWeek {
  const monday = mondayBefore(dayNumber(iso));
  const { year } = calendarDay(monday + 3);
  const firstMonday = mondayBefore(dayNumberOf(year, 1, 4));
  const number = (monday - firstMonday) / 7 + 1;
  return {
    week: `${String(year).padStart(4, '0')}-W${String(number).padStart(2, '0')}`,
    weekStart: isoDate(monday),
  };
}

function mondayBefore(day: DayNumber): DayNumber {
  return day - ((weekdayOfNumber(day) + 6) % 7);
}
