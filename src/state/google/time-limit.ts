import type { Millis } from '#domain/calendar/iso-date.ts';
import type { Timers } from '../ports/environment.ts';

/** What a promise brings, or the failure when it takes too long. What comes later is lost. */
export function withinLimit<T>(
  timers: Timers,
  limit: Millis,
  work: Promise<T>,
  late: () => Error,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = timers.after(limit, () => reject(late()));
    work.then(resolve, reject).finally(stop);
  });
}
