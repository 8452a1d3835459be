import { workerAnswers } from '#adapters/workers/worker-answers.ts';
import {
  emptyMemoryDisk,
  memoryDocumentStorage,
} from '#tests/support/devices/memory-document-storage.ts';
import type { MemoryDisk } from '#tests/support/devices/memory-document-storage.ts';
import type { Device } from '#state/ports/device-port.ts';
import type { FarmEnvironment } from '#state/ports/farm-environment.ts';
import type { DocumentStorage } from '#state/ports/document-storage.ts';
import type { SharedFarms } from '#state/ports/shared-farms.ts';
import type { SyncPage } from '#state/ports/sync-page.ts';
import { loadChanges } from '#state/store/load-changes.ts';
import { loadServices } from '#state/store/deferred-services.ts';
import { type CloudEnvironment, ANONYMOUS } from '#state/ports/cloud-environment.ts';
import { type GoogleDouble, aGoogle } from '#tests/support/google/google-double.ts';
import { aCalendarDevice, aMemoryCalendar } from '#tests/support/google/memory-calendar.ts';

/** A world whose time and failures the test decides. */
export interface TestEnvironment extends FarmEnvironment {
  readonly problems: string[];
  readonly google: GoogleDouble;
  /** The day begins: the farm's screens are still open. */
  readonly beginDay: (day: string) => void;
  /** Lets time pass, with everything that was waiting for it. */
  readonly pass: (milliseconds: number) => void;
}

/** Friday 11/20/2026, eight in the morning UTC. */
const MORNING = Date.UTC(2026, 10, 20, 8);

// As in a tab that has been open for a moment.
await Promise.all([loadChanges(), loadServices()]);

let tabs = 0;

/**
 * A tab of a device.
 *
 * @param disk - What the tabs of the device share; a new device when left out.
 * @param storage - Stands between the tab and the disk, for a test that makes writing fail.
 */
export function anEnvironment(
  disk: MemoryDisk = emptyMemoryDisk(),
  storage: DocumentStorage = memoryDocumentStorage(disk),
): TestEnvironment {
  const dayListeners = new Set<() => void>();
  const waiting = new Set<{ readonly at: number; readonly run: () => void }>();
  const entries = new Map<string, string>();
  const problems: string[] = [];
  const tabName = (tabs += 1).toString(36);
  let now = MORNING;
  let today = '2026-11-20';
  let ids = 0;
  let anonymousId: string | null = null;
  return {
    problems,
    beginDay(day) {
      today = day;
      dayListeners.forEach((listener) => listener());
    },
    pass(milliseconds) {
      now += milliseconds;
      for (const timer of waiting) {
        if (timer.at > now) continue;
        waiting.delete(timer);
        timer.run();
      }
    },
    clock: {
      now: () => now,
      today: () => today,
      localTime: (at) => new Date(at).toISOString().slice(0, 16),
      onDayChange(listener) {
        dayListeners.add(listener);
        return () => dayListeners.delete(listener);
      },
    },
    randomness: {
      // No longer than asked: what reads it as a share of one, such as a pause, would wait for a minute.
      base36: (length) => tabName + (ids += 1).toString(36).padStart(length - tabName.length, '0'),
    },
    breathe: async () => undefined,
    timers: {
      after(milliseconds, run) {
        const timer = { at: now + milliseconds, run };
        waiting.add(timer);
        return () => waiting.delete(timer);
      },
    },
    logger: {
      error: (message, cause) =>
        problems.push(`${message}: ${cause instanceof Error ? cause.message : ''}`),
      note: () => undefined,
    },
    storage,
    mirror: {
      read: () => Object.fromEntries(entries),
      keepDamaged: (text) => entries.set('damaged', text),
      write: (farm) => entries.set('mgm.state', JSON.stringify(farm)),
    },
    session: {
      anonymousId: () => anonymousId,
      remember: (id) => (anonymousId = id),
      forget: () => (anonymousId = null),
    },
    google: aGoogle(),
    calendar: aMemoryCalendar(),
    calendarDevice: aCalendarDevice(),
    cloud: noCloud(),
    device: aDevice(),
    backupFolder: null,
    answers: workerAnswers(noWorkers),
    farms: NO_FARMS,
    screenDrawn: Promise.resolve(),
  };
}

/** Everything is worked out in the page. */
function noWorkers(): never {
  throw new Error('No workers here');
}

/** No server keeps farms of several people. */
const NO_FARMS: SharedFarms = {
  offer: async () => ({
    creation: [],
    origin: 'http://127.0.0.1:1',
    safety: 'secure',
    certificateEndsAt: null,
  }),
  keys: async () => [],
  look: silence,
  join: silence,
  keep: silence,
  people: silence,
  invite: silence,
  takeInvitesBack: silence,
  changePerson: silence,
  removePerson: silence,
  removeDevice: silence,
  forgetMoved: async () => undefined,
  open: async () => undefined,
  hasUnsent: async () => false,
  removeFromDevice: async () => undefined,
};

async function silence(): Promise<{ ok: false; status: number; error: null }> {
  return { ok: false, status: 0, error: null };
}

/** A page that is the only one of its browser. */
export const LONELY_PAGE: SyncPage = {
  onWake: () => () => undefined,
  leads: () => true,
  onLead: () => () => undefined,
  emit: () => undefined,
  onNews: () => () => undefined,
  close: () => undefined,
};

/** Nobody is signed in, so nothing is asked of the cloud. */
function noCloud(): CloudEnvironment {
  const silent = async (): Promise<never> => {
    throw new Error('Nobody is signed in');
  };
  return {
    userKey: ANONYMOUS,
    member: null,
    service: {
      readiness: silent,
      load: silent,
      save: silent,
      patch: silent,
      remove: silent,
      signOut: silent,
    },
    page: LONELY_PAGE,
    earlierFarm: { find: async () => null, settle: () => undefined },
  };
}

/** A device with room for a farm, which forgets it when it is told to. */
function aDevice(): Device {
  let mark = { at: MORNING, isFile: false };
  let out: readonly string[] = [];
  return {
    forgetsUnused: false,
    room: async () => ({ usedBytes: 2e6, quotaBytes: 1e9, isKept: true }),
    askToKeep: async () => true,
    backupMark: () => mark,
    rememberBackupFile: (at) => (mark = { at, isFile: true }),
    invoicesOut: () => out,
    rememberInvoicesOut: (marks) => (out = [...out, ...marks]),
    erase: async () => undefined,
    onErase: () => () => undefined,
  };
}
