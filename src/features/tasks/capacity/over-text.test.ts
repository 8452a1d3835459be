import { expect, test } from 'vitest';
import { addDays } from '#domain/calendar/iso-date.ts';
import type { CapacityDay } from '#domain/capacity/capacity-days.ts';
import { calmStatus, overPhrases, overSummary } from './over-text.ts';

/** Days from Thursday 11/26 on, by the grow slots they use. */
const days = (...grow: number[]): CapacityDay[] =>
  grow.map((growUsed, index) => ({
    dateISO: addDays('2026-11-26', index),
    germUsed: 11,
    germCapacity: 28,
    growUsed,
    growCapacity: 52,
  }));

test('a day on which both kinds of rack are too small names them', () => {
  const [day] = days(57);
  expect(day && overPhrases({ ...day, germUsed: 30 })).toEqual([
    'Germination over by 2',
    'Grow over by 5',
  ]);
});

test('trays of a kind of rack that is not there are never OK', () => {
  const [day] = days(40);
  const words = (change: Partial<CapacityDay>) => day && calmStatus({ ...day, ...change });
  expect(words({})).toBe('OK');
  expect(words({ germUsed: 1, germCapacity: 0 })).toBe('No germination racks');
  expect(words({ growCapacity: 0 })).toBe('No grow racks');
  expect(words({ germCapacity: 0, growCapacity: 0 })).toBe('No germination or grow racks');
  expect(words({ germUsed: 0, germCapacity: 0 })).toBe('OK');
});

test('a single day is named at once', () => {
  expect(overSummary(days(48, 57), false)).toMatchObject({
    word: 'Over capacity on Fri 11/27',
    text: '57 trays for 52 grow slots',
  });
});

test.each([
  [
    'many equally bad days are counted after the third',
    days(57, 57, 57, 57, 57),
    false,
    'Most on Thu 11/26, Fri 11/27, Sat 11/28 and 2 more days: 57 trays for 52 grow slots',
  ],
  [
    'a germination rack counts stacks',
    days(40).map((day) => ({ ...day, germUsed: 30 })),
    false,
    '30 stacks for 28 germination slots',
  ],
  ['nothing is said when all fits', days(52, 0), false, undefined],
  [
    'slots are told where a tray may take a part of one',
    days(52.375),
    true,
    '52.38 slots for 52 grow slots',
  ],
  ['slots are told there also when they are whole', days(57), true, '57 slots for 52 grow slots'],
])('%s', (_rule, shown, inSlots, text) => {
  expect(overSummary(shown, inSlots)?.text).toBe(text);
});
