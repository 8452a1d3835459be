import { shortWeekdayName, weekdayName } from '#domain/calendar/day-label.ts';
import { type IsoDate, calendarDay, dayNumber, weekdayOf } from '#domain/calendar/iso-date.ts';
import type { DayForm } from './us-days.ts';

const MONTHS = 'JanFebMarAprMayJunJulAugSepOctNovDec';

/** A day with the name of its month, so that no two numbers can be mixed up: "Tue 24 Nov". */
export function writeDayFirst(iso: IsoDate, form: DayForm = 'short'): string {
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

/** A time on a clock of 24 hours: "07:42". */
export function write24Hours(hour: number, minute: number): string {
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
