import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import { addDays } from '#domain/calendar/iso-date.ts';
import { emptyMemoryDisk } from '#tests/support/devices/memory-document-storage.ts';
import { growthReport } from '#domain/reports/growth-report.ts';
import { planFarm } from '#domain/planning/plan-farm.ts';
import { trayUsage } from '#domain/planning/tray-status.ts';
import { ARBITRARY_DAY, arbitraryFarm } from '#tests/support/random/arbitrary-farm.ts';
import { aFarm, aGeneralTask, aTask, aVariety } from '#tests/support/builders/builders.ts';
import { contentOf, openTab } from '#tests/support/devices/open-tab.ts';
import { turns } from '#tests/support/devices/settle.ts';
import { mergeTwo } from '#tests/support/merge/merge-two.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { type CompactFarm, compactFarm, expandFarm } from './compact-farm.ts';
import { mergeFarms } from '../merge/merge-farms.ts';
import { normalizeFarm } from './normalize-farm.ts';
import { selectRackStays } from '../selectors/capacity.ts';
import { selectBatches } from '../selectors/supply.ts';
import { selectTaskDays } from '../selectors/tasks.ts';

const TODAY = '2026-11-21';
const LONG_AGO = '2025-03-04';
const MARIA = { memberId: 'mbr_1', name: 'Maria', atISO: '2025-03-04T07:42:00.000Z' };

const written = (farm: CompactFarm): unknown => JSON.parse(JSON.stringify(farm));
const ALL_TIME = {
  range: { from: null, to: null },
  grouping: 'day-variety',
  withEstimates: true,
} as const;

/** Some work of long ago, done or not, recorded or not. */
function farmOfLongAgo(): fc.Arbitrary<FarmDocument> {
  const marks = fc.infiniteStream(fc.constantFrom(...(['done', 'skipped', 'open'] as const)));
  return fc.tuple(arbitraryFarm(), marks).map(([farm, draws]) => {
    const { tasks } = planFarm(farm, ARBITRARY_DAY);
    const marked = tasks.map((task) => {
      const mark = draws.next().value;
      if (mark === 'open') return task;
      return mark === 'skipped'
        ? { ...task, done: true, skipped: true as const, by: MARIA }
        : { ...task, done: true };
    });
    const notes = ['gen_1', 'gen_2'].map((id) =>
      aGeneralTask({ id, dateISO: ARBITRARY_DAY, done: id === 'gen_2' }),
    );
    return normalizeFarm({ ...farm, tasks: [...marked, ...notes] });
  });
}

test('a farm without old work is returned unchanged', () => {
  const farm = aFarm({ tasks: [aTask({ dateISO: '2026-11-01' })] });
  expect(compactFarm(farm, TODAY)).toBe(farm);
  expect(expandFarm(farm)).toBe(farm);
});

test('any farm is the same after it was made compact, written and read', () => {
  checkLaw([farmOfLongAgo(), fc.nat(60)], { numRuns: 25 }, (farm, days) => {
    const compact = compactFarm(farm, addDays(ARBITRARY_DAY, 400 + days));
    const read = normalizeFarm(written(compact));
    expect(read).toEqual(farm);
    expect(expandFarm(written(compact) as CompactFarm).tasks).toHaveLength(farm.tasks.length);
  });
});

test('reports, batches, racks and days say the same before and after', () => {
  checkLaw([farmOfLongAgo()], { numRuns: 15 }, (farm) => {
    const read = normalizeFarm(written(compactFarm(farm, TODAY)));
    expect(growthReport(read, ALL_TIME)).toEqual(growthReport(farm, ALL_TIME));
    expect(selectBatches(read, TODAY)).toEqual(selectBatches(farm, TODAY));
    expect(selectRackStays(read, TODAY)).toEqual(selectRackStays(farm, TODAY));
    expect(selectTaskDays(read)).toEqual(selectTaskDays(farm));
  });
});

test('the history grows day by day and never counts twice', () => {
  checkLaw([farmOfLongAgo()], { numRuns: 15 }, (farm) => {
    const days = [0, 10, 20, 400].map((later) => addDays(ARBITRARY_DAY, 400 + later));
    const again = days.reduce<FarmDocument>(
      (known, day) => normalizeFarm(written(compactFarm(known, day))),
      farm,
    );
    expect(again).toEqual(farm);
    // A program that knows no history brought all tasks back beside it.
    const twice = { ...compactFarm(farm, TODAY), tasks: farm.tasks };
    expect(normalizeFarm(written(twice))).toEqual(farm);
    expect(new Set(expandFarm(twice).tasks)).toEqual(new Set(farm.tasks));
  });
});

test('of a task in the history and beside it the done one counts, else the one beside it', () => {
  const open = aTask({ dateISO: LONG_AGO, trays: 3 });
  const done = { ...open, done: true };
  const noted = { ...open, note: 'Heavy rain' };
  const both = (inHistory: typeof open, beside: typeof open) => {
    const farm = { ...compactFarm(aFarm({ tasks: [inHistory] }), TODAY), tasks: [beside] };
    expect(normalizeFarm(written(farm)).tasks).toEqual(expandFarm(farm).tasks);
    return expandFarm(farm).tasks;
  };
  expect(both(done, noted)).toEqual([done]);
  expect(both(open, { ...noted, done: true })).toEqual([{ ...noted, done: true }]);
  expect(both(open, noted)).toEqual([noted]);
});

const CYCLE = { cycleKey: `pea|${LONG_AGO}`, done: true, trays: 8 };
const USAGE = { trayUsage: trayUsage(8, 'WEIGHTED', 4) };
const PLANT = aTask({ ...CYCLE, ...USAGE, dateISO: '2025-02-22' });
const HARVEST = aTask({ ...CYCLE, ...USAGE, type: 'HARVEST', dateISO: LONG_AGO, oz: 64 });
const FARM = normalizeFarm(
  aFarm({ varieties: [aVariety({ id: 'pea' })], tasks: [PLANT, HARVEST] }),
);
const withPlant = (done: boolean) => ({ ...FARM, tasks: [{ ...PLANT, done }, HARVEST] });
const viaCloud = (farm: FarmDocument, day = TODAY) =>
  normalizeFarm(written(compactFarm(farm, day)));

test('work of long ago that was taken back elsewhere meanwhile is open, wherever it was made compact', () => {
  const undone = withPlant(false);
  for (const [here, there] of [
    [viaCloud(FARM), undone],
    [undone, viaCloud(FARM, '2026-04-01')],
    [viaCloud(undone), viaCloud(FARM, '2030-01-01')],
  ] as const) {
    const { merged, notices } = mergeTwo(FARM, here, there);
    expect(merged.tasks).toEqual(undone.tasks);
    expect(notices).toEqual([]);
  }
});

test('farms made compact on different days merge as if none had been, both ways round', () => {
  checkLaw([farmOfLongAgo(), fc.nat(), fc.nat()], { numRuns: 12 }, (base, left, right) => {
    const markAt = (at: number): FarmDocument => ({
      ...base,
      tasks: base.tasks.map((task, index) =>
        index === at % base.tasks.length ? { ...task, done: true, note: 'Done at last' } : task,
      ),
    });
    const [here, there] = [markAt(left), markAt(right)];
    const plain = mergeTwo(base, here, there).merged;
    const compact = mergeTwo(viaCloud(base), viaCloud(here, '2026-05-01'), viaCloud(there)).merged;
    expect(compact).toEqual(plain);
    const doneIds = (farm: FarmDocument) => farm.tasks.filter((t) => t.done).map(({ id }) => id);
    const known = new Set(doneIds(compact));
    expect([...doneIds(here), ...doneIds(there)].filter((id) => !known.has(id))).toEqual([]);
    expect(new Set(compact.tasks.map(({ taskKey }) => taskKey)).size).toBe(compact.tasks.length);
  });
});

test('after a reload a mark on work of long ago is taken back as if nothing had been compact', async () => {
  const disk = emptyMemoryDisk();
  const { store, world, farm } = await openTab(disk);
  store.perform({ type: 'LOAD_DATA_SLICES', payload: { slices: FARM } });
  const before = contentOf(farm());
  store.perform({ type: 'TOGGLE_TASK_DONE', payload: { id: HARVEST.id } });
  const after = contentOf(farm());
  // A harvest that never was leaves the trays of its planting in use.
  expect(farm().trayStatus.inUseWithHoles).toBe(8);
  await store.settled();
  world.pass(60_000);
  await turns();
  store.close();
  expect(disk.snapshot?.text).toContain('"taskHistory":[{"id":"2025-02-22"');
  const again = await openTab(disk);
  expect(contentOf(again.farm())).toBe(after);
  again.store.undo();
  expect(contentOf(again.farm())).toBe(before);
  again.store.redo();
  expect(contentOf(again.farm())).toBe(after);
});

test('an older version keeps the history as something it does not know, and its edit stays', () => {
  // To it the history is one more part of the farm, and the work in it is gone from the tasks.
  const fromCloud = { ...compactFarm(FARM, TODAY), meta: { ...FARM.meta, lastWriteAt: 5 } };
  const noted = { ...FARM, tasks: [PLANT, { ...HARVEST, note: 'Two trays mouldy' }] };
  const byOlder = mergeFarms({
    base: FARM,
    local: noted,
    remote: fromCloud,
    today: TODAY,
    now: 9,
  }).merged;
  const read = normalizeFarm(written(byOlder));
  expect(read.tasks).toEqual(noted.tasks);
});

test('work of long ago comes back as it is read, so that opening a farm makes none of it anew', () => {
  const old = {
    ...aTask({ dateISO: '2025-01-10', done: true, trays: 2 }),
    oz: 3,
    orderId: 'ord_1',
  };
  const { tasks } = normalizeFarm({ ...aFarm(), tasks: [{ ...old, varietyName: 'Pea' }] });
  const packed = compactFarm({ ...aFarm(), tasks }, '2026-11-20');
  expect(packed.taskHistory).toHaveLength(1);
  const back = expandFarm(packed);
  expect(normalizeFarm(back).tasks).toBe(back.tasks);
});
