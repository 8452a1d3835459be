import type { IsoDate, Millis } from '#domain/calendar/iso-date.ts';

/** The device's clock. */
export interface Clock {
  now(): Millis;
  /** The farm's local calendar day. */
  today(): IsoDate;
  /** Calls back whenever the local day may have changed: at midnight, on focus, when the page becomes visible. */
  onDayChange(listener: () => void): () => void;
}

/** Random base-36 characters for new ids. */
export interface Randomness {
  base36(length: number): string;
}
