import type { CapacityDemand } from '#domain/capacity/capacity.ts';
import type { SimulationWindow } from '#domain/capacity/simulation-input.ts';
import type { Store } from '@reduxjs/toolkit';
import { configureStore } from '@reduxjs/toolkit';
import type { Moment } from '#domain/calendar/moment.ts';
import type { FarmAction } from '../actions/farm-action.ts';
import { asMeant } from '../actions/as-meant.ts';
import type { CalendarSync } from '../calendar/calendar-sync.ts';
import { createCalendarSync } from '../calendar/calendar-sync.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { createFarmSaver } from './farm-saver.ts';
import { keepSnapshots } from './farm-snapshots.ts';
import type { FarmState, SaveStatus } from './farm-state.ts';
import type { FarmTimeline, Intent } from './farm-timeline.ts';
import { extendTimeline, timelineOf, tipOf } from './farm-timeline.ts';
import type { FarmWorld } from '../ports/farm-world.ts';
import type { FolderCopies } from '../folder/folder-copies.ts';
import { createFolderCopies } from '../folder/folder-copies.ts';
import type { GoogleConnection } from '../google/google-connection.ts';
import { createGoogleConnection } from '../google/google-connection.ts';
import { freshFarm } from '../document/fresh-farm.ts';
import { EMPTY_HISTORY } from '../actions/history.ts';
import { NewerVersionError } from './newer-version-error.ts';
import type { CopyInfo, StoredFarm } from '../ports/document-storage.ts';
import { simulationRunner } from '../simulation/simulation-runner.ts';
import { NO_SIMULATION, reduceSimulation } from '../simulation/simulation-state.ts';
import { createSyncEngine } from '../sync/create-sync-engine.ts';
import { loadMerge } from '../sync/load-merge.ts';
import type { SyncEngine } from '../sync/sync-engine.ts';

/**
 * The farm of this tab. A change is seen at once; it is stored right after, in order.
 * The screens use the hooks of `use-farm.ts` instead.
 */
export interface FarmStore {
  readonly redux: Store<FarmState, FarmEvent>;
  readonly world: FarmWorld;
  /** Throws when the action cannot be carried out; nothing has changed then. */
  readonly perform: (action: FarmAction) => void;
  /** Plans the tasks for today, as the app does by itself. When it cannot, they stay and the reason is logged. */
  readonly planToday: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** The change that Undo would take back now, null when there is none. */
  readonly latestChange: () => string | null;
  /** Takes a change back if it is still the latest; false, and nothing happens, when it is not. */
  readonly undoChange: (changeId: string) => boolean;
  /** The account that is signed in, and the tokens for calls in its name. */
  readonly google: GoogleConnection;
  /** Keeps the calendar at Google like the plan. */
  readonly calendar: CalendarSync;
  /** Keeps this farm in step with the one in the cloud. */
  readonly sync: SyncEngine;
  readonly continueWithoutGoogle: () => void;
  /** The farm stays on this device. Resolves when Google knows, too. */
  readonly signOut: () => Promise<void>;
  /** Works out how the stored demands fit, and those that are only tried; the state tells what comes of it. */
  readonly simulate: (window: SimulationWindow, tried?: readonly CapacityDemand[]) => Promise<void>;
  /** Whole farms set aside before they were replaced, newest first. */
  readonly listCopies: () => Promise<readonly CopyInfo[]>;
  readonly readCopy: (id: number) => Promise<FarmDocument | null>;
  /** Copies of the farm in a folder of the grower's own. */
  readonly folderCopies: FolderCopies;
  /**
   * Removes everything from this device; the store is closed for good, also when it rejects because
   * not all could be removed.
   */
  readonly eraseDevice: () => Promise<void>;
  /** Resolves once everything so far is stored. */
  settled(): Promise<void>;
  close(): void;
  /** Resolves when the store is closed: another farm has its place, or none. */
  readonly closed: Promise<void>;
}

interface FarmEvent {
  readonly type: 'farm/changed';
  readonly state: Partial<FarmState>;
}

/** The store of a farm as it was found on the device. */
export function createFarmStore(world: FarmWorld, farm: StoredFarm): FarmStore {
  const { clock, randomness, timers, logger, storage, session } = world;
  let timeline = timelineOf(farm);
  let isClosed = false;
  const redux = farmRedux({
    ...timeline.confirmed,
    today: clock.today(),
    save: 'saved',
    anonymousId: session.anonymousId(),
    simulation: NO_SIMULATION,
    isOutdated: false,
    isErased: false,
  });
  const change = (state: Partial<FarmState>): void =>
    void redux.dispatch({ type: 'farm/changed', state });
  const folderCopies = createFolderCopies({ ...world, farm: () => timeline.confirmed.document });
  const snapshots = keepSnapshots(world, farm.snapshotRevision, folderCopies.look);
  const saver = createFarmSaver(
    storage,
    {
      timeline: () => timeline,
      update,
      outdated: () => {
        sync.close();
        calendar.close();
        snapshots.close();
        change({ isOutdated: true });
      },
      stored: (stored) => snapshots.stored(stored),
    },
    timers,
    logger,
  );

  function update(next: FarmTimeline, save: SaveStatus): void {
    const wasRefused = redux.getState().save === 'not-saved';
    timeline = next;
    change({ ...tipOf(next), save });
    // A browser that was refused a write may find its database torn at its next start, and remove it.
    if (wasRefused !== (save === 'not-saved')) world.mirror.write(next.confirmed.document);
  }

  function intend(intent: Intent): void {
    if (redux.getState().isOutdated) throw new NewerVersionError();
    const next = extendTimeline(timeline, intent, newChangeId(world), logger);
    if (next === timeline) return;
    update(next, redux.getState().save === 'not-saved' ? 'not-saved' : 'saving');
    saver.wake();
  }

  const moment = (): Moment => ({ today: clock.today(), now: clock.now() });
  function byApp(action: FarmAction): void {
    // What the app does by itself is for the newer version to do.
    if (!redux.getState().isOutdated)
      intend({ kind: 'auto', action: { ...action, moment: moment() } });
  }

  function perform(action: FarmAction): void {
    if (action.type === 'REGENERATE_TASKS') byApp(action);
    else
      intend({
        kind: 'do',
        action: { ...asMeant(action, tipOf(timeline).document), moment: moment() },
      });
  }

  function planToday(): void {
    try {
      byApp({ type: 'REGENERATE_TASKS' });
    } catch (cause) {
      logger.error('Tasks could not be planned again', cause);
    }
  }

  function step(kind: 'undo' | 'redo'): void {
    const entry = tipOf(timeline).history[kind].at(-1);
    if (entry !== undefined) intend({ kind, entryId: entry.id, moment: moment() });
  }

  const latestChange = (): string | null => tipOf(timeline).history.undo.at(-1)?.id ?? null;

  const runSimulation = simulationRunner(world, (event) =>
    change({ simulation: reduceSimulation(redux.getState().simulation, event) }),
  );

  const google = createGoogleConnection({
    world,
    recorded: () => tipOf(timeline).document.settings.google,
    record: (identity) => byApp({ type: 'UPDATE_SETTINGS', payload: { google: identity } }),
  });

  const calendar = createCalendarSync(world, google, {
    read: () => ({ document: tipOf(timeline).document, today: redux.getState().today }),
    onChange: (listener) => redux.subscribe(listener),
  });

  /** A farm that has left the screen stores nothing more: what its disk does not know of is not sent either. */
  async function settledHere(): Promise<void> {
    await saver.settled();
    if (isClosed || redux.getState().isOutdated) throw new Error('Nothing more is stored here');
  }

  const sync = createSyncEngine({
    ...world,
    ...world.cloud,
    account: google,
    loadMerge,
    farm: {
      now: () => tipOf(timeline).document,
      async stored() {
        await settledHere();
        return timeline.confirmed.document;
      },
      async merge(merge) {
        intend({ kind: 'merge', ...merge });
        await settledHere();
      },
      onChange: (listener) => redux.subscribe(listener),
    },
  });

  const stopDays = clock.onDayChange(() => {
    const today = clock.today();
    if (today === redux.getState().today) return;
    change({ today });
    planToday();
  });
  const stopRevisions = storage.onRevision(() => saver.refresh());
  const stopErase = world.device.onErase(forget);

  let tellClosed = (): void => undefined;
  const closed = new Promise<void>((resolve) => (tellClosed = resolve));

  function close(): void {
    isClosed = true;
    tellClosed();
    sync.close();
    calendar.close();
    google.close();
    stopDays();
    stopRevisions();
    stopErase();
    saver.close();
    snapshots.close();
    folderCopies.close();
    storage.close();
  }

  function forget(): void {
    close();
    change({ document: freshFarm(), history: EMPTY_HISTORY, anonymousId: null, isErased: true });
  }

  return {
    redux,
    world,
    perform,
    planToday,
    undo: () => step('undo'),
    redo: () => step('redo'),
    latestChange,
    undoChange(changeId) {
      const isLatest = latestChange() === changeId;
      if (isLatest) step('undo');
      return isLatest;
    },
    google,
    calendar,
    sync,
    continueWithoutGoogle() {
      const anonymousId = session.anonymousId() ?? `anon_${randomness.base36(16)}`;
      session.remember(anonymousId);
      change({ anonymousId });
    },
    signOut() {
      session.forget();
      change({ anonymousId: null });
      return google.signOut();
    },
    simulate: (window, tried = []) =>
      runSimulation({ farm: tipOf(timeline).document, window, tried }),
    listCopies: () => storage.listCopies(),
    readCopy: (id) => storage.readCopy(id),
    folderCopies,
    async eraseDevice() {
      await google.signOut();
      close();
      session.forget();
      await world.device.erase();
      forget();
    },
    settled: () => saver.settled(),
    close,
    closed,
  };
}

function farmRedux(initial: FarmState): Store<FarmState, FarmEvent> {
  return configureStore({
    reducer: (state: FarmState = initial, event: FarmEvent) =>
      event.type === 'farm/changed' ? { ...state, ...event.state } : state,
    devTools: false,
    // A farm is thousands of records: walking it twice for every change would be felt.
    middleware: (defaults) => defaults({ immutableCheck: false, serializableCheck: false }),
  });
}

function newChangeId({ clock, randomness }: FarmWorld): string {
  return clock.now().toString(36) + randomness.base36(8);
}
