import type { Author } from '#domain/calendar/work-mark.ts';
import type { IsoDate, Millis } from './iso-date.ts';

/** Time and author of an action: the farm's day, the instant and the person. */
export interface ActionContext {
  readonly today: IsoDate;
  readonly now: Millis;
  /**
   * The same instant by the clock of the service, where that is known: clocks of devices may be wrong by
   * years, and of two edits the later one is kept.
   */
  readonly serviceNow?: Millis;
  /** Member who uses the device, if it has a key. */
  readonly who?: Author;
}
