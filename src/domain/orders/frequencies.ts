import type { Weekday } from '#domain/calendar/iso-date.ts';
import { SATURDAY } from '#domain/calendar/weekdays.ts';
import type { Frequency } from './order.ts';

/** Frequencies in the order a form offers them. */
export const FREQUENCIES: readonly Frequency[] = [
  'WEEKLY',
  'BIWEEKLY',
  'MONTHLY_1_3_5',
  'MONTHLY_2_4',
  'MONTHLY_NTH',
];

/** The weekday of a standing order that names none: Saturday. */
export const DEFAULT_WEEKDAY: Weekday = SATURDAY;

/** Every how many weeks an order falls due that does not say so: biweekly is every 2. */
export function usualInterval(frequency: Frequency): number {
  return frequency === 'BIWEEKLY' ? 2 : 1;
}

/** Every how many weeks an order falls due. Only weekly orders may skip weeks; the others have a fixed step. */
export function keptInterval(frequency: Frequency, interval: number): number {
  return frequency === 'WEEKLY' ? interval : usualInterval(frequency);
}
