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

/** Harvests of one tray each. */
const ofOneTray = (...ounces: number[]) => harvestsOf(...ounces.map((oz) => [1, oz] as const));

test.each([
  ['less than 5 % beside the plan, nothing', ofOneTray(9.51, 9.5, 9.5, 9.5), undefined],
  [
    'less than 5 % beside it by their trays',
    harvestsOf([3, 30], [2, 18], [4, 44], [3, 27]),
    undefined,
  ],
  ['5 % below it, their mean', ofOneTray(9.5, 9.5, 9.5, 9.5), 9.5],
  ['53 oz of six trays, it with 2 decimals', harvestsOf([2, 17], [2, 18], [1, 9], [1, 9]), 8.83],
  ['three, nothing', POOR.slice(0, 3), undefined],
  ['63 oz, their mean', ofOneTray(63, 63, 63, 63), 63],
  ['64 oz, which would be read as grams, nothing', ofOneTray(64, 64, 64, 64), undefined],
])('harvests of %s is proposed', (_what, harvests, yieldOz) => {
  expect(yieldSuggestion(PEA, harvests)?.yieldOz).toBe(yieldOz);
});

test('harvests up to the day a yield was taken have been listened to', () => {
  expect(yieldSuggestion({ ...PEA, yieldSetISO: '2026-11-16' }, POOR)?.harvests).toBe(4);
  expect(yieldSuggestion({ ...PEA, yieldSetISO: '2026-11-17' }, POOR)).toBeNull();
});
