import { expect, test } from 'vitest';
import { harvestAmounts, traysToPlant } from './harvest-amounts.ts';

const general = { percent: 6, maxExtraTrays: 1 };

test('a buffer adds a tray where the demand leaves no room for it', () => {
  const asked = { demandOz: 40, carryUsedOz: 0, netDemandOz: 40 };
  const grown = { trays: 6, expectedOz: 48, leftoverOz: 8 };
  expect(harvestAmounts(40, 0, 8, general)).toEqual({ ...asked, ...grown });
});

test('a buffer never adds more than maxExtraTrays', () => {
  const grown = (maxExtraTrays: number) =>
    harvestAmounts(200, 0, 8, { percent: 12, maxExtraTrays });
  expect(grown(1)).toMatchObject({ trays: 26, expectedOz: 208, leftoverOz: 8 });
  expect(grown(0)).toMatchObject({ trays: 25, expectedOz: 200, leftoverOz: 0 });
});

test('the arithmetic of fractions never asks for a tray more', () => {
  // 0.1 + 0.2 is a little more than 0.3.
  expect(traysToPlant((0.1 + 0.2) * 10, 3, { percent: 0, maxExtraTrays: 0 })).toBe(1);
  expect(traysToPlant(8 * 1.1, 8.8, { percent: 0, maxExtraTrays: 0 })).toBe(1);
});

test.each([
  // 1.06 trays with the buffer: 0.06 of a tray are not worth one.
  [8, 8, { percent: 6, maxExtraTrays: 1, sliver: 0.25 }, 1],
  [8, 8, { percent: 6, maxExtraTrays: 1 }, 2],
  // 3.584 trays: four are wanted without a buffer as well.
  [24, 7.5, { percent: 12, maxExtraTrays: 1, sliver: 0.25 }, 4],
  // 3.36 trays: 0.36 of the fourth are wanted.
  [30, 10, { percent: 12, maxExtraTrays: 1, sliver: 0.25 }, 4],
  // 5.04 trays: of the two extra ones the last is left out.
  [40, 10, { percent: 26, maxExtraTrays: 2, sliver: 0.25 }, 5],
  // Just the share that is asked for is worth a tray.
  [10, 10, { percent: 25, maxExtraTrays: 1, sliver: 0.25 }, 2],
])('F6: %f oz at %f oz a tray, buffered by %o, are %i trays', (ounces, yieldOz, buffer, trays) => {
  expect(traysToPlant(ounces, yieldOz, buffer)).toBe(trays);
});

test('S11: what is taken from a harvest is grown beside its orders, and without a buffer', () => {
  const buffer = { percent: 6, maxExtraTrays: 1 };
  // 12 oz ordered, 8 carried in: 4 oz are one tray with the buffer, 14 oz are one without.
  const twelve = harvestAmounts(12, 8, 16, buffer, 10);
  expect(twelve).toMatchObject({ trays: 1, netDemandOz: 14, leftoverOz: 2 });
  // 32 oz are just two trays; a buffer on what is taken would make it three.
  const taken = harvestAmounts(0, 0, 16, buffer, 32);
  expect(taken).toMatchObject({ trays: 2, demandOz: 32, leftoverOz: 0 });
  expect(harvestAmounts(32, 0, 16, buffer).trays).toBe(3);
});

test('S11: what is taken is carried over like any leftover, and never twice', () => {
  const buffer = { percent: 0, maxExtraTrays: 0 };
  const carried = harvestAmounts(4, 20, 16, buffer, 10);
  expect(carried).toMatchObject({ trays: 0, carryUsedOz: 14, leftoverOz: 6 });
});

test('a buffer is told in percent of the ounces', () => {
  // 100 oz and 10.05 % are 110.05 oz: a little more than eleven trays of ten.
  expect(traysToPlant(100, 10, { percent: 10.05, maxExtraTrays: 5 })).toBe(12);
  expect(traysToPlant(100, 10, { percent: 10, maxExtraTrays: 5 })).toBe(11);
});
