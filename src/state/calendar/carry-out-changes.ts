import type { CalendarChanges } from '#domain/calendar-events/reconcile-events.ts';
import { isRateLimit, mayPassLater } from './calendar-error.ts';
import type { CalendarAccess, FarmCalendar } from '../ports/calendar-ports.ts';
import type { WithToken } from './with-calendar-token.ts';

export interface CarriedOut {
  readonly done: number;
  readonly pending: number;
  /** Why, one for each call that failed. */
  readonly failures: readonly unknown[];
}

/** Calls under way at the same time: quick, and well below what Google allows an account. */
const AT_ONCE = 6;

/** Makes changes in parallel. A failed one stops the rest only if the calendar is missing or limits the rate. */
export async function carryOutChanges(
  calendar: FarmCalendar,
  calendarId: string,
  changes: CalendarChanges,
  withToken: WithToken,
): Promise<CarriedOut> {
  const waiting = changeCalls(calendar, changes);
  const total = waiting.length;
  const failures: unknown[] = [];
  let done = 0;
  const work = async (): Promise<void> => {
    for (let call = waiting.shift(); call !== undefined; call = waiting.shift()) {
      try {
        await withToken((token) => call({ calendarId, token }));
        done += 1;
      } catch (cause) {
        failures.push(cause);
        const isDown = done === 0 && failures.filter(mayPassLater).length >= AT_ONCE;
        if (isRateLimit(cause) || isDown) waiting.length = 0;
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, total) }, work));
  return { done, pending: total - done, failures };
}

function changeCalls(
  calendar: FarmCalendar,
  { create, patch, remove }: CalendarChanges,
): ((access: CalendarAccess) => Promise<void>)[] {
  return [
    ...remove.map(
      ({ id }) =>
        (access: CalendarAccess) =>
          calendar.remove(access, id),
    ),
    ...patch.map(
      ({ id, event }) =>
        (access: CalendarAccess) =>
          calendar.patch(access, id, event),
    ),
    ...create.map((event) => (access: CalendarAccess) => calendar.create(access, event)),
  ];
}
