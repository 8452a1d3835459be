import type { IsoDate, IsoInstant } from '#domain/calendar/iso-date.ts';

/** The device's calendar day of an instant; an unreadable one has none. */
export function instantDay(instant: IsoInstant): IsoDate | null {
  const time = new Date(instant);
  if (Number.isNaN(time.getTime())) return null;
  const [year, month, day] = [time.getFullYear(), time.getMonth() + 1, time.getDate()];
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** When something happened, as lists write it: "10/20", in another year than today's "10/20/2025". */
export function instantLabel(instant: IsoInstant, today: IsoDate): string {
  const day = instantDay(instant);
  if (day === null) return '—';
  const [year = '', month, date] = day.split('-');
  const label = `${Number(month)}/${Number(date)}`;
  return today.startsWith(`${year}-`) ? label : `${label}/${Number(year)}`;
}
