import type { Millis } from '#domain/calendar/iso-date.ts';
import { CalendarError } from './calendar-error.ts';

const FIRST_WAIT: Millis = 2_000;
const LONGEST_WAIT: Millis = 300_000;

/**
 * How long to wait after so many failures in a row: twice as long each time, five minutes at most. When
 * the calendar itself asks for longer, that holds.
 */
export function backoffAfter(failuresInRow: number, causes: readonly unknown[]): Millis {
  const usual = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(failuresInRow - 1, 10));
  const asked = causes.map((cause) =>
    cause instanceof CalendarError ? (cause.retryAfterMs ?? 0) : 0,
  );
  return Math.max(usual, ...asked);
}
