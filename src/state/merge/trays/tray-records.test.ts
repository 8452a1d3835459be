import { expect, test } from 'vitest';
import { aFarm, aGeneralTask, aTask } from '#tests/support/builders/builders.ts';
import { trayUsage } from '#domain/planning/tray-usage.ts';
import type { Task } from '#domain/planning/task.ts';
import type { ActivePlanting, PendingHarvest } from '#domain/trays/tray-status.ts';
import { trayRecords, writeTrays } from './tray-records.ts';

/** Three trays under one cover: 3 with holes, 4 without. */
const USAGE = trayUsage(3, 'WEIGHTED', 4);
const planting = (cycleKey: string, dateISO = '2025-03-04'): ActivePlanting => ({
  cycleKey,
  varietyId: 'pea',
  dateISO,
  usage: USAGE,
});
const harvest = (cycleKey: string, dateISO = '2025-03-14'): PendingHarvest => ({
  cycleKey,
  varietyId: 'pea',
  dateISO,
  dirtied: USAGE,
  released: USAGE,
  planting: planting(cycleKey),
});
const scrub = (id: string, more: Partial<Task> = {}): Task =>
  aGeneralTask({
    id,
    special: 'TRAY_SCRUB',
    done: true,
    scrubInfo: {
      dirtyWithHoles: 0,
      dirtyWithoutHoles: 0,
      // Two harvests of 3 and 4 trays, and 2 and 1 that nobody knows of.
      clearedWithHoles: 8,
      clearedWithoutHoles: 9,
      clearedHarvests: [harvest('g'), harvest('h')],
    },
    ...more,
  });

const FRESH = aFarm();
const FARM = {
  ...FRESH,
  tasks: [aTask(), scrub('s1'), aGeneralTask()],
  trayStatus: {
    ...FRESH.trayStatus,
    inUseWithHoles: 10,
    inUseWithoutHoles: 20,
    inUseTopCovers: 5,
    inUseBottomSolids: 15,
    dirtyWithHoles: 4,
    dirtyWithoutHoles: 7,
    activePlantings: [planting('a'), planting('b')],
    pendingHarvests: [harvest('c')],
  },
};

test('trays are in use, dirty or cleaned by a cycle, or belong to none', () => {
  const { cycles, loose } = trayRecords(FARM);
  expect([...cycles]).toEqual([
    ['a', { active: planting('a') }],
    ['b', { active: planting('b') }],
    ['g', { cleared: { scrubId: 's1', harvest: harvest('g') } }],
    ['h', { cleared: { scrubId: 's1', harvest: harvest('h') } }],
    ['c', { pending: harvest('c') }],
  ]);
  expect(loose).toEqual({
    inUse: { withHoles: 4, withoutHoles: 12, topCovers: 3, bottomSolids: 9 },
    dirty: { withHoles: 1, withoutHoles: 3 },
    cleared: new Map([['s1', { withHoles: 2, withoutHoles: 1 }]]),
  });
});

test('a farm that is taken apart and put together is the farm', () => {
  expect(writeTrays(FARM, trayRecords(FARM))).toEqual(FARM);
});

test('scrubs that are open, skipped or say nothing, and other tasks, clean nothing', () => {
  const { scrubInfo: _, ...silent } = scrub('silent');
  const tasks = [
    scrub('open', { done: false }),
    scrub('skipped', { skipped: true }),
    { ...scrub('note'), special: 'OTHER' } as unknown as Task,
    silent,
  ];
  expect(trayRecords({ ...FRESH, tasks }).loose.cleared.size).toBe(0);
  expect(writeTrays({ ...FRESH, tasks }, trayRecords(FARM)).tasks).toEqual(tasks);
});

test('a scrub of older data, which says no trays, has cleaned none that are known', () => {
  const old = scrub('old', { scrubInfo: { dirtyWithHoles: 3, dirtyWithoutHoles: 4 } });
  const farm = { ...FRESH, tasks: [old] };
  expect(trayRecords(farm).loose.cleared).toEqual(
    new Map([['old', { withHoles: 0, withoutHoles: 0 }]]),
  );
  // A scrub that only the other side knows has cleaned what its harvests say.
  const { cycles } = trayRecords({ ...FRESH, tasks: [scrub('old')] });
  const { loose } = trayRecords(FRESH);
  expect(writeTrays(farm, { cycles, loose }).tasks[0]?.scrubInfo).toMatchObject({
    clearedWithHoles: 6,
    clearedWithoutHoles: 8,
    clearedHarvests: [harvest('g'), harvest('h')],
  });
});

test('trays stand by their days, those of one day by their cycles, however they came', () => {
  const { loose } = trayRecords(FRESH);
  const active = [planting('b'), planting('a'), planting('c', '2025-03-03')];
  const cycles = new Map(active.map((one) => [one.cycleKey, { active: one }]));
  const written = writeTrays(FRESH, { cycles, loose }).trayStatus;
  expect(written.activePlantings.map(({ cycleKey }) => cycleKey)).toEqual(['c', 'a', 'b']);
  expect(written).toMatchObject({
    inUseWithHoles: 9,
    inUseWithoutHoles: 12,
    inUseTopCovers: 3,
    inUseBottomSolids: 9,
  });
});

test('no count falls below 0', () => {
  const few = { withHoles: -5, withoutHoles: -5 };
  const loose = {
    inUse: { ...few, topCovers: -5, bottomSolids: -5 },
    dirty: few,
    cleared: new Map([['s1', { withHoles: -9, withoutHoles: -9 }]]),
  };
  const { trayStatus, tasks } = writeTrays(FARM, { cycles: new Map(), loose });
  expect(trayStatus).toMatchObject({
    inUseWithHoles: 0,
    inUseWithoutHoles: 0,
    inUseTopCovers: 0,
    inUseBottomSolids: 0,
    dirtyWithHoles: 0,
    dirtyWithoutHoles: 0,
  });
  expect(tasks[1]?.scrubInfo).toMatchObject({
    clearedWithHoles: 0,
    clearedWithoutHoles: 0,
    clearedHarvests: [],
  });
});
