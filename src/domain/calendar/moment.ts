import type { IsoDate, Millis } from './iso-date.ts';

/** When something is done: the farm's day and the instant. */
export interface Moment {
  readonly today: IsoDate;
  readonly now: Millis;
}
