import type { Millis } from '#domain/calendar/iso-date.ts';

/** A call that the calendar service answered with anything but OK. */
export class CalendarError extends Error {
  override readonly name = 'CalendarError';
  readonly status: number;
  /** How long the service asks to be left alone, null when it does not say. */
  readonly retryAfterMs: Millis | null;

  /** @param text - Body of the answer, or the status text if it is empty. */
  constructor(status: number, text: string, retryAfterMs: Millis | null = null) {
    super(`Calendar error ${status}: ${text}`);
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }
}

/** There were too many calls: every further one would make it worse. */
export function isRateLimit(cause: unknown): boolean {
  if (!(cause instanceof CalendarError)) return false;
  return (
    cause.status === 429 ||
    (cause.status === 403 &&
      /rateLimitExceeded|quotaExceeded|dailyLimitExceeded/i.test(cause.message))
  );
}

/** Checks whether the same call may succeed later on its own. */
export function mayPassLater(cause: unknown): boolean {
  if (!(cause instanceof CalendarError)) return true;
  const { status } = cause;
  return isRateLimit(cause) || status === 401 || status === 408 || status >= 500;
}

/** Checks whether the calendar is missing or closed to this account. */
export function isOutOfReach(cause: unknown): boolean {
  if (!(cause instanceof CalendarError) || isRateLimit(cause)) return false;
  return cause.status === 404 || cause.status === 410 || cause.status === 403;
}
