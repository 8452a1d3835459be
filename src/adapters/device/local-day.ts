import type { IsoDate } from '#domain/calendar/iso-date.ts';

/** The calendar day of an instant where the device is. */
export function localDay(time: Date): IsoDate {
  const year = String(time.getFullYear()).padStart(4, '0');
  const month = String(time.getMonth() + 1).padStart(2, '0');
  const day = String(time.getDate()).padStart(2, '0');
  return `${year}-${month}-${day}`;
}

export function localDayOf(at: number): IsoDate {
  return localDay(new Date(at));
}
