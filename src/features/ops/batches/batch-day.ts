import { formatDate, formatDay } from '#ui/format.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';

/** A day of a batch; its year is named only when it is another one than today's. */
export function batchDay(iso: IsoDate, today: IsoDate): string {
  return iso.slice(0, 4) === today.slice(0, 4) ? formatDay(iso) : formatDate(iso);
}
