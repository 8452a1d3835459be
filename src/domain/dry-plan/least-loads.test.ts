import { expect, test } from 'vitest';
import { aDryModel } from '#tests/support/builders/dry-model-builders.ts';
import { leastLoads } from './least-loads.ts';

test('seven trays need one load of seven shelves, eight need two', () => {
  expect(leastLoads(aDryModel([[0, 7]]))).toBe(10);
  expect(leastLoads(aDryModel([[0, 8]]))).toBe(20);
});

test('trays of two shelves need twice the room', () => {
  // 3 of 7 + 4 × 2 of 7 = 11 of 7.
  expect(
    leastLoads(
      aDryModel([
        [0, 3],
        [1, 4],
      ]),
    ),
  ).toBe(20);
});

test('one variety a load: each begins a load of its own', () => {
  const few = [
    [0, 1],
    [1, 1],
  ] as const;
  expect(leastLoads(aDryModel(few))).toBe(10);
  expect(leastLoads(aDryModel(few, { isMixed: false }))).toBe(20);
});

test('what no dryer takes needs no load', () => {
  expect(leastLoads(aDryModel([[2, 5]]))).toBe(0);
});
