import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom } from '#domain/alchemy/drying-schedule/seeded-random.ts';
import { aDryModel } from '#tests/support/builders/dry-model-builders.ts';
import { cheapestOnPaper } from '#tests/support/laws/dry-loads-on-paper.ts';
import { anyDryModel, costliness, emptyBoard } from '#tests/support/farms/small-dryers.ts';
import type { DryModel } from './dry-model.ts';
import { LoadSearch } from './load-search.ts';
import { priceTrays } from './price-trays.ts';

/** What the prices say that no plan is below, when a plan of so many points is known. */
function boundOf(model: DryModel, points: number): number {
  return Math.max(...priceTrays(model, points, []));
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

/** The highest bound that the first plan of a farm leads to. */
function highestBound(model: DryModel): number {
  const search = new LoadSearch(emptyBoard(model), seededRandom(7));
  search.begin([]);
  return Math.max(...priceTrays(model, search.bestPoints, search.best));
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
