import { expect, test } from 'vitest';
import fc from 'fast-check';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import type { GermMode } from '#domain/catalog/varieties/variety.ts';
import type { Task, TraysPlantedEntry } from '#domain/planning/task.ts';
import { type TrayUsage, trayUsage } from '#domain/planning/tray-status.ts';
import { act } from '#tests/support/devices/act.ts';
import { aFarm, aGeneralTask, aTask } from '#tests/support/builders/builders.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { aPlantedEntry } from '#tests/support/builders/report-builders.ts';

/** The planting and the harvest of ten weighted trays, unless said otherwise. */
function aCycle(varietyId = 'pea', trays = 10, germMode: GermMode = 'WEIGHTED'): [Task, Task] {
  const usage = trayUsage(trays, germMode, 4);
  const germ = germMode === 'WEIGHTED' ? {} : { germMode };
  return [
    aTask({ varietyId, trays, trayUsage: usage, ...germ }),
    aTask({ varietyId, trays, trayUsage: usage, type: 'HARVEST', dateISO: '2025-03-14' }),
  ];
}

function planted(varietyId: string, trays: number): TraysPlantedEntry {
  return aPlantedEntry({
    id: `log_${varietyId}`,
    varietyId,
    trays,
    expectedTrays: 10,
    taskIds: [`2025-03-04|PLANT|${varietyId}`],
  });
}

/** Trays counted before anything was ticked: they stay as counted. */
function countedByHand(varietyId: string, trays: number): TraysPlantedEntry {
  return { ...planted(varietyId, trays), taskIds: [], source: 'manual' };
}

const toggle = (task: Task) => ({ type: 'TOGGLE_TASK_DONE', payload: { id: task.id } }) as const;

/** In use with and without holes, covers, bottoms; dirty with and without holes. */
function counts({ trayStatus }: FarmDocument): readonly number[] {
  return [
    trayStatus.inUseWithHoles,
    trayStatus.inUseWithoutHoles,
    trayStatus.inUseTopCovers,
    trayStatus.inUseBottomSolids,
    trayStatus.dirtyWithHoles,
    trayStatus.dirtyWithoutHoles,
  ];
}

test('trays go in use with the planting, dirty with the harvest, and back again step by step', () => {
  const [plant, harvest] = aCycle();
  const fresh = aFarm({ tasks: [plant, harvest] });
  const afterPlant = act(fresh, toggle(plant));
  expect(counts(afterPlant)).toEqual([10, 13, 3, 10, 0, 0]);
  const afterHarvest = act(afterPlant, toggle(harvest));
  expect(counts(afterHarvest)).toEqual([0, 0, 0, 0, 10, 13]);
  const harvestUndone = act(afterHarvest, toggle(harvest));
  expect(harvestUndone).toEqual(afterPlant);
  expect(act(harvestUndone, toggle(plant))).toEqual(fresh);
});

test('a planting is remembered as active, a harvest as pending with the planting it ended', () => {
  const [plant, harvest] = aCycle();
  const usage = trayUsage(10, 'WEIGHTED', 4);
  const batch = { cycleKey: 'pea|2025-03-14', varietyId: 'pea' };
  const planting = { ...batch, dateISO: '2025-03-04', usage };
  const farm = act(aFarm({ tasks: [plant, harvest] }), toggle(plant));
  expect(farm.trayStatus.activePlantings).toEqual([planting]);
  expect(farm.trayStatus.pendingHarvests).toEqual([]);
  const harvested = act(farm, toggle(harvest));
  expect(harvested.trayStatus.activePlantings).toEqual([]);
  const moved = { dateISO: '2025-03-14', dirtied: usage, released: usage, planting };
  expect(harvested.trayStatus.pendingHarvests).toEqual([{ ...batch, ...moved }]);
});

test('a recorded count goes in use instead of the planned one, and comes back exactly', () => {
  const [plant, harvest] = aCycle();
  const fresh = aFarm({ tasks: [plant, harvest], traysPlantedLog: [planted('pea', 8)] });
  const farm = act(fresh, toggle(plant));
  expect(counts(farm)).toEqual([8, 10, 2, 8, 0, 0]);
  const rerecorded = { ...farm, traysPlantedLog: [planted('pea', 3)] };
  expect(counts(act(rerecorded, toggle(plant)))).toEqual([0, 0, 0, 0, 0, 0]);
});

test('a recorded count of two plantings of one day is shared, whichever is marked first', () => {
  const [first] = aCycle('pea', 5);
  const key = `${first.taskKey}|2025-03-15`;
  const second = { ...first, id: key, taskKey: key, cycleKey: 'pea|2025-03-15', trays: 3 };
  const fresh = aFarm({ tasks: [first, second], traysPlantedLog: [countedByHand('pea', 7)] });
  const both = { ...planted('pea', 7), taskIds: [first.id, second.id] };
  const recorded = { ...fresh, traysPlantedLog: [both] };
  expect(counts(act(recorded, toggle(first)))[0]).toBe(5);
  expect(counts(act(recorded, toggle(second)))[0]).toBe(2);
  expect(counts(act(fresh, toggle(second), toggle(first)))[0]).toBe(7);
  // One that was skipped takes nothing of it.
  const alone = { ...recorded, tasks: [{ ...first, done: true, skipped: true as const }, second] };
  expect(counts(act(alone, toggle(second)))[0]).toBe(7);
});

test('a task without stored trays uses the mode of its planting and the stack limit', () => {
  const [plant, harvest] = [
    aTask({ trays: 6, germMode: 'COVERED' }),
    aTask({ type: 'HARVEST', dateISO: '2025-03-14', trays: 6 }),
  ];
  const farm = act(aFarm({ tasks: [plant, harvest] }), toggle(harvest));
  expect(counts(farm)).toEqual([0, 0, 0, 0, 6, 12]);
  expect(counts(act(farm, toggle(harvest), toggle(plant)))).toEqual([6, 12, 6, 6, 0, 0]);
});

test('a harvest fed by the one before moves no tray, nor does a planting that says none', () => {
  const carried = aTask({ type: 'HARVEST', dateISO: '2025-03-14', trays: 0 });
  const farm = act(aFarm({ tasks: [carried] }), toggle(carried));
  expect(farm.tasks[0]?.done).toBe(true);
  expect(farm.trayStatus).toEqual(aFarm().trayStatus);
  const { trays: _, ...unsaid } = aTask();
  const planted = act(aFarm({ tasks: [unsaid] }), toggle(unsaid));
  expect(planted.trayStatus).toMatchObject({ inUseWithHoles: 0, inUseWithoutHoles: 0 });
});

test('after a scrub in between, an undone harvest puts its planting back in use and dirty stays at 0', () => {
  const [plant, harvest] = aCycle();
  const harvested = act(aFarm({ tasks: [plant, harvest] }), toggle(plant), toggle(harvest));
  const clean = { dirtyWithHoles: 0, dirtyWithoutHoles: 0, pendingHarvests: [] };
  const scrubbed = { ...harvested, trayStatus: { ...harvested.trayStatus, ...clean } };
  const undone = act(scrubbed, toggle(harvest));
  expect(counts(undone)).toEqual([10, 13, 3, 10, 0, 0]);
  expect(counts(act(undone, toggle(harvest)))).toEqual([0, 0, 0, 0, 10, 13]);
  // Scrubbed trays are clean: unmarking their planting takes nothing out of use.
  expect(counts(act(scrubbed, toggle(plant), toggle(plant)))).toEqual([0, 0, 0, 0, 0, 0]);
});

test('a planting done before plantings were remembered is taken out of use by its harvest', () => {
  const [plant, harvest] = aCycle();
  const { trayStatus } = aFarm();
  const inUse = { inUseWithHoles: 6, inUseWithoutHoles: 13 };
  const parts = { inUseTopCovers: 3, inUseBottomSolids: 10 };
  const old = aFarm({
    tasks: [{ ...plant, done: true }, harvest],
    trayStatus: { ...trayStatus, ...inUse, ...parts },
  });
  const harvested = act(old, toggle(harvest));
  expect(counts(act(old, toggle(plant)))).toEqual([0, 0, 0, 0, 0, 0]);
  expect(counts(harvested)).toEqual([0, 0, 0, 0, 10, 13]);
  expect(counts(act(harvested, toggle(harvest)))).toEqual([6, 13, 3, 10, 0, 0]);
});

test('the same work stored twice counts once', () => {
  const [plant] = aCycle();
  const twin = { ...plant, id: 'twin', taskKey: '2025-03-05|PLANT|pea', dateISO: '2025-03-05' };
  const both = act(aFarm({ tasks: [plant, twin] }), toggle(plant), toggle(twin));
  expect(counts(both)[0]).toBe(10);
  expect(counts(act(both, toggle(plant)))[0]).toBe(10);
  expect(counts(act(both, toggle(plant), toggle(twin)))[0]).toBe(0);
});

test('a day is marked done once for every task that is still open', () => {
  const [peaPlant] = aCycle('pea', 10);
  const [kalePlant] = aCycle('kale', 2);
  const other = aGeneralTask({ dateISO: '2025-03-04' });
  const later = aGeneralTask({ id: 'gen_2' });
  const farm = act(
    aFarm({ tasks: [peaPlant, kalePlant, other, later] }),
    toggle(peaPlant),
    { type: 'MARK_DAY_DONE', payload: { dateISO: '2025-03-04' } },
    { type: 'MARK_DAY_DONE', payload: { dateISO: '2025-03-04' } },
  );
  expect(farm.tasks.map((task) => task.done)).toEqual([true, true, true, false]);
  expect(counts(farm)[0]).toBe(12);
});

test('a day can be marked done for one kind of task', () => {
  const [plant] = aCycle();
  const sweep = aGeneralTask({ dateISO: '2025-03-04' });
  const farm = act(aFarm({ tasks: [plant, sweep] }), {
    type: 'MARK_DAY_DONE',
    payload: { dateISO: '2025-03-04', type: 'GENERAL' },
  });
  expect(farm.tasks.map((task) => task.done)).toEqual([false, true]);
  expect(farm.trayStatus).toEqual(aFarm().trayStatus);
});

const CYCLES = [
  aCycle('pea', 10),
  aCycle('kale', 7, 'COVERED'),
  aCycle('radish', 3, 'UNWEIGHTED'),
  aCycle('basil', 1),
];
const TASKS = CYCLES.flat();
const LOG = [countedByHand('kale', 4), countedByHand('radish', 5)];

test('tray counts follow from which tasks are done, in whatever order they were marked and unmarked', () => {
  const fresh = aFarm({ tasks: TASKS, traysPlantedLog: LOG });
  const sequence = fc.array(fc.constantFrom(...TASKS), { maxLength: 30 });
  checkLaw([sequence], (marked) => {
    const farm = act(fresh, ...marked.map(toggle));
    expect(counts(farm)).toEqual(foldDone(farm));
    const inTaskOrder = act(fresh, ...farm.tasks.filter((task) => task.done).map(toggle));
    expect(farm.trayStatus.activePlantings).toEqual(inTaskOrder.trayStatus.activePlantings);
    const open = farm.tasks.filter((task) => task.done).toReversed();
    const cleared = act(farm, ...open.map(toggle));
    expect(cleared).toEqual(fresh);
  });
});

/** A planted cycle has its trays in use, a harvested one has them dirty. */
function foldDone(farm: FarmDocument): readonly number[] {
  const sum = [0, 0, 0, 0, 0, 0];
  const add = (usage: TrayUsage, isDirty: boolean) => {
    const { withHoles, withoutHoles, topCovers, bottomSolids } = usage;
    const moved = isDirty
      ? [0, 0, 0, 0, withHoles, withoutHoles]
      : [withHoles, withoutHoles, topCovers, bottomSolids, 0, 0];
    moved.forEach((count, at) => (sum[at] = (sum[at] ?? 0) + count));
  };
  for (const [plant, harvest] of CYCLES) {
    const isDone = (task: Task) => farm.tasks.some(({ id, done }) => id === task.id && done);
    const recorded = LOG.find(({ varietyId }) => varietyId === plant.varietyId)?.trays;
    const planned = plant.trays ?? 0;
    const trays = isDone(plant) ? (recorded ?? planned) : planned;
    if (!isDone(plant) && !isDone(harvest)) continue;
    add(trayUsage(trays, plant.germMode ?? 'WEIGHTED', 4), isDone(harvest));
  }
  return sum;
}
