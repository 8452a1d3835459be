import { shortDayLabel } from '#domain/calendar/day-label.ts';
import { addDays } from '#domain/calendar/day-number.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';

/**
 * Asked before work of a day after tomorrow is done: "Harvest of Wed 11/25, done on Fri 11/20?"; null for
 * what is due by then.
 */
export function earlyQuestion(what: string, dateISO: IsoDate, today: IsoDate): string | null {
  if (dateISO <= addDays(today, 1)) return null;
  return `${what} of ${shortDayLabel(dateISO)}, done on ${shortDayLabel(today)}?`;
}
