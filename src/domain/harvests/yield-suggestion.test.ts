import { expect, test } from 'vitest';
import { aVariety } from '#tests/support/builders/builders.ts';
import { weighedHarvests } from '#tests/support/builders/weighed-harvests.ts';
import { learnedHarvests } from './learned-harvests.ts';
import { yieldSuggestion } from './yield-suggestion.ts';

const TODAY = '2026-11-20';
const PEA = aVariety({ yieldOzPerTray: 10 });

function harvestsOf(...weighings: (readonly [number, number])[]) {
  return learnedHarvests(weighedHarvests(weighings, TODAY), TODAY);
}

const POOR = harvestsOf([3, 30], [2, 18], [4, 30], [3, 27]);

test('four harvests an eighth below the plan propose their mean', () => {
  expect(yieldSuggestion(PEA, POOR)).toEqual({ yieldOz: 8.75, harvests: 4, minOz: 7.5, maxOz: 10 });
});

test('a difference of less than 5 % is none, and one of 5 % is', () => {
  expect(yieldSuggestion(PEA, harvestsOf([3, 30], [2, 18], [4, 44], [3, 27]))).toBeNull();
  expect(yieldSuggestion(PEA, harvestsOf([1, 9.5], [1, 9.5], [1, 9.5], [1, 9.5]))?.yieldOz).toBe(
    9.5,
  );
  expect(yieldSuggestion(PEA, harvestsOf([1, 9.51], [1, 9.5], [1, 9.5], [1, 9.5]))).toBeNull();
});

test('a mean is proposed with 2 decimals', () => {
  // 53 oz of six trays.
  const harvests = harvestsOf([2, 17], [2, 18], [1, 9], [1, 9]);
  expect(yieldSuggestion(PEA, harvests)?.yieldOz).toBe(8.83);
});

test('three harvests propose nothing', () => {
  expect(yieldSuggestion(PEA, POOR.slice(0, 3))).toBeNull();
});

test('harvests up to the day a yield was taken have been listened to', () => {
  expect(yieldSuggestion({ ...PEA, yieldSetISO: '2026-11-16' }, POOR)?.harvests).toBe(4);
  expect(yieldSuggestion({ ...PEA, yieldSetISO: '2026-11-17' }, POOR)).toBeNull();
});

test('a mean that would be read as grams is not proposed', () => {
  expect(yieldSuggestion(PEA, harvestsOf([1, 64], [1, 64], [1, 64], [1, 64]))).toBeNull();
  expect(yieldSuggestion(PEA, harvestsOf([1, 63], [1, 63], [1, 63], [1, 63]))?.yieldOz).toBe(63);
});
