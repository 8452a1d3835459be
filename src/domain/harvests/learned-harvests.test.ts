import { expect, test } from 'vitest';
import { aWeighedHarvest } from '#tests/support/builders/weighed-harvests.ts';
import { learnedHarvests } from './learned-harvests.ts';

const TODAY = '2026-11-20';

test('harvests of the last 365 days teach, the newest first', () => {
  const days = ['2025-11-20', '2025-11-21', '2026-11-20', '2026-11-21'];
  const records = days.map((dateISO) => aWeighedHarvest({ dateISO }));
  const taught = learnedHarvests(records, TODAY).map(({ dateISO }) => dateISO);
  expect(taught).toEqual(['2026-11-20', '2025-11-21']);
});

test('a harvest without trays or without weight teaches nothing', () => {
  const records = [
    aWeighedHarvest({ cycleKey: 'pea|a', trays: 0 }),
    aWeighedHarvest({ cycleKey: 'pea|b', weightOz: 0 }),
  ];
  expect(learnedHarvests(records, TODAY)).toEqual([]);
});

test('of two harvests on one day the greater id is the newer', () => {
  const records = ['pea|a', 'pea|b'].map((cycleKey) => aWeighedHarvest({ cycleKey }));
  const taught = learnedHarvests(records, TODAY).map(({ cycleKey }) => cycleKey);
  expect(taught).toEqual(['pea|b', 'pea|a']);
});
