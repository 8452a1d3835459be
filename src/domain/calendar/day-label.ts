import { type IsoDate, type Weekday, calendarDay, dayNumber, weekdayOf } from './iso-date.ts';

/** Names of the days of the week, Sunday first. */
export const WEEKDAY_NAMES = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/** The name of a day of the week: "Saturday". */
export function weekdayName(weekday: Weekday): string {
  return WEEKDAY_NAMES[weekday];
}

/** A day as headings write it: "Tuesday 3/14". */
export function dayLabel(iso: IsoDate): string {
  return `${weekdayName(weekdayOf(iso))} ${monthDayLabel(iso)}`;
}

/** A day after a dash, as titles of dialogs write it: "Friday, 3/14". */
export function titleDayLabel(iso: IsoDate): string {
  return `${weekdayName(weekdayOf(iso))}, ${monthDayLabel(iso)}`;
}

/** A day where room is short: "Tue 3/14". */
export function shortDayLabel(iso: IsoDate): string {
  return `${shortWeekdayName(iso)} ${monthDayLabel(iso)}`;
}

/** The day of the week where room is short: "Tue". */
export function shortWeekdayName(iso: IsoDate): string {
  return weekdayName(weekdayOf(iso)).slice(0, 3);
}

/** A day whose year matters: "Sat 3/15/2025". */
export function dateLabel(iso: IsoDate): string {
  return `${shortDayLabel(iso)}/${calendarDay(dayNumber(iso)).year}`;
}

/** A day in a list of days: "3/14". */
export function monthDayLabel(iso: IsoDate): string {
  const { month, day } = calendarDay(dayNumber(iso));
  return `${month}/${day}`;
}
