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

/** The day of the week where room is short: "Tue". */
export function shortWeekdayName(iso: IsoDate): string {
  return weekdayName(weekdayOf(iso)).slice(0, 3);
}

/** "Tuesday 3/14", "Tuesday, 3/14", "Tue 3/14", "Tue 3/14/2023", "3/14" or "3/14/2023". */
export type DayForm = 'long' | 'title' | 'short' | 'date' | 'list' | 'past';

/** A day in a form, from its date without and with the year. */
export function dayInForm(iso: IsoDate, form: DayForm, date: string, dated: string): string {
  const weekday = weekdayName(weekdayOf(iso));
  const short = shortWeekdayName(iso);
  const forms: Readonly<Record<DayForm, string>> = {
    long: `${weekday} ${date}`,
    title: `${weekday}, ${date}`,
    short: `${short} ${date}`,
    date: `${short} ${dated}`,
    list: date,
    past: dated,
  };
  return forms[form];
}

export function writeUsDay(iso: IsoDate, form: DayForm = 'short'): string {
  const { year, month, day } = calendarDay(dayNumber(iso));
  return dayInForm(iso, form, `${month}/${day}`, `${month}/${day}/${year}`);
}

/** A day as headings write it: "Tuesday 3/14". */
export function dayLabel(iso: IsoDate): string {
  return writeUsDay(iso, 'long');
}

/** A day where room is short: "Tue 3/14". */
export function shortDayLabel(iso: IsoDate): string {
  return writeUsDay(iso);
}

/** A day whose year matters: "Sat 3/15/2025". */
export function dateLabel(iso: IsoDate): string {
  return writeUsDay(iso, 'date');
}
