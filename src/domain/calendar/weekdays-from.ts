import type { Weekday } from './iso-date.ts';

const SUNDAY_FIRST: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];

/** The days of the week in the order in which the farm's week runs. */
export function weekdaysFrom(first: Weekday): readonly Weekday[] {
  return [...SUNDAY_FIRST.slice(first), ...SUNDAY_FIRST.slice(0, first)];
}
