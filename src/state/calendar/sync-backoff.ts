import type { Millis } from '#domain/calendar/iso-date.ts';
import { CalendarError } from './calendar-error.ts';

const MIN_DELAY: Millis = 2_000;
const MAX_DELAY: Millis = 300_000;

/**
 * How long to wait after so many failures in a row: twice as long each time, five minutes at most. When
 * the calendar itself asks for longer, that holds.
 */
export function backoffAfter(failuresInRow: number, causes: readonly unknown[]): Millis {
  const usual = Math.min(MAX_DELAY, MIN_DELAY * 2 ** Math.min(failuresInRow - 1, 10));
  const asked = causes.map((cause) =>
    cause instanceof CalendarError ? (cause.retryAfterMs ?? 0) : 0,
  );
  return Math.max(usual, ...asked);
}
