import { expect, test } from 'vitest';
import type { HarvestEntry } from '#domain/planning/harvest-entry.ts';
import { nextHarvestDays } from './harvest-days.ts';

const entry = (part: Partial<HarvestEntry>): HarvestEntry => ({
  dateISO: '2026-11-20',
  varietyId: 'pea',
  varietyName: 'Pea',
  trays: 1,
  demandOz: 5,
  orderDemandOz: 5,
  carryUsedOz: 0,
  netDemandOz: 5,
  expectedOz: 8,
  leftoverOz: 3,
  bufferPercent: 6,
  carryOnly: false,
  ...part,
});

test('a day adds up its trays and ounces', () => {
  const harvests = [entry({ trays: 2, expectedOz: 16 }), entry({ varietyName: 'Radish' })];
  expect(nextHarvestDays(harvests, '2026-11-20', 4)).toEqual([
    { dateISO: '2026-11-20', names: 'Pea, Radish', trays: 3, ounces: 24 },
  ]);
});

test('more than three varieties are counted, not named', () => {
  const harvests = ['A', 'B', 'C', 'D', 'E'].map((varietyName) => entry({ varietyName }));
  expect(nextHarvestDays(harvests, '2026-11-20', 4)[0]?.names).toBe('A, B, C, 2 more');
});

test('days that are over and harvests without a tray are left out', () => {
  const harvests = [entry({ dateISO: '2026-11-19' }), entry({ trays: 0, carryOnly: true })];
  expect(nextHarvestDays(harvests, '2026-11-20', 4)).toEqual([]);
});

test('the nearest days come first, no more than asked for', () => {
  const harvests = ['2026-11-24', '2026-11-21', '2026-11-22'].map((dateISO) => entry({ dateISO }));
  expect(nextHarvestDays(harvests, '2026-11-20', 2).map(({ dateISO }) => dateISO)).toEqual([
    '2026-11-21',
    '2026-11-22',
  ]);
});
