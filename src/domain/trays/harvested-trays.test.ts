import { expect, test } from 'vitest';
import { freshTrayStatus } from '#state/document/fresh-farm.ts';
import { harvestTrays, undoHarvestTrays } from './harvested-trays.ts';
import { plantTrays, undoPlantTrays } from './planted-trays.ts';
import type { ActivePlanting, TrayUsage } from '../planning/tray-status.ts';

function trays(withHoles: number, topCovers: number): TrayUsage {
  return { withHoles, withoutHoles: withHoles + topCovers, topCovers, bottomSolids: withHoles };
}

function aPlanting(usage: TrayUsage, dateISO = '2025-03-04'): ActivePlanting {
  return { cycleKey: 'pea|2025-03-14', varietyId: 'pea', dateISO, usage };
}

function aHarvest(usage: TrayUsage) {
  return { cycleKey: 'pea|2025-03-14', varietyId: 'pea', dateISO: '2025-03-14', usage };
}

const FRESH = freshTrayStatus();
const OPEN = { isDone: false, usage: trays(10, 3) };
const DONE = { isDone: true, usage: trays(10, 3) };

test('a planting marked twice is in use once', () => {
  const once = plantTrays(FRESH, aPlanting(trays(10, 3)), OPEN);
  expect(once).toMatchObject({
    inUseWithHoles: 10,
    inUseWithoutHoles: 13,
    inUseTopCovers: 3,
    inUseBottomSolids: 10,
  });
  expect(plantTrays(once, aPlanting(trays(10, 3)), OPEN)).toBe(once);
});

test('a harvest marked twice is dirty once', () => {
  const planted = plantTrays(FRESH, aPlanting(trays(10, 3)), OPEN);
  const once = harvestTrays(planted, aHarvest(trays(10, 3)), null);
  expect(once).toMatchObject({
    inUseWithHoles: 0,
    inUseWithoutHoles: 0,
    dirtyWithHoles: 10,
    dirtyWithoutHoles: 13,
  });
  expect(harvestTrays(once, aHarvest(trays(10, 3)), null)).toBe(once);
});

test('a planting of a harvest that was scrubbed since takes no tray', () => {
  expect(plantTrays(FRESH, aPlanting(trays(10, 3)), DONE)).toBe(FRESH);
  expect(undoPlantTrays(FRESH, aPlanting(trays(10, 3)), DONE)).toBe(FRESH);
});

test('counts never fall below 0', () => {
  const scrubbed = { ...FRESH, dirtyWithHoles: 4 };
  expect(undoHarvestTrays(scrubbed, aHarvest(trays(10, 3)), null)).toMatchObject({
    dirtyWithHoles: 0,
    dirtyWithoutHoles: 0,
  });
  expect(undoPlantTrays({ ...FRESH, inUseWithHoles: 4 }, aPlanting(trays(10, 3)), OPEN)).toEqual(
    FRESH,
  );
});
