import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SortedTrays } from './sorted-trays.ts';

const someRows = fc.array(
  fc.record({ gain: fc.integer({ min: 1, max: 6 }), trays: fc.integer({ min: 1, max: 3 }) }),
  { maxLength: 7 },
);

/** The gains of all trays, the best first. */
function gainsOnPaper(
  rows: readonly { readonly gain: number; readonly trays: number }[],
): number[] {
  return rows
    .flatMap(({ gain, trays }) => Array<number>(trays).fill(gain))
    .toSorted((a, b) => b - a);
}

test('the best trays gain most, as many as find room, in whatever order they come', () => {
  fc.assert(
    fc.property(someRows, fc.integer({ min: 1, max: 6 }), (rows, most) => {
      const sorted = new SortedTrays(1, most);
      // What was there before is gone.
      sorted.add(9, 9, 2);
      sorted.clear();
      rows.forEach(({ gain, trays }, group) => sorted.add(group, gain, trays));
      sorted.addUp();
      const gains = gainsOnPaper(rows).slice(0, most);
      expect(sorted.count).toBe(gains.length);
      for (let trays = 0; trays <= gains.length; trays += 1) {
        expect(sorted.gainOf(trays)).toBe(
          gains.slice(0, trays).reduce((sum, gain) => sum + gain, 0),
        );
      }
    }),
  );
});

test('the groups of some of them are told with how many of each', () => {
  fc.assert(
    fc.property(someRows, fc.nat(6), fc.nat(6), (rows, a, b) => {
      const sorted = new SortedTrays(1, 6);
      rows.forEach(({ gain, trays }, group) => sorted.add(group, gain, trays));
      sorted.addUp();
      const [from, to] = [Math.min(a, b, sorted.count), Math.min(Math.max(a, b), sorted.count)];
      const told = sorted.groupsOf(from, to);
      expect(told.reduce((sum, { trays }) => sum + trays, 0)).toBe(to - from);
      expect(told.every(({ trays }) => trays > 0)).toBe(true);
      const gains = told.flatMap(({ group, trays }) =>
        Array<number>(trays).fill(rows[group]?.gain ?? 0),
      );
      expect(gains).toEqual(gainsOnPaper(rows).slice(from, to));
      const counts = told.map(({ group, trays }) => trays <= (rows[group]?.trays ?? 0));
      expect(counts.every(Boolean)).toBe(true);
    }),
  );
});

test('of what gains the same, what came first stays in front', () => {
  const sorted = new SortedTrays(2, 3);
  sorted.add(4, 5, 1);
  sorted.add(7, 5, 1);
  sorted.add(8, 6, 1);
  sorted.add(9, 5, 1);
  sorted.addUp();
  expect(sorted.each).toBe(2);
  expect(sorted.groupsOf(0, 3)).toEqual([
    { group: 8, trays: 1 },
    { group: 4, trays: 1 },
    { group: 7, trays: 1 },
  ]);
});
