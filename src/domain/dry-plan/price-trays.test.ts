import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom } from '#domain/alchemy/drying-schedule/seeded-random.ts';
import { aDryModel, aModelOnPaper } from '#tests/support/builders/dry-model-builders.ts';
import { cheapestOnPaper } from '#tests/support/laws/dry-loads-on-paper.ts';
import { anyDryModel, costliness, emptyBoard } from '#tests/support/farms/small-dryers.ts';
import type { DryModel } from './dry-model.ts';
import { LoadSearch } from './load-search.ts';
import { priceTrays } from './price-trays.ts';

/** What the prices say that no plan is below, when a plan of so many points is known. */
function boundOf(model: DryModel, points: number): number {
  return Math.max(...priceTrays(model, points, []).rounds);
}

test('eight trays for seven shelves: two whole loads, and one tray a day early', () => {
  const bound = boundOf(aDryModel([[0, 8]], { cycle: 1 }), 21);
  expect(bound).toBeGreaterThan(20);
  expect(bound).toBeLessThan(21 + 1e-6);
});

test('seven shelves hold three trays of two: the shelf that is left takes no half of a tray', () => {
  // Two loads, the trays of one a day early.
  const bound = boundOf(aDryModel([[1, 6]], { cycle: 1 }), 23);
  expect(bound).toBeGreaterThan(22);
  expect(bound).toBeLessThan(23 + 1e-6);
});

test('of one variety a load each begins a load of its own', () => {
  // Loads of two days for 1 tray and 1: the second of them is ready two days early.
  const few = [
    [0, 1],
    [1, 1],
  ] as const;
  const bound = boundOf(aDryModel(few, { isMixed: false }), 22);
  expect(bound).toBeGreaterThan(20);
  expect(bound).toBeLessThan(22 + 1e-6);
});

test('a tray that no dryer takes is late in every plan', () => {
  // Due on day 20, counted as ready on day 31: 100 and ten more days of 5.
  expect(boundOf(aDryModel([[2, 1]]), 150)).toBeCloseTo(150, 6);
});

const EVERY_DAY = [{ cut: Array.from({ length: 31 }, (_, day) => day) }];
const ONE_DAY = { cycle: 1, shelves: 7, shelvesOf: [1] };
const TWO_DAYS = { cycle: 2, shelves: 7, shelvesOf: [1] };

/** The bound of so many trays due on day 20 of 30, where the best plan of all is known to cost so much. */
function boundAt20(
  dryers: Parameters<typeof aModelOnPaper>[1],
  trays: number,
  best: number,
  grown: Parameters<typeof aModelOnPaper>[2] = EVERY_DAY,
): number {
  return boundOf(aModelOnPaper(30, dryers, grown, [[0, 20, trays]]), best);
}

test('where a kept load is in the dryer nothing can be ready, for any day of a cycle', () => {
  expect(boundAt20([{ ...ONE_DAY, held: [19] }], 1, 11)).toBeCloseTo(11, 2);
  expect(boundAt20([{ ...TWO_DAYS, held: [19] }], 1, 11)).toBeCloseTo(11, 2);
  expect(boundAt20([{ ...TWO_DAYS, held: [18] }], 1, 12)).toBeCloseTo(12, 2);
});

test('what all dryers take together is ready on the day, the rest waits for it', () => {
  expect(boundAt20([ONE_DAY, ONE_DAY], 14, 20)).toBeCloseTo(20, 2);
  expect(boundAt20([ONE_DAY, ONE_DAY], 15, 31)).toBeCloseTo(31, 2);
  expect(boundAt20([TWO_DAYS, TWO_DAYS], 14, 20)).toBeCloseTo(20, 2);
  // A dryer of two days is free again two days later: seven trays wait for two days.
  expect(boundAt20([TWO_DAYS], 14, 34)).toBeCloseTo(34, 2);
  expect(boundAt20([TWO_DAYS, { ...TWO_DAYS, held: [18, 19] }], 14, 34)).toBeCloseTo(34, 2);
  const small = [
    { ...TWO_DAYS, shelves: 2 },
    { ...ONE_DAY, shelves: 1 },
  ];
  expect(boundAt20(small, 3, 20)).toBeCloseTo(20, 2);
});

test('a tray for which no shelf is left on the only day of its greens is dried nowhere', () => {
  // As if it were ready on day 31, eleven days late: 150, and a load.
  expect(boundAt20([ONE_DAY], 8, 160, [{ cut: [19] }])).toBeCloseTo(160, 2);
  expect(boundAt20([TWO_DAYS], 8, 160, [{ cut: [18] }])).toBeCloseTo(160, 2);
});

test('loads begin on the first day, and are out on the last day', () => {
  const bound = (cut: number, due: number, best: number): number =>
    boundOf(aModelOnPaper(30, [TWO_DAYS], [{ cut: [cut] }], [[0, due, 1]]), best);
  expect(bound(0, 2, 10)).toBeCloseTo(10, 2);
  expect(bound(28, 30, 10)).toBeCloseTo(10, 2);
  // Begun a day later it would be out after the plan.
  expect(bound(29, 30, 100)).toBeCloseTo(100, 2);
});

/** The highest bound that the first plan of a farm leads to. */
function highestBound(model: DryModel): number {
  const search = new LoadSearch(emptyBoard(model), seededRandom(7));
  search.begin([]);
  return Math.max(...priceTrays(model, search.bestPoints, search.best).rounds);
}

test('no plan is below the bound', () => {
  fc.assert(
    fc.property(anyDryModel(3), (model) => {
      expect(highestBound(model)).toBeLessThanOrEqual(cheapestOnPaper(model) + 1e-6);
    }),
    { numRuns: 30 },
  );
});

test('the bound of small farms is a hundredth below their best plans at most', () => {
  const bound = costliness((model) => Math.ceil(highestBound(model) - 1e-6));
  expect(bound).toBeLessThanOrEqual(1);
  expect(bound).toBeGreaterThan(0.99);
});
