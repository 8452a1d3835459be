import {
  dateLabel,
  dayLabel,
  monthDayLabel,
  shortDayLabel,
  shortWeekdayName,
  titleDayLabel,
  weekdayName,
} from '#domain/calendar/day-label.ts';
import { calendarDay, dayNumber, weekdayOf } from '#domain/calendar/day-number.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { Region } from './region.ts';

/**
 * The forms of a day, as a US farm reads them: `long` "Tuesday 3/14", `title` "Tuesday, 3/14", `short` "Tue 3/14", `date` "Tue
 * 3/14/2023", `list` "3/14", `past` "3/14/2023".
 */
export type DayForm = 'long' | 'title' | 'short' | 'date' | 'list' | 'past';

const MONTHS = 'JanFebMarAprMayJunJulAugSepOctNovDec';

export function writeDay(iso: IsoDate, form: DayForm, dates: Region['dates']): string {
  return dates === 'us' ? usDay(iso, form) : dayFirst(iso, form);
}

/** Hours after midnight: "6 pm", "10:30 pm"; day first "18:00". */
export function writeHour(hours: number, dates: Region['dates']): string {
  const minutes = Math.round((hours % 1) * 60);
  const hour = Math.floor(hours) % 24;
  if (dates !== 'us') return `${twoDigits(hour)}:${twoDigits(minutes)}`;
  const rest = minutes === 0 ? '' : `:${twoDigits(minutes)}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${rest} ${hour < 12 ? 'am' : 'pm'}`;
}

/** The time of a clock: "7:42 AM"; day first "07:42". */
export function writeTime(hour: number, minute: number, dates: Region['dates']): string {
  if (dates !== 'us') return `${twoDigits(hour)}:${twoDigits(minute)}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}:${twoDigits(minute)} ${hour < 12 ? 'AM' : 'PM'}`;
}

function usDay(iso: IsoDate, form: DayForm): string {
  switch (form) {
    case 'long':
      return dayLabel(iso);
    case 'title':
      return titleDayLabel(iso);
    case 'short':
      return shortDayLabel(iso);
    case 'date':
      return dateLabel(iso);
    case 'list':
      return monthDayLabel(iso);
    case 'past':
      return `${monthDayLabel(iso)}/${calendarDay(dayNumber(iso)).year}`;
  }
}

function dayFirst(iso: IsoDate, form: DayForm): string {
  const { year, month, day } = calendarDay(dayNumber(iso));
  const date = `${day} ${MONTHS.slice(month * 3 - 3, month * 3)}`;
  switch (form) {
    case 'long':
      return `${weekdayName(weekdayOf(iso))} ${date}`;
    case 'title':
      return `${weekdayName(weekdayOf(iso))}, ${date}`;
    case 'short':
      return `${shortWeekdayName(iso)} ${date}`;
    case 'date':
      return `${shortWeekdayName(iso)} ${date} ${year}`;
    case 'list':
      return date;
    case 'past':
      return `${date} ${year}`;
  }
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
