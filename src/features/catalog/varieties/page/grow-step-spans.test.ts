import { expect, test } from 'vitest';
import { aStep, aVariety } from '#tests/support/builders/builders.ts';
import { growChart } from './grow-step-spans.ts';

const sunflower = aVariety({
  id: 'sunflower',
  daysToHarvest: 10,
  steps: [
    aStep('SOAK', 0, { soakHours: 8 }),
    aStep('PLANT', 0, { dayEnd: 3, germMode: 'WEIGHTED' }),
    aStep('BLACKOUT', 3, { dayEnd: 5, note: 'Flip the cover tray' }),
    aStep('LIGHTS', 5, { dayEnd: 10 }),
    aStep('WATER', 6, { dayEnd: 9, note: 'Bottom water' }),
    aStep('HARVEST', 10),
  ],
});

test('bars reach from the first day to the last; a soak is as long as its hours', () => {
  expect(growChart(sunflower).spans.map(({ from, to }) => [from, to])).toEqual([
    [0, 8 / 24],
    [0, 3],
    [3, 5],
    [5, 10],
    [6, 9],
    [10, 10 + 1 / 3],
  ]);
});

test('places are told from actions, and the racks from each other', () => {
  expect(growChart(sunflower).spans.map(({ place, isAction }) => [place, isAction])).toEqual([
    ['germination', true],
    ['germination', false],
    ['grow', false],
    ['grow', false],
    ['grow', true],
    ['harvest', false],
  ]);
});

test('the days of both racks add up to the days to harvest', () => {
  const chart = growChart(sunflower);
  expect([chart.germinationDays, chart.growDays, chart.days]).toEqual([3, 7, 11]);
  const short = growChart(aVariety({ daysToHarvest: 2 }));
  expect([short.germinationDays, short.growDays]).toEqual([2, 0]);
});

test('every day has its tick, on a long cycle every few days', () => {
  expect(growChart(sunflower).ticks).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(growChart(aVariety({ daysToHarvest: 21 })).ticks).toEqual([
    0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20,
  ]);
});

test('a step after the harvest makes the chart longer', () => {
  const variety = aVariety({ daysToHarvest: 5, steps: [aStep('WATER', 4, { dayEnd: 8 })] });
  expect(growChart(variety).days).toBe(9);
});
