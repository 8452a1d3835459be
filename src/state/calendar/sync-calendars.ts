import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { type CalendarChanges, reconcileEvents } from '#domain/calendar-events/reconcile-events.ts';
import {
  calendarWindow,
  wantedEvents,
  type WantedEvent,
} from '#domain/calendar-events/wanted-events.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import type { GoogleConnection } from '../google/google-connection.ts';
import { isOutOfReach, isRateLimit, mayPassLater } from './calendar-error.ts';
import { calendarJobs } from './calendar-jobs.ts';
import type { CalendarAccess, CalendarDevice, FarmCalendar } from '../ports/calendar-ports.ts';
import { NoCalendarAccess, withCalendarToken, type WithToken } from './with-calendar-token.ts';

export interface CalendarSyncParts {
  readonly calendar: FarmCalendar;
  readonly device: CalendarDevice;
  readonly google: Pick<GoogleConnection, 'token' | 'refuse' | 'userId'>;
}

/**
 * Brings the calendars up to date once. Rejects when a calendar cannot be read; changes that fail are
 * counted. A calendar is remembered before the first event is written to it, and forgotten when it is clear.
 */
export async function syncCalendars(
  { calendar, device, google }: CalendarSyncParts,
  farm: FarmDocument,
  today: IsoDate,
): Promise<CarriedOut> {
  const account = google.userId() ?? '';
  const withToken = withCalendarToken(google);
  const window = calendarWindow(today);

  async function bringUpToDate(calendarId: string, wanted: readonly WantedEvent[]) {
    const found = await withToken((token) => calendar.list({ calendarId, token }, window));
    const changes = reconcileEvents(wanted, found, window);
    return carryOutChanges(calendar, calendarId, changes, withToken);
  }

  async function clear(calendarId: string): Promise<CarriedOut> {
    try {
      const done = await bringUpToDate(calendarId, []);
      if (done.pending === 0) forgetWritten(device, account, calendarId);
      return done;
    } catch (cause) {
      // Without access it is remembered for the day when there is some; nobody waits for it.
      if (cause instanceof NoCalendarAccess) return NOTHING_DONE;
      if (!isOutOfReach(cause)) throw cause;
      // A calendar that was deleted or closed to us must not hold up the others for ever.
      forgetWritten(device, account, calendarId);
      return NOTHING_DONE;
    }
  }

  const { shown, cleared } = calendarJobs(farm.settings.google, device.written(account));
  let sum = NOTHING_DONE;
  if (shown !== null) {
    rememberWritten(device, account, shown);
    sum = await bringUpToDate(shown, wantedEvents(farm, today));
  }
  for (const calendarId of cleared) sum = add(sum, await clear(calendarId));
  return sum;
}

const NOTHING_DONE: CarriedOut = { done: 0, pending: 0, failures: [] };

function add(a: CarriedOut, b: CarriedOut): CarriedOut {
  return {
    done: a.done + b.done,
    pending: a.pending + b.pending,
    failures: [...a.failures, ...b.failures],
  };
}

export function rememberWritten(device: CalendarDevice, account: string, calendarId: string): void {
  const written = device.written(account);
  if (!written.includes(calendarId)) device.keepWritten(account, [...written, calendarId]);
}

function forgetWritten(device: CalendarDevice, account: string, calendarId: string): void {
  device.keepWritten(
    account,
    device.written(account).filter((other) => other !== calendarId),
  );
}

interface CarriedOut {
  readonly done: number;
  readonly pending: number;
  /** Why, one for each call that failed. */
  readonly failures: readonly unknown[];
}

/** Calls under way at the same time: quick, and well below what Google allows an account. */
const AT_ONCE = 6;

/** Makes changes in parallel. A failed one stops the rest only if the calendar is missing or limits the rate. */
async function carryOutChanges(
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
