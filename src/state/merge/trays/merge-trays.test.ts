import { expect, test } from 'vitest';
import { aFarm, aGeneralTask, aTask } from '#tests/support/builders/builders.ts';
import { aMergeContext } from '#tests/support/merge/merge-context.ts';
import {
  trayUsage,
  type ActivePlanting,
  type PendingHarvest,
} from '#domain/planning/tray-status.ts';
import type { Task, TraysPlantedEntry } from '#domain/planning/task.ts';
import { aPlantedEntry } from '#tests/support/builders/report-builders.ts';
import { mergeTrays } from './merge-trays.ts';

const CYCLE = 'pea|2025-03-14';
const PLANT = aTask({ trays: 3, trayUsage: trayUsage(3, 'WEIGHTED', 4) });
const HARVEST = aTask({
  type: 'HARVEST',
  dateISO: '2025-03-14',
  trays: 3,
  trayUsage: trayUsage(3, 'WEIGHTED', 4),
});
const done = (task: Task): Task => ({ ...task, done: true });

const planting = (trays: number): ActivePlanting => ({
  cycleKey: CYCLE,
  varietyId: 'pea',
  dateISO: '2025-03-04',
  usage: trayUsage(trays, 'WEIGHTED', 4),
});
const harvest = (trays: number): PendingHarvest => ({
  cycleKey: CYCLE,
  varietyId: 'pea',
  dateISO: '2025-03-14',
  dirtied: trayUsage(trays, 'WEIGHTED', 4),
  released: trayUsage(trays, 'WEIGHTED', 4),
  planting: planting(trays),
});
const logged = (trays: number): TraysPlantedEntry =>
  aPlantedEntry({
    id: 'log',
    trays,
    expectedTrays: 3,
    taskIds: [PLANT.id],
    recordedAtISO: '2025-03-04T10:00:00.000Z',
  });

interface Trays {
  readonly tasks?: readonly Task[];
  readonly active?: readonly ActivePlanting[];
  readonly pending?: readonly PendingHarvest[];
  readonly log?: readonly TraysPlantedEntry[];
}
/** A farm whose counts say what its records say. */
function farm({ tasks = [], active = [], pending = [], log = [] }: Trays) {
  const fresh = aFarm({ tasks, traysPlantedLog: log });
  const used = (name: keyof ActivePlanting['usage']) =>
    active.reduce((sum, { usage }) => sum + usage[name], 0);
  const dirty = (name: 'withHoles' | 'withoutHoles') =>
    pending.reduce((sum, { dirtied }) => sum + dirtied[name], 0);
  return {
    ...fresh,
    trayStatus: {
      ...fresh.trayStatus,
      inUseWithHoles: used('withHoles'),
      inUseWithoutHoles: used('withoutHoles'),
      inUseTopCovers: used('topCovers'),
      inUseBottomSolids: used('bottomSolids'),
      dirtyWithHoles: dirty('withHoles'),
      dirtyWithoutHoles: dirty('withoutHoles'),
      activePlantings: active,
      pendingHarvests: pending,
    },
  };
}
function met(base: Trays, local: Trays, remote: Trays, merged: Trays = remote) {
  const farms = { base: farm(base), local: farm(local), remote: farm(remote) };
  const whole = { ...farm({}), tasks: merged.tasks ?? [], traysPlantedLog: merged.log ?? [] };
  const { trayStatus, tasks } = mergeTrays(farms, whole, aMergeContext().context);
  const { activePlantings, pendingHarvests, inUseWithHoles, dirtyWithHoles } = trayStatus;
  return {
    active: activePlantings.map(({ usage }) => usage.withHoles),
    pending: pendingHarvests.map(({ dirtied }) => dirtied.withHoles),
    counts: [inUseWithHoles, dirtyWithHoles],
    scrubbed: tasks.flatMap(({ scrubInfo }) => scrubInfo?.clearedWithHoles ?? []),
  };
}
const NONE = { active: [], pending: [], counts: [0, 0], scrubbed: [] };
const IN_USE = { ...NONE, active: [3], counts: [3, 0] };
const DIRTY = { ...NONE, pending: [3], counts: [0, 3] };

test('trays of a cycle without tasks are where the side that moved them has them', () => {
  const active = { active: [planting(3)] };
  expect(met(active, active, active)).toEqual(IN_USE);
  expect(met(active, {}, active)).toEqual(NONE);
  expect(met(active, active, {})).toEqual(NONE);
  expect(met({}, active, {})).toEqual(IN_USE);
  expect(met({}, {}, active)).toEqual(IN_USE);
  expect(met(active, { pending: [harvest(3)] }, active)).toEqual(DIRTY);
});

test('a harvest dirties what its planting took, as it is recorded now', () => {
  const as = (trays: number): Trays => ({
    tasks: [done(PLANT), done(HARVEST)],
    pending: [harvest(trays)],
    log: [logged(trays)],
  });
  expect(met(as(3), as(5), as(3), as(5))).toEqual({ ...DIRTY, pending: [5], counts: [0, 5] });
  expect(met(as(3), as(5), as(6), as(8))).toEqual({ ...DIRTY, pending: [8], counts: [0, 8] });
});

test('a harvest without its planting dirties what its task says', () => {
  const { planting: _, ...bare } = harvest(3);
  const unplanted = { ...bare, released: trayUsage(0, 'WEIGHTED', 4), planting: null };
  const before = { tasks: [HARVEST] };
  const cut = { tasks: [done(HARVEST)], pending: [unplanted] };
  expect(met(before, cut, before, cut)).toEqual(DIRTY);
  expect(met(before, before, cut, cut)).toEqual(DIRTY);
  const { trayUsage: _usage, ...unsaid } = done(HARVEST);
  expect(met(before, cut, before, { tasks: [unsaid] })).toEqual(DIRTY);
});

test('work of before there were records has no trays', () => {
  const old = { tasks: [done(PLANT), HARVEST] };
  expect(met({ tasks: [PLANT, HARVEST] }, old, { tasks: [PLANT, HARVEST] }, old)).toEqual(NONE);
  const cut = { tasks: [PLANT, done(HARVEST)] };
  expect(met({ tasks: [PLANT, HARVEST] }, cut, { tasks: [PLANT, HARVEST] }, cut)).toEqual(NONE);
});

const scrub = (cleared: readonly PendingHarvest[], more: Partial<Task> = {}): Task =>
  aGeneralTask({
    special: 'TRAY_SCRUB',
    done: true,
    scrubInfo: {
      dirtyWithHoles: 0,
      dirtyWithoutHoles: 0,
      clearedWithHoles: cleared.reduce((sum, { dirtied }) => sum + dirtied.withHoles, 0),
      clearedWithoutHoles: cleared.reduce((sum, { dirtied }) => sum + dirtied.withoutHoles, 0),
      clearedHarvests: cleared,
    },
    ...more,
  });

test('a harvest that a scrub has cleaned on either side is clean; of one that was opened again it is dirty', () => {
  const work = [done(PLANT), done(HARVEST)];
  const dirty = { tasks: work, pending: [harvest(3)] };
  const clean = { tasks: [...work, scrub([harvest(3)])] };
  const scrubbed = { ...NONE, scrubbed: [3] };
  expect(met(dirty, clean, dirty, clean)).toEqual(scrubbed);
  expect(met(dirty, dirty, clean, clean)).toEqual(scrubbed);
  const opened = { tasks: [...work, scrub([], { done: false })] };
  expect(met(clean, { ...opened, pending: [harvest(3)] }, clean, opened)).toEqual({
    ...DIRTY,
    scrubbed: [0],
  });
});
