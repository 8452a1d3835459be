import { expect, test } from 'vitest';
import { aVariety } from '#tests/support/builders/builders.ts';
import { aLot } from '#tests/support/builders/supply-builders.ts';
import {
  availabilityDetails,
  availabilityHeadline,
  availabilityLimitsText,
  type AvailabilityAnswer,
} from './availability-answer.ts';

// 2025-03-14 is a Friday.
const DAY = '2025-03-14';

type Planting = AvailabilityAnswer['plantings'][number];

/** Trays more (or fewer) on a day. */
const planting = (delta: number, dateISO = '2025-03-04'): Planting => ({
  dateISO,
  varietyId: 'pea',
  varietyName: 'Pea',
  before: 1,
  after: 1 + delta,
  delta,
});
const answer = (more: Partial<AvailabilityAnswer>): AvailabilityAnswer => ({
  answer: 'YES',
  how: 'SURPLUS',
  dateISO: DAY,
  harvestISO: DAY,
  oz: 12,
  usesBufferOz: 0,
  parts: [],
  plantings: [],
  lines: [],
  changes: [],
  ...more,
});

test.each([
  ['SURPLUS', [], 'Yes, from leftovers'],
  ['PLANT', [], 'Yes, from trays already planned'],
  ['PLANT', [planting(1)], 'Yes, plant 1 more tray on Tue 3/4'],
  ['PLANT', [planting(2)], 'Yes, plant 2 more trays on Tue 3/4'],
  ['PLANT', [planting(1), planting(1, '2025-03-05')], 'Yes, plant 2 more trays, first on Tue 3/4'],
  [
    'PLANT',
    [planting(-2), planting(0), planting(1, '2025-03-05')],
    'Yes, plant 1 more tray on Wed 3/5',
  ],
  ['BOTH', [], 'Yes, from leftovers and trays already planned'],
  ['BOTH', [planting(3)], 'Yes, from leftovers plus 3 more trays on Tue 3/4'],
  [null, [], 'No, not all by Fri 3/14'],
] as const)('%s with %j is told as %j', (how, plantings, words) => {
  expect(availabilityHeadline(answer({ how, plantings }))).toEqual(words);
});

test('a yes names each cut that it takes with its age, and what goes of the buffer', () => {
  const variety = aVariety({ id: 'pea' });
  const part = (...cuts: [string, number][]) => ({
    variety,
    oz: 12,
    lots: [],
    haveOz: 12,
    plantOz: 0,
    take: cuts.map(([cutISO, oz]) => ({ lot: aLot({ cutISO }), oz })),
  });
  const parts = [part(['2025-03-13', 8], ['2025-03-12', 4.04]), part(['2025-03-14', 2])];
  const lines = [
    '8 oz Pea cut Thu 3/13, 1 day old',
    '4 oz Pea cut Wed 3/12, 2 days old',
    '2 oz Pea cut Fri 3/14, 0 days old',
  ];
  expect(availabilityDetails(answer({ parts }))).toEqual(lines);
  expect(availabilityDetails(answer({ parts, usesBufferOz: 0.04 }))).toEqual(lines);
  expect(availabilityDetails(answer({ parts, usesBufferOz: 0.52 }))).toEqual([
    ...lines,
    'Uses 0.5 oz of the buffer',
  ]);
  expect(availabilityDetails(answer({ answer: 'NO', parts, usesBufferOz: 5 }))).toEqual([]);
});

test('a no says how much can be had on the day, and from when all of it', () => {
  const most = { mode: 'BULK', weight: 6.5, unit: 'oz' } as const;
  const no = answer({ answer: 'NO', how: null });
  const told = (reach: Parameters<typeof availabilityLimitsText>[1]) =>
    availabilityLimitsText(no, reach);
  expect(told({ most: null, earliestISO: null })).toEqual('None that day or in the next 60 days.');
  expect(told({ most, earliestISO: null })).toEqual('Up to 6.5 oz on Fri 3/14.');
  expect(told({ most: null, earliestISO: '2025-03-17' })).toEqual('All 12 oz from Mon 3/17.');
  expect(told({ most, earliestISO: '2025-03-17' })).toEqual(
    'Up to 6.5 oz on Fri 3/14. All 12 oz from Mon 3/17.',
  );
});
