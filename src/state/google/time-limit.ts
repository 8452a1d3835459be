import type { Millis } from '#domain/calendar/iso-date.ts';
import type { Timers } from '../ports/environment.ts';

/** Waits for a promise up to a limit and rejects after it. A later result is dropped. */
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
