import type { Millis } from '#domain/calendar/iso-date.ts';
import { oneAfterTheOther } from '#domain/records/one-after-the-other.ts';
import type { GoogleConnection } from '../google/google-connection.ts';
import type { FarmEnvironment } from '../ports/farm-environment.ts';
import { showsPlan } from './calendar-jobs.ts';
import { type CalendarSyncState, type FarmToday, createCalendarRunner } from './calendar-runner.ts';
import { rememberWritten } from './sync-calendars.ts';

/** Outcome of a requested sync. `missing`: Google, a calendar or a kind of work isn't set. */
export type CalendarSyncOutcome = 'synced' | 'failed' | 'missing';

/** Keeps the Google calendar in sync with the plan, automatically and on request. */
export interface CalendarSync {
  readonly state: () => CalendarSyncState;
  readonly onChange: (listener: () => void) => () => void;
  /** Never rejects; the reason of a failure is logged. */
  readonly syncNow: () => Promise<CalendarSyncOutcome>;
  readonly close: () => void;
}

interface CalendarSource {
  readonly read: () => FarmToday;
  /** The farm as it was when it was opened: what was changed since is followed, too. */
  readonly opened?: FarmToday;
  readonly onChange: (listener: () => void) => () => void;
}

type CalendarSyncEnvironment = Pick<
  FarmEnvironment,
  'clock' | 'timers' | 'logger' | 'calendar' | 'calendarDevice'
>;

type Google = Pick<GoogleConnection, 'status' | 'onChange' | 'userId' | 'token' | 'refuse'>;

/** A change is synced this long after the last one. */
const DEBOUNCE: Millis = 600;

/**
 * Follows the plan: some moments after a change the calendar is brought up to date, one sync at a time.
 *
 * What may pass later is tried again, ever more rarely. When the last kind of work is switched off, or
 * another calendar is named, the events that were written before are still taken out.
 */
export function createCalendarSync(
  { clock, timers, logger, calendar, calendarDevice: device }: CalendarSyncEnvironment,
  google: Google,
  source: CalendarSource,
): CalendarSync {
  const runner = createCalendarRunner({ calendar, device, google, clock, logger });
  let seen = source.opened ?? source.read();
  // One sync after the other, in this tab and in all tabs.
  const turn = oneAfterTheOther();
  const inTurn = <T>(run: () => Promise<T>): Promise<T> => turn(() => device.alone(run));
  let isClosed = false;
  const { read } = source;
  const mayRun = (): boolean =>
    !isClosed && google.status() === 'connected' && runner.hasJobs(read());
  const { wake, rest } = syncsByItself({ clock, timers, runner, inTurn, read, mayRun });

  function farmChanged(): void {
    const was = seen;
    seen = read();
    if (showTheSame(was, seen)) return;
    const [before, after] = [was.document.settings.google, seen.document.settings.google];
    if (google.status() === 'connected') {
      // A calendar that other devices wrote to is cleared from here, too.
      if (showsPlan(before) && !showsPlan(after))
        rememberWritten(device, google.userId() ?? '', before.calendarId.trim());
      // A person who just turned on the calendar can grant access; syncs wait for that.
      if (!showsPlan(before) && showsPlan(after) && !isOtherFarm(was, seen)) {
        const asked = google.token({ calendar: true, mayAsk: true });
        void turn(() => asked);
      }
    }
    wake();
  }

  async function syncNow(): Promise<CalendarSyncOutcome> {
    const isReady =
      google.status() === 'connected' && showsPlan(source.read().document.settings.google);
    if (!isReady) return 'missing';
    // Whoever asks is there to give the calendar free, should that still be missing.
    await google.token({ calendar: true, mayAsk: true });
    rest();
    const result = await inTurn(() => runner.run(source.read(), 'asked'));
    if (runner.retryAt() !== null) wake();
    return result === null || (result.pending > 0 && result.done === 0) ? 'failed' : 'synced';
  }

  const stops = [source.onChange(farmChanged), google.onChange(wake)];
  farmChanged();
  wake();

  return {
    state: runner.state,
    onChange: runner.onChange,
    syncNow,
    close() {
      isClosed = true;
      rest();
      stops.forEach((stop) => stop());
    },
  };
}

/** Brings the calendar up to date by itself, some moments after it was woken, and later what has failed. */
function syncsByItself(
  parts: Pick<CalendarSyncEnvironment, 'clock' | 'timers'> & {
    readonly runner: ReturnType<typeof createCalendarRunner>;
    readonly inTurn: (run: () => Promise<void>) => Promise<void>;
    readonly read: () => FarmToday;
    readonly mayRun: () => boolean;
  },
): { readonly wake: () => void; readonly rest: () => void } {
  const { runner, mayRun } = parts;
  let stopTimer = (): void => undefined;
  let isWaiting = false;

  function wake(): void {
    stopTimer();
    if (!mayRun()) return;
    const wait = Math.max(DEBOUNCE, (runner.retryAt() ?? 0) - parts.clock.now());
    stopTimer = parts.timers.after(wait, () => {
      // One that waits for its turn will read what is there by then.
      if (!isWaiting) void run();
    });
  }

  async function run(): Promise<void> {
    isWaiting = true;
    await parts.inTurn(async () => {
      isWaiting = false;
      const farm = parts.read();
      if (mayRun() && !runner.isUpToDate(farm)) await runner.run(farm, 'by itself');
    });
    if (runner.retryAt() !== null) wake();
  }

  return { wake, rest: () => stopTimer() };
}

/** Whether more than settings changed, as after an import or a sync. Then no sign-in window opens. */
function isOtherFarm(a: FarmToday, b: FarmToday): boolean {
  return a.document.varieties !== b.document.varieties || a.document.orders !== b.document.orders;
}

/** Whether two states of the farm cannot differ in the calendar. */
function showTheSame(a: FarmToday, b: FarmToday): boolean {
  return (
    a.today === b.today &&
    a.document.tasks === b.document.tasks &&
    a.document.varieties === b.document.varieties &&
    a.document.settings.google === b.document.settings.google
  );
}
