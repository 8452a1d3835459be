import { expect, test } from 'vitest';
import { aFarm, aGeneralTask, aTask } from '#tests/support/builders/builders.ts';
import {
  trayUsage,
  type ActivePlanting,
  type PendingHarvest,
} from '#domain/planning/tray-status.ts';
import type { Task } from '#domain/planning/task.ts';
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

test('trays are sorted by their days, those of one day by their cycles, however they came', () => {
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
