import type { Weekday } from './iso-date.ts';

/** The market day of most farms. */
export const SATURDAY = 6 satisfies Weekday;

export const SUNDAY = 0 satisfies Weekday;
