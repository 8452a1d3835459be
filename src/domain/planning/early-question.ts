import { shortDayLabel } from '#domain/calendar/day-label.ts';
import { addDays } from '#domain/calendar/day-number.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';

/**
 * Asks before work due after tomorrow is done today: "Mark the Wed 11/25 harvest done on Fri 11/20?".
 *
 * @param asked - The question about the work, given its day: "Mark the Wed 11/25 harvest done".
 * @returns `null` if the work is due by tomorrow.
 */
export function earlyQuestion(
  asked: (day: string) => string,
  dateISO: IsoDate,
  today: IsoDate,
): string | null {
  if (dateISO <= addDays(today, 1)) return null;
  return `${asked(shortDayLabel(dateISO))} on ${shortDayLabel(today)}?`;
}
