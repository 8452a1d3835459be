import type { IsoDate, Millis } from '#domain/calendar/iso-date.ts';

/** The calendar day of an instant where the device is. */
export function localDay(at: Millis): IsoDate {
  const time = new Date(at);
  const year = String(time.getFullYear()).padStart(4, '0');
  const month = String(time.getMonth() + 1).padStart(2, '0');
  const day = String(time.getDate()).padStart(2, '0');
  return `${year}-${month}-${day}`;
}
