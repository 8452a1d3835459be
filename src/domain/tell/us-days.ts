import { type IsoDate, calendarDay, dayNumber } from '#domain/calendar/iso-date.ts';
import {
  dateLabel,
  dayLabel,
  monthDayLabel,
  shortDayLabel,
  titleDayLabel,
} from '#domain/calendar/day-label.ts';

const US_DAYS = {
  /** "Tuesday 3/14" */
  long: dayLabel,
  /** "Tuesday, 3/14" */
  title: titleDayLabel,
  /** "Tue 3/14" */
  short: shortDayLabel,
  /** "Tue 3/14/2023" */
  date: dateLabel,
  /** "3/14" */
  list: monthDayLabel,
  /** "3/14/2023" */
  past: (iso: IsoDate) => `${monthDayLabel(iso)}/${calendarDay(dayNumber(iso)).year}`,
};

export type DayForm = keyof typeof US_DAYS;

export function writeUsDay(iso: IsoDate, form: DayForm = 'short'): string {
  return US_DAYS[form](iso);
}

/** Hours after midnight: "6 pm", "10:30 pm". */
export function writeHour(hours: number): string {
  const minutes = Math.round((hours % 1) * 60);
  const hour = Math.floor(hours) % 24;
  const rest = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${rest} ${hour < 12 ? 'am' : 'pm'}`;
}

/** The time of a clock: "7:42 AM". */
export function writeTime(hour: number, minute: number): string {
  const minutes = String(minute).padStart(2, '0');
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}
