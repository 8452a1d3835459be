import type { IsoDate, Millis } from '#domain/calendar/iso-date.ts';

export interface Clock {
  now(): Millis;
  /** The farm's local calendar day. */
  today(): IsoDate;
  /** An instant by the clock on the farm's wall, like `2026-11-20T08:15`. */
  localTime(at: Millis): string;
  /** Calls back whenever the local day may have changed: at midnight, on focus, when the page becomes visible. */
  onDayChange(listener: () => void): () => void;
}

export interface Randomness {
  base36(length: number): string;
}

export interface Timers {
  /** Runs once after a delay, unless the returned function is called first. */
  after(milliseconds: Millis, run: () => void): () => void;
}

/** Lets the page react when work has gone on for a while; resolves without waiting when it has not. */
export type YieldToMain = () => Promise<void>;

export interface Logger {
  error(message: string, cause?: unknown): void;
}

/** A logger that also records routine events that help explain problems. */
export interface NotingLogger extends Logger {
  note(message: string, cause?: unknown): void;
}
