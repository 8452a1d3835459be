import type { Millis } from '#domain/calendar/iso-date.ts';
import type { CalendarSyncState } from '../calendar/calendar-runner.ts';
import type { CalendarSyncOutcome } from '../calendar/calendar-sync.ts';
import { type LoadedOnce, loadedOnce } from '#domain/records/loaded-once.ts';
import { SYNC_AT_START } from '../ports/cloud-status.ts';
import { createEmitter } from '../ports/emitter.ts';
import type { FarmEnvironment } from '../ports/farm-environment.ts';
import type { SyncEngine } from '../sync/sync-engine.ts';
import type { connectServices as ConnectServices, FarmServices } from './connect-services.ts';

const CALENDAR_AT_START: CalendarSyncState = { pending: 0, lastError: null };
const TRY_AGAIN_MS: Millis = 30_000;

export const loadServices = loadedOnce(
  async () => (await import('./connect-services.ts')).connectServices,
);

/** Services that are there at once; `begin` loads what is behind them. */
interface LateServices extends FarmServices {
  /** Loads and starts the services, unless closed meanwhile. Tries again after a failure. */
  readonly begin: () => void;
  readonly close: () => void;
}

/** Placeholder for cloud and calendar services until their code is here; a person's request loads them and waits. */
export function deferredServices(
  connect: (connectServices: typeof ConnectServices) => FarmServices,
  { logger, timers }: Pick<FarmEnvironment, 'logger' | 'timers'>,
  code: LoadedOnce<typeof ConnectServices> = loadServices,
): LateServices {
  const syncChanged = createEmitter();
  const calendarChanged = createEmitter();
  const services = connectedOnce(connect, code, ({ sync, calendar }) => {
    sync.onChange(syncChanged.emit);
    calendar.onChange(calendarChanged.emit);
    syncChanged.emit();
    calendarChanged.emit();
  });
  let stopWaiting = (): void => undefined;

  /** Unsent data is sent later, so a failed load needs no message. */
  const tellNobody = (cause: unknown): void => logger.note('Nothing is synced yet', cause);

  async function syncCalendar(): Promise<CalendarSyncOutcome> {
    try {
      return await (await services.load()).calendar.syncNow();
    } catch (cause) {
      tellNobody(cause);
      return 'failed';
    }
  }

  function begin(): void {
    stopWaiting();
    services.load().catch((cause: unknown) => {
      tellNobody(cause);
      if (!services.isClosed()) stopWaiting = timers.after(TRY_AGAIN_MS, begin);
    });
  }

  function close(): void {
    stopWaiting();
    services.close();
  }

  return {
    begin,
    close,
    sync: {
      status: () => services.now()?.sync.status() ?? SYNC_AT_START,
      onChange: syncChanged.onEmit,
      syncNow: () => services.withSync((sync) => sync.syncNow()).catch(tellNobody),
      pushAfterImport: () => services.withSync((sync) => sync.pushAfterImport()).catch(tellNobody),
      deleteCloud: () => services.withSync((sync) => sync.deleteCloud()),
      decide: (decision) => services.withSync((sync) => sync.decide(decision)),
      close,
    },
    calendar: {
      state: () => services.now()?.calendar.state() ?? CALENDAR_AT_START,
      onChange: calendarChanged.onEmit,
      syncNow: syncCalendar,
      close,
    },
  };
}

/** The services, connected a single time as soon as their code is here, unless the farm has left the screen by then. */
function connectedOnce(
  connect: (connectServices: typeof ConnectServices) => FarmServices,
  code: LoadedOnce<typeof ConnectServices>,
  tell: (connected: FarmServices) => void,
) {
  let services: FarmServices | null = null;
  let isClosed = false;

  function begun(connectServices: typeof ConnectServices): FarmServices {
    if (isClosed) throw new Error('The farm has left the screen');
    if (services !== null) return services;
    services = connect(connectServices);
    tell(services);
    return services;
  }

  async function load(): Promise<FarmServices> {
    return services ?? begun(code.now() ?? (await code()));
  }

  return {
    now: () => services,
    load,
    /** At once when it can: a window of Google opens only right after a press. */
    withSync: <T>(ask: (sync: SyncEngine) => Promise<T>): Promise<T> =>
      services === null ? load().then(({ sync }) => ask(sync)) : ask(services.sync),
    isClosed: () => isClosed,
    close() {
      isClosed = true;
      services?.sync.close();
      services?.calendar.close();
    },
  };
}
