import type { ActionContext } from '#domain/calendar/moment.ts';
import { toExplicitAction } from '../records/to-explicit-action.ts';
import type { FarmAction } from '../records/farm-action.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import type { StoredFarm } from '../ports/document-storage.ts';
import type { FarmEnvironment } from '../ports/farm-environment.ts';
import { NO_SIMULATION } from '../ask/simulation-runner.ts';
import type { ServerClock } from '../sync/server-clock.ts';
import type { SyncFarm } from '../sync/sync-farm.ts';
import { GrowersOnlyError, isForbiddenForHelper } from './forbidden-for-helper.ts';
import { createFarmSaver, type SaverFarm } from './farm-saver.ts';
import type { FarmState, SaveStatus } from './farm-state.ts';
import type { FarmTimeline, Intent } from './farm-timeline.ts';
import type { MakeChange } from './farm-timeline.ts';
import { extendTimeline, recallTimeline, timelineOf, tipOf } from './farm-timeline.ts';
import { loadChanges, loadedChanges } from './load-changes.ts';
import { makeMerge } from './make-merge.ts';
import { makePlan } from './make-plan.ts';
import { NewerVersionError } from './newer-version-error.ts';
import { observableState } from './observable-state.ts';

/** The farm of one tab with its changes. A change is seen at once; it is stored right after, in order. */
export interface TabFarm {
  readonly state: () => FarmState;
  readonly onChange: (listener: () => void) => () => void;
  /** Updates state other than the farm. */
  readonly show: (parts: Partial<Omit<FarmState, 'save' | 'isInPageOnly'>>) => void;
  /**
   * Throws without a change if the action fails. Before the action code is loaded, the action waits; await
   * `loadChanges` to see its result.
   */
  readonly perform: (action: FarmAction) => void;
  /** Carries out what the app does by itself: no step of undo, and left to a newer version that keeps the farm. */
  readonly byApp: (action: FarmAction) => void;
  /** Plans the tasks for today, as the app does by itself. When it cannot, they stay and the reason is logged. */
  readonly planToday: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** The change that Undo would revert; `null` if there is none. */
  readonly latestChange: () => string | null;
  /** Takes a change back if it is still the latest; false, and nothing happens, when it is not. */
  readonly undoChange: (changeId: string) => boolean;
  /** The farm as it is on the disk, as far as this tab knows. */
  readonly onDisk: () => FarmDocument;
  readonly synced: SyncFarm;
  /** Resolves once everything so far is stored. */
  readonly settled: () => Promise<void>;
  /** Remembers on the disk that the farm was read and planned today, so that the next start need not. */
  readonly markRead: () => Promise<void>;
  readonly close: () => void;
}

/** A farm found on the device, from now on changed by this tab and others. */
export function tabFarm(
  world: FarmEnvironment,
  found: StoredFarm,
  server: Pick<ServerClock, 'known'>,
  events: Pick<SaverFarm, 'stored' | 'outdated'>,
): TabFarm {
  const { clock, timers, logger, storage } = world;
  let timeline = timelineOf(found);
  let isClosed = false;
  /** Resolves once all that can be undone is known. */
  const recalled = recallEarlier();
  /** Work waiting for the action code. */
  const waiting = new Set<Promise<void>>();
  const shown = observableState<FarmState>({
    ...timeline.confirmed,
    today: clock.today(),
    save: found.isInPageOnly === true ? 'not-saved' : 'saved',
    isInPageOnly: found.isInPageOnly === true,
    isBehind: found.isBehind === true,
    anonymousId: world.session.anonymousId(),
    simulation: NO_SIMULATION,
    isOutdated: false,
    isErased: false,
  });
  const state = shown.now;
  const saver = createFarmSaver(
    storage,
    {
      timeline: () => timeline,
      update,
      outdated() {
        events.outdated();
        shown.change({ isOutdated: true });
      },
      stored: events.stored,
    },
    timers,
    logger,
  );

  function update(next: FarmTimeline, save: SaveStatus): void {
    const wasRefused = state().save === 'not-saved';
    timeline = next;
    shown.change({ ...tipOf(next), save, ...(save === 'saved' && { isInPageOnly: false }) });
    // A browser that was refused a write may find its database torn at its next start, and remove it.
    if (wasRefused !== (save === 'not-saved')) world.mirror.write(next.confirmed.document);
  }

  /** Reads what was done before the rows that the farm was shown with, when it is on the screen. */
  async function recallEarlier(): Promise<void> {
    if (found.earlierRows === undefined) return;
    await world.screenDrawn;
    const rows = await found.earlierRows().catch((cause: unknown) => {
      logger.error('What was done before this visit cannot be undone', cause);
      return [];
    });
    timeline = recallTimeline(timeline, rows);
    shown.change(tipOf(timeline));
  }

  const isRecalled = (): boolean => tipOf(timeline).history.since === undefined;

  function intend(intent: Intent, make: MakeChange): void {
    if (state().isOutdated) throw new NewerVersionError();
    const next = extendTimeline(timeline, intent, make, newChangeId(world), logger);
    if (next === timeline) return;
    refuseHelper(intent, next);
    update(next, state().save === 'not-saved' ? 'not-saved' : 'saving');
    saver.wake();
  }

  /** Automatic changes are today's plan and the identity, which a helper can't decide. */
  function refuseHelper({ kind }: Intent, { pending }: FarmTimeline): void {
    const isOwn = kind === 'do' || kind === 'undo' || kind === 'redo';
    if (!isOwn || world.cloud.member?.now().role !== 'HELPER') return;
    if (!isForbiddenForHelper(pending.at(-1)?.change.patches ?? [])) return;
    throw new GrowersOnlyError();
  }

  function moment(): ActionContext {
    const serviceNow = server.known();
    const now = clock.now();
    const key = world.cloud.member?.now();
    return {
      today: clock.today(),
      now,
      ...(serviceNow !== undefined && { serviceNow }),
      ...(key && { who: { memberId: key.memberId, name: key.name } }),
    };
  }

  const document = (): FarmDocument => tipOf(timeline).document;

  /** Carries out what is wanted: at once, or when the code for it is here. */
  function carryOut(want: () => Intent): void {
    const make = loadedChanges();
    if (make !== null) return intend(want(), make);
    carryOutLater(loadChanges().then((loaded) => intend(want(), loaded)));
  }

  /** Until then it counts as not stored. */
  function carryOutLater(change: Promise<void>): void {
    if (state().save === 'saved') shown.change({ save: 'saving' });
    const carriedOut = change
      .catch((cause: unknown) => logger.error('A change could not be carried out', cause))
      .finally(() => {
        waiting.delete(carriedOut);
        if (state().save === 'saving' && timeline.pending.length === 0)
          shown.change({ save: 'saved' });
      });
    waiting.add(carriedOut);
  }

  function byApp(action: FarmAction): void {
    // What the app does by itself is for the newer version to do.
    if (state().isOutdated) return;
    carryOut(() => ({ kind: 'auto', action: { ...action, moment: moment() } }));
  }

  /** Throws when it cannot be done. */
  function planAgain(): void {
    if (state().isOutdated) return;
    intend({ kind: 'auto', action: { type: 'REGENERATE_TASKS', moment: moment() } }, makePlan);
  }

  function perform(action: FarmAction): void {
    if (action.type === 'REGENERATE_TASKS') return planAgain();
    carryOut(() => ({
      kind: 'do',
      action: { ...toExplicitAction(action, document()), moment: moment() },
    }));
  }

  function planToday(): void {
    try {
      planAgain();
    } catch (cause) {
      logger.error('Could not rebuild tasks', cause);
    }
  }

  function step(kind: 'undo' | 'redo'): void {
    const entry = tipOf(timeline).history[kind].at(-1);
    if (entry !== undefined) carryOut(() => ({ kind, entryId: entry.id, moment: moment() }));
    else if (!isRecalled()) carryOutLater(recalled.then(() => step(kind)));
  }

  async function settled(): Promise<void> {
    while (waiting.size > 0) await Promise.all(waiting);
    await saver.settled();
  }

  const latestChange = (): string | null => tipOf(timeline).history.undo.at(-1)?.id ?? null;

  /** A farm that has left the screen stores nothing more: what its disk does not know of is not sent either. */
  async function settledHere(): Promise<void> {
    await settled();
    if (isClosed || state().isOutdated) throw new Error('Nothing more is stored here');
  }

  const stopDays = clock.onDayChange(() => {
    const today = clock.today();
    if (today === state().today) return;
    shown.change({ today });
    planToday();
  });
  const stopRevisions = storage.onRevision(() => saver.refresh());

  return {
    state,
    onChange: shown.onChange,
    show: shown.change,
    perform,
    byApp,
    planToday,
    undo: () => step('undo'),
    redo: () => step('redo'),
    latestChange,
    undoChange(changeId) {
      const isLatest = latestChange() === changeId;
      if (isLatest) step('undo');
      return isLatest;
    },
    onDisk: () => timeline.confirmed.document,
    synced: {
      now: document,
      async stored() {
        await settledHere();
        return timeline.confirmed.document;
      },
      async merge(merge) {
        intend({ kind: 'merge', ...merge }, makeMerge);
        await settledHere();
      },
      onChange: shown.onChange,
    },
    settled,
    async markRead() {
      await settledHere();
      await storage.markRead(timeline.revision, state().today);
    },
    close() {
      isClosed = true;
      stopDays();
      stopRevisions();
      saver.close();
    },
  };
}

function newChangeId({ clock, randomness }: FarmEnvironment): string {
  return clock.now().toString(36) + randomness.base36(8);
}
