import type { IsoDate, Millis } from './iso-date.ts';

/** When something is done: the farm's day and the instant. */
export interface Moment {
  readonly today: IsoDate;
  readonly now: Millis;
  /**
   * The same instant by the clock of the service, where that is known: clocks of devices may be wrong by
   * years, and of two edits the later one is kept.
   */
  readonly serviceNow?: Millis;
}
