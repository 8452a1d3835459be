import { expect, test } from 'vitest';
import { sampleScale } from './sample-scale.ts';

test('dots stand in order along the line, the lightest and the heaviest with room beside them', () => {
  const { dots } = sampleScale([17, 15, 16], 16);
  expect(dots.map(({ ounces }) => ounces)).toEqual([15, 16, 17]);
  expect(dots[0]?.percent).toBeGreaterThan(0);
  expect(dots[1]?.percent).toBeCloseTo(50);
  expect(dots[2]?.percent).toBeLessThan(100);
});

test('ticks are round numbers of ounces', () => {
  expect(sampleScale([15.1, 17.2], 16.28).ticks.map(({ ounces }) => ounces)).toEqual([15, 16, 17]);
});

test('equal weights stand on each other', () => {
  expect(sampleScale([8, 8, 8, 9], 8.25).dots.map(({ stacked }) => stacked)).toEqual([0, 1, 2, 0]);
});
