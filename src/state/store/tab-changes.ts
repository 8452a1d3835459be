import { NO_SIMULATION } from '../ask/simulation-state.ts';
import type { ActionContext } from '#domain/calendar/moment.ts';
import type { StoredFarm } from '../ports/document-storage.ts';
import type { FarmEnvironment } from '../ports/farm-environment.ts';
import type { ServerClock } from '../sync/server-clock.ts';
import { GrowersOnlyError, isForbiddenForHelper } from './forbidden-for-helper.ts';
import { createFarmSaver, type SaverFarm } from './farm-saver.ts';
import type { FarmState, SaveStatus } from './farm-state.ts';
import {
  type FarmMoment,
  type FarmTimeline,
  type Intent,
  type MakeChange,
  extendTimeline,
  recallTimeline,
  timelineOf,
  tipOf,
} from './farm-timeline.ts';
import { NewerVersionError } from './newer-version-error.ts';
import { observableState } from '../ports/emitter.ts';

export type TabChanges = ReturnType<typeof tabChanges>;

/** The changes of one tab, as they are shown and on their way to the disk. */
export function tabChanges(
  world: FarmEnvironment,
  found: StoredFarm,
  server: Pick<ServerClock, 'known'>,
  events: Pick<SaverFarm, 'stored' | 'outdated'>,
) {
  const { timers, logger, storage } = world;
  let timeline = timelineOf(found);
  const shown = observableState(firstState(world, timeline, found));
  const outdated = (): void => {
    events.outdated();
    shown.change({ isOutdated: true });
  };
  const farm: SaverFarm = { ...events, timeline: () => timeline, update, outdated };
  const saver = createFarmSaver(storage, farm, timers, logger);
  const tip = (): FarmMoment => tipOf(timeline);

  function update(next: FarmTimeline, save: SaveStatus): void {
    const wasRefused = shown.now().save === 'not-saved';
    timeline = next;
    shown.change({ ...tip(), save, ...(save === 'saved' && { isInPageOnly: false }) });
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
    shown.change(tip());
  }

  /** Shows a change and has it stored. Throws without a change if it fails. */
  function intend<Wanted extends Intent>(intent: Wanted, make: MakeChange<Wanted>): void {
    if (shown.now().isOutdated) throw new NewerVersionError();
    const next = extendTimeline(timeline, intent, make, newChangeId(world), logger);
    if (next === timeline) return;
    refuseHelper(world, intent, next);
    update(next, shown.now().save === 'not-saved' ? 'not-saved' : 'saving');
    saver.wake();
  }

  return {
    shown,
    saver,
    tip,
    intend,
    /** The moment of what is done now, and who does it. */
    moment: () => momentOfTab(world, server),
    /** What is on the disk, as far as this tab knows, and what is still on its way there. */
    timeline: () => timeline,
    /** All that can be undone is known. */
    isRecalled: () => tip().history.since === undefined,
    recalled: recallEarlier(),
  };
}

function firstState(
  { clock, session }: FarmEnvironment,
  { confirmed }: FarmTimeline,
  found: StoredFarm,
): FarmState {
  return {
    ...confirmed,
    today: clock.today(),
    save: found.isInPageOnly === true ? 'not-saved' : 'saved',
    isInPageOnly: found.isInPageOnly === true,
    isBehind: found.isBehind === true,
    anonymousId: session.anonymousId(),
    simulation: NO_SIMULATION,
    isOutdated: false,
    isErased: false,
  };
}

/** Automatic changes are today's plan and the identity, which a helper can't decide. */
function refuseHelper(
  { cloud }: FarmEnvironment,
  { kind }: Intent,
  { pending }: FarmTimeline,
): void {
  const isOwn = kind === 'do' || kind === 'undo' || kind === 'redo';
  if (!isOwn || cloud.member?.now().role !== 'HELPER') return;
  if (!isForbiddenForHelper(pending.at(-1)?.change.patches ?? [])) return;
  throw new GrowersOnlyError();
}

function newChangeId({ clock, randomness }: FarmEnvironment): string {
  return clock.now().toString(36) + randomness.base36(8);
}

function momentOfTab(
  { clock, cloud }: FarmEnvironment,
  server: Pick<ServerClock, 'known'>,
): ActionContext {
  const serviceNow = server.known();
  const key = cloud.member?.now();
  return {
    today: clock.today(),
    now: clock.now(),
    ...(serviceNow !== undefined && { serviceNow }),
    ...(key && { who: { memberId: key.memberId, name: key.name } }),
  };
}
