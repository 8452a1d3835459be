import { expect, test } from 'vitest';
import { FREQUENCIES } from './order.ts';
import { keptInterval, usualInterval } from './frequencies.ts';

test('biweekly is every 2, all others every 1', () => {
  expect(FREQUENCIES.map(usualInterval)).toEqual([1, 2, 1, 1, 1]);
});

test('only weekly orders may skip weeks', () => {
  expect(FREQUENCIES.map((frequency) => keptInterval(frequency, 3))).toEqual([3, 2, 1, 1, 1]);
});
