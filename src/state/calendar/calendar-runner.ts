import { createEmitter } from '../ports/emitter.ts';
import type { IsoDate, Millis } from '#domain/calendar/iso-date.ts';
import { wantedEvents } from '#domain/calendar-events/wanted-events.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import type { Clock, NotingLogger } from '../ports/environment.ts';
import { mayPassLater, CalendarError, isRateLimit } from './calendar-error.ts';
import { calendarJobs } from './calendar-jobs.ts';
import { syncCalendars, type CalendarSyncParts } from './sync-calendars.ts';

const MIN_DELAY: Millis = 2_000;

const MAX_DELAY: Millis = 300_000;

export interface CalendarSyncState {
  readonly pending: number;
  readonly lastError: string | null;
}

export interface FarmToday {
  readonly document: FarmDocument;
  readonly today: IsoDate;
}

type SyncReason = 'asked' | 'by itself';

interface RunnerEnvironment extends CalendarSyncParts {
  readonly clock: Pick<Clock, 'now'>;
  readonly logger: NotingLogger;
}

/** Makes one sync at a time and keeps what came of it. */
export function createCalendarRunner(world: RunnerEnvironment) {
  const { clock, logger, device, google } = world;
  const changed = createEmitter();
  let state: CalendarSyncState = { pending: 0, lastError: null };
  let arrived: string | null = null;
  let failuresInRow = 0;
  let retryAt: Millis | null = null;

  const account = (): string => google.userId() ?? '';
  const jobs = ({ document }: FarmToday) =>
    calendarJobs(document.settings.google, device.written(account()));
  const planText = ({ document, today }: FarmToday): string =>
    JSON.stringify([
      account(),
      document.settings.google.calendarId,
      today,
      wantedEvents(document, today),
    ]);

  function ended(why: SyncReason, causes: readonly unknown[], pending: number): void {
    const [cause] = causes;
    failuresInRow = cause === undefined ? 0 : failuresInRow + 1;
    retryAt = causes.some(mayPassLater) ? clock.now() + backoffAfter(failuresInRow, causes) : null;
    if (cause !== undefined)
      logger[why === 'asked' ? 'error' : 'note']('The calendar could not be synced', cause);
    state = { pending, lastError: cause === undefined ? null : failureText(cause) };
    changed.emit();
  }

  return {
    state: () => state,
    onChange: changed.onEmit,
    hasJobs(farm: FarmToday) {
      const { shown, cleared } = jobs(farm);
      return shown !== null || cleared.length > 0;
    },
    /** The plan reads the same as the last one that arrived in full, so that a sync would change nothing. */
    isUpToDate: (farm: FarmToday) => jobs(farm).cleared.length === 0 && planText(farm) === arrived,
    /** Never rejects; null when a calendar could not be read. */
    async run(farm: FarmToday, why: SyncReason) {
      arrived = null;
      try {
        const result = await syncCalendars(world, farm.document, farm.today);
        if (result.pending === 0) arrived = planText(farm);
        ended(why, result.failures, result.pending);
        return result;
      } catch (cause) {
        ended(why, [cause], state.pending);
        return null;
      }
    },
    retryAt: () => retryAt,
  };
}

/** Doubles with each failure in a row, to five minutes, unless the calendar asks for more. */
function backoffAfter(failuresInRow: number, causes: readonly unknown[]): Millis {
  const usual = Math.min(MAX_DELAY, MIN_DELAY * 2 ** Math.min(failuresInRow - 1, 10));
  const asked = causes.map((cause) =>
    cause instanceof CalendarError ? (cause.retryAfterMs ?? 0) : 0,
  );
  return Math.max(usual, ...asked);
}

/** Explains a failed sync to the grower. The log has the calendar's own error. */
export function failureText(cause: unknown): string {
  if (isRateLimit(cause)) return 'Google is limiting requests';
  if (cause instanceof CalendarError) return statusWords(cause);
  if (!(cause instanceof Error)) return String(cause);
  if (cause.name === 'TimeoutError') return 'Google Calendar didn’t respond';
  // Browsers say no more than that when there is no network.
  if (cause instanceof TypeError) return 'Google Calendar could not be reached';
  return cause.message;
}

function statusWords({ status }: CalendarError): string {
  if (status === 401) return 'Google wants you to sign in again';
  if (status === 403) return 'this account can’t edit this calendar';
  if (status === 404) return 'this account has no calendar with this ID';
  if (status >= 500) return 'Google Calendar is having problems';
  return `Google Calendar refused with ${status}`;
}
