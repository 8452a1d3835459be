import type { IsoDate, IsoInstant } from '#domain/calendar/iso-date.ts';
import { pageTeller } from './format.ts';

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
  return pageTeller().day(day, day.slice(0, 4) === today.slice(0, 4) ? 'list' : 'past');
}

/** The time of an instant by the clock of the device: "7:42 AM". */
export function instantTime(instant: IsoInstant | number): string {
  const time = new Date(instant);
  return pageTeller().time(time.getHours(), time.getMinutes());
}

/** An instant to the second, as a hint says it: "10/20/2025, 7:42:05 AM". */
export function fullInstant(instant: IsoInstant): string {
  const day = instantDay(instant);
  if (day === null) return '—';
  const seconds = String(new Date(instant).getSeconds()).padStart(2, '0');
  const time = instantTime(instant).replace(/:\d\d/, `$&:${seconds}`);
  return `${pageTeller().day(day, 'past')}, ${time}`;
}
