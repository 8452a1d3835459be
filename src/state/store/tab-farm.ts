import type { FarmDocument } from '../document/farm-document.ts';
import type { Logger } from '../ports/environment.ts';
import type { FarmAction } from '../records/farm-action.ts';
import type { StoredFarm } from '../ports/document-storage.ts';
import type { FarmEnvironment } from '../ports/farm-environment.ts';
import type { ServerClock } from '../sync/server-clock.ts';
import type { SyncFarm } from '../sync/sync-farm.ts';
import type { SaverFarm } from './farm-saver.ts';
import type { FarmState } from './farm-state.ts';
import type { Intent } from './farm-timeline.ts';
import { loadChanges, makePlan } from './load-changes.ts';
import { makeMerge } from './make-merge.ts';
import { tabChanges, type TabChanges } from './tab-changes.ts';

export type TabFarm = ReturnType<typeof tabFarm>;

/**
 * A farm found on the device, from now on changed by this tab and others. A change is seen at once; it is stored right
 * after, in order.
 */
export function tabFarm(
  world: FarmEnvironment,
  found: StoredFarm,
  server: Pick<ServerClock, 'known'>,
  events: Pick<SaverFarm, 'stored' | 'outdated'>,
) {
  const { logger, storage } = world;
  const changes = tabChanges(world, found, server, events);
  const { shown, saver, timeline } = changes;
  const state = shown.now;
  const carry = carrier(changes, logger);
  const { settled } = carry;
  const doing = doingOf(changes, carry, logger);
  let isClosed = false;

  /** A farm that has left the screen stores nothing more: what its disk does not know of is not sent either. */
  async function settledHere(): Promise<void> {
    await settled();
    if (isClosed || state().isOutdated) throw new Error('Nothing more is stored here');
  }

  const stops = [
    followDays(world.clock, shown, () => doing.planToday()),
    storage.onRevision(() => saver.refresh()),
  ];

  return {
    state,
    onChange: shown.onChange,
    show: (parts: Partial<Omit<FarmState, 'save' | 'isInPageOnly'>>) => shown.change(parts),
    ...doing,
    settled,
    /** Remembers on the disk that the farm was read and planned today, so that the next start need not. */
    async markRead() {
      await settledHere();
      await storage.markRead(timeline().revision, state().today);
    },
    close() {
      isClosed = true;
      stops.forEach((stop) => stop());
      saver.close();
    },
    ...undoOf(changes, carry, () => world.device.invoicesOut()),
    onDisk: () => timeline().confirmed.document,
    synced: syncedFarm(changes, settledHere),
  };
}

/** What is done in the tab: by a person, or by the app itself. */
function doingOf(
  { shown, tip, intend, moment }: TabChanges,
  { carryOut }: Carrier,
  logger: Logger,
) {
  const isOutdated = () => shown.now().isOutdated;

  /** Throws when it cannot be done. */
  function planAgain(): void {
    if (isOutdated()) return;
    const action = { type: 'REGENERATE_TASKS', moment: moment() } as const;
    intend({ kind: 'auto', action }, makePlan);
  }

  return {
    /**
     * Throws without a change if the action fails. Before the action code is loaded, the action waits; await
     * `loadChanges` to see its result.
     *
     * @param seen - The farm that a form was opened on: what others have changed since then stays.
     */
    perform(action: FarmAction, seen?: FarmDocument): void {
      if (action.type === 'REGENERATE_TASKS') return planAgain();
      carryOut(() => ({
        kind: 'do',
        action: { ...toExplicitAction(action, tip().document), moment: moment() },
        ...(seen && { seen }),
      }));
    },
    /** No step of undo, and left to a newer version that keeps the farm. */
    byApp(action: FarmAction): void {
      if (isOutdated()) return;
      carryOut(() => ({ kind: 'auto', action: { ...action, moment: moment() } }));
    },
    /** Plans the tasks for today, as the app does by itself. When it cannot, they stay and the reason is logged. */
    planToday(): void {
      try {
        planAgain();
      } catch (cause) {
        logger.error('Could not rebuild tasks', cause);
      }
    },
  };
}

/** Shows each new day, planned. */
function followDays(
  clock: FarmEnvironment['clock'],
  shown: TabChanges['shown'],
  plan: () => void,
): () => void {
  return clock.onDayChange(() => {
    const today = clock.today();
    if (today === shown.now().today) return;
    shown.change({ today });
    plan();
  });
}

type Carrier = ReturnType<typeof carrier>;

/** How an intent becomes a change: at once, or when the code of the actions is here. */
function carrier({ shown, saver, intend, timeline }: TabChanges, logger: Logger) {
  const waiting = new Set<Promise<void>>();

  /** Until it is carried out, the farm counts as not stored. */
  function carryOutLater(change: Promise<void>): void {
    if (shown.now().save === 'saved') shown.change({ save: 'saving' });
    const carriedOut = change
      .catch((cause: unknown) => logger.error('A change could not be carried out', cause))
      .finally(() => {
        waiting.delete(carriedOut);
        const isStored = timeline().pending.length === 0;
        if (shown.now().save === 'saving' && isStored) shown.change({ save: 'saved' });
      });
    waiting.add(carriedOut);
  }

  return {
    carryOutLater,
    carryOut: (want: () => Intent) => {
      const code = loadChanges.now();
      if (code !== null) return intend(want(), code.makeChange);
      carryOutLater(loadChanges().then(({ makeChange }) => intend(want(), makeChange)));
    },
    /** Resolves once everything so far is carried out and stored. */
    settled: async () => {
      while (waiting.size > 0) await Promise.all(waiting);
      await saver.settled();
    },
  };
}

/** Undo and redo of a tab. `invoicesOut` names those that are out on this device. */
function undoOf(
  { tip, isRecalled, recalled, moment }: TabChanges,
  { carryOut, carryOutLater }: Carrier,
  invoicesOut: () => readonly string[],
) {
  function step(kind: 'undo' | 'redo'): void {
    const entry = tip().history[kind].at(-1);
    if (entry !== undefined)
      carryOut(() => ({ kind, entryId: entry.id, moment: moment(), out: invoicesOut() }));
    else if (!isRecalled()) carryOutLater(recalled.then(() => step(kind)));
  }

  const latestChange = (): string | null => tip().history.undo.at(-1)?.id ?? null;

  return {
    undo: () => step('undo'),
    redo: () => step('redo'),
    latestChange,
    /** Takes a change back if it is still the latest; false, and nothing happens, when it is not. */
    undoChange(changeId: string): boolean {
      const isLatest = latestChange() === changeId;
      if (isLatest) step('undo');
      return isLatest;
    },
  };
}

/** The farm as syncing sees it: only what is on the disk leaves the device. */
function syncedFarm(changes: TabChanges, settledHere: () => Promise<void>): SyncFarm {
  return {
    now: () => changes.tip().document,
    async stored() {
      await settledHere();
      return changes.timeline().confirmed.document;
    },
    async merge(merge) {
      const { today, now } = changes.moment();
      changes.intend({ kind: 'merge', moment: { today, now }, ...merge }, makeMerge);
      await settledHere();
    },
    onChange: changes.shown.onChange,
  };
}

/** The action as meant on the farm they saw: a task marked in another tab too isn't reopened. */
function toExplicitAction(action: FarmAction, seen: FarmDocument): FarmAction {
  if (action.type !== 'TOGGLE_TASK_DONE' || action.payload.done !== undefined) return action;
  const task = seen.tasks.find(({ id }) => id === action.payload.id);
  if (task === undefined) return action;
  return { ...action, payload: { ...action.payload, done: !task.done } };
}
