import { type Weekday, SATURDAY } from '#domain/calendar/iso-date.ts';
import type { Frequency, RepeatRule } from './order.ts';

export const DEFAULT_WEEKDAY: Weekday = SATURDAY;

export function usualInterval(frequency: Frequency): number {
  return frequency === 'BIWEEKLY' ? 2 : 1;
}

export function weeksBetween({ frequency, interval = 1 }: RepeatRule): number {
  return keptInterval(frequency, Math.max(1, Math.floor(interval)));
}

/** Interval of an order in weeks. Only weekly orders can skip weeks; others have a fixed interval. */
export function keptInterval(frequency: Frequency, interval: number): number {
  return frequency === 'WEEKLY' ? interval : usualInterval(frequency);
}
