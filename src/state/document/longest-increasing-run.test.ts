import { expect, test } from 'vitest';
import fc from 'fast-check';
import { longestIncreasingRun } from './longest-increasing-run.ts';

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
