import { expect, test } from 'vitest';
import { freshTrayStatus } from '#state/document/fresh-farm.ts';
import {
  isNoTrays,
  makeDirty,
  NO_TRAYS,
  putInUse,
  takeFromDirty,
  takeFromUse,
  trayUsageInUse,
  withCycle,
} from './tray-counts.ts';
import type { ActivePlanting } from './tray-status.ts';

const USAGE = { withHoles: 3, withoutHoles: 5, topCovers: 1, bottomSolids: 4 };
const NONE = freshTrayStatus();

test('a planting moves trays when it takes any, of either kind', () => {
  expect(isNoTrays(NO_TRAYS)).toBe(true);
  expect(isNoTrays({ ...NO_TRAYS, withHoles: 1 })).toBe(false);
  expect(isNoTrays({ ...NO_TRAYS, withoutHoles: 1 })).toBe(false);
});

test('trays are put in use and taken out again, and no count falls below 0', () => {
  const used = putInUse(NONE, USAGE);
  expect(used).toMatchObject({
    inUseWithHoles: 3,
    inUseWithoutHoles: 5,
    inUseTopCovers: 1,
    inUseBottomSolids: 4,
  });
  expect(takeFromUse(used, USAGE)).toEqual(NONE);
  expect(takeFromUse(NONE, USAGE)).toEqual(NONE);
  expect(trayUsageInUse(used, { ...USAGE, withHoles: 9, topCovers: 0 })).toEqual({
    ...USAGE,
    topCovers: 0,
  });
});

test('trays become dirty, and are taken back as far as they still are', () => {
  const dirty = makeDirty(NONE, USAGE);
  expect([dirty.dirtyWithHoles, dirty.dirtyWithoutHoles]).toEqual([3, 5]);
  expect(takeFromDirty(dirty, { ...USAGE, withHoles: 1 })).toMatchObject({
    dirtyWithHoles: 2,
    dirtyWithoutHoles: 0,
  });
  expect(takeFromDirty(NONE, USAGE)).toEqual(NONE);
});

test('batches stand by day and then by key, in whatever order they were marked', () => {
  const batch = (dateISO: string, cycleKey: string): ActivePlanting => ({
    varietyId: 'pea',
    dateISO,
    cycleKey,
    usage: USAGE,
  });
  const all = [
    batch('2025-03-05', 'pea|2025-03-14'),
    batch('2025-03-04', 'pea|2025-03-14'),
    batch('2025-03-05', 'kale|2025-03-15'),
    batch('2025-03-06', 'dill|2025-03-15'),
  ].reduce<readonly ActivePlanting[]>(withCycle, []);
  expect(all.map(({ dateISO, cycleKey }) => `${dateISO.slice(8)} ${cycleKey}`)).toEqual([
    '04 pea|2025-03-14',
    '05 kale|2025-03-15',
    '05 pea|2025-03-14',
    '06 dill|2025-03-15',
  ]);
});
