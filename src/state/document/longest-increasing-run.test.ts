import { expect, test } from 'vitest';
import fc from 'fast-check';
import { longestIncreasingRun } from './longest-increasing-run.ts';

test('records that kept their order all stay', () => {
  expect([...longestIncreasingRun([0, 1, 2])].toSorted((a, b) => a - b)).toEqual([0, 1, 2]);
});

test('one record moved to the front is the only one that moves', () => {
  expect([...longestIncreasingRun([3, 0, 1, 2])].toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
});

test('a new record does not stay, since it was not there', () => {
  expect([...longestIncreasingRun([0, -1, 1])].toSorted((a, b) => a - b)).toEqual([0, 2]);
});

test('as many records stay as possible', () => {
  const order = fc.uniqueArray(fc.nat(12), { maxLength: 9 });
  fc.assert(
    fc.property(order, (oldPlaces) => {
      expect(longestIncreasingRun(oldPlaces).size).toBe(longestRun(oldPlaces));
    }),
  );
});

/** By trying every choice of records. */
function longestRun(places: readonly number[], from = 0, above = -1): number {
  let longest = 0;
  for (let next = from; next < places.length; next += 1) {
    const place = places[next] ?? -1;
    if (place > above) longest = Math.max(longest, 1 + longestRun(places, next + 1, place));
  }
  return longest;
}
