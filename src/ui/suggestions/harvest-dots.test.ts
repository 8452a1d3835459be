import { expect, test } from 'vitest';
import { weighedHarvests } from '#tests/support/builders/weighed-harvests.ts';
import { harvestDotsScale } from './harvest-dots.tsx';

const HARVESTS = weighedHarvests(
  [
    [1, 8],
    [2, 24],
    [1, 10],
  ],
  '2026-11-20',
);

test('harvests stand from the oldest to the newest, by their ounces a tray', () => {
  const { dots, ticks } = harvestDotsScale(HARVESTS, 10, { meanOz: 10.5, spreadOz: 1.5 });
  // The lines are 0, 6 and 12 oz; 8 oz stand at two thirds.
  expect(ticks.map(({ oz }) => oz)).toEqual([0, 6, 12]);
  expect(dots.map(({ left }) => left)).toEqual([3, 50, 97]);
  expect(dots[0]?.bottom).toBeCloseTo(66.67, 2);
  expect(dots[1]?.bottom).toBe(100);
});

test('the band reaches one spread below and above the mean', () => {
  const { band, plannedBottom } = harvestDotsScale(HARVESTS, 9, { meanOz: 9, spreadOz: 3 });
  expect(band).toEqual({ bottom: 50, height: 50 });
  expect(plannedBottom).toBe(75);
});

test('one harvest stands in the middle and has no band', () => {
  const { dots, band } = harvestDotsScale(HARVESTS.slice(0, 1), 8, { meanOz: 8, spreadOz: null });
  expect(dots).toEqual([{ id: HARVESTS[0]?.id, left: 50, bottom: 100 }]);
  expect(band).toBeNull();
});
