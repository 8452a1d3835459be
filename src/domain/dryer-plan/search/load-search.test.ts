import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import { seededRandom } from './seeded-random.ts';
import { aModelOnPaper } from '#tests/support/builders/dry-model-builders.ts';
import {
  anyDryModel,
  costliness,
  emptyBoard,
  SMALL_DRYERS,
} from '#tests/support/farms/small-dryers.ts';
import { countLoads } from '#tests/support/laws/dry-loads-on-paper.ts';
import type { DryModel } from '../question/dry-model.ts';
import { LoadSearch } from './load-search.ts';
import { takenLoads } from '../board/load-board.ts';

/** The points of a model's plan that was searched for in a few steps, counted on paper. */
function searchedPoints(model: DryModel): number {
  const board = emptyBoard(model);
  const search = new LoadSearch(board, seededRandom(7));
  search.begin([]);
  for (let step = 0; step < 24; step += 1) search.step(step / 24);
  search.restore();
  return countLoads(model, takenLoads(board.all()));
}

test('on a small farm a search finds the best of all plans', () => {
  for (const { model, best } of SMALL_DRYERS) expect(searchedPoints(model)).toBe(best);
});

test('where a load has shelves but no greens, a tray of the same variety comes out of it for another', () => {
  const dryer = { cycle: 2, shelves: 3, shelvesOf: [1] };
  // Of the three trays one can be dried by day 2, two by day 5, the others from day 6 on.
  const model = aModelOnPaper(
    9,
    [dryer],
    [{ cut: [4, 5, 6, 7, 8, 9], free: { 0: 1, 3: 2 } }],
    [
      [0, 3, 1],
      [0, 0, 2],
    ],
  );
  // The one due on day 3 goes first, a day early; the others are five days late, each 120; two loads.
  expect(searchedPoints(model)).toBe(1 + 240 + 20);
});

test('what is late anyway is left out for what would be in time', () => {
  const model = aModelOnPaper(
    9,
    [
      { cycle: 1, shelves: 1, shelvesOf: [1, 1], held: [6, 7] },
      { cycle: 3, shelves: 2, shelvesOf: [1, Infinity], held: [6, 9] },
    ],
    [{ cut: [4, 5, 6, 7, 8, 9], free: { 0: 1, 3: 1 } }, { cut: [3, 5, 6, 7, 8, 9] }],
    [
      [0, 8, 2],
      [1, 2, 1],
      [1, 7, 2],
    ],
  );
  // Begun on days 3, 4 and 5 in the first dryer, 3 in the second: 3 + 3 + 1 + 2 points early, four loads, and
  // what is due on day 2 counts as ready on day 10: 135.
  expect(searchedPoints(model)).toBe(9 + 40 + 135);
});

test('as long as there is room before the end, nothing is left out, however late it is', () => {
  const ripe = Array.from({ length: 31 }, (_, at) => 20 + at);
  // From day 20 on 30 loads of 7 and 15 of 4: room for 270 trays.
  const model = aModelOnPaper(
    50,
    [
      { cycle: 1, shelves: 7, shelvesOf: [1] },
      { cycle: 2, shelves: 4, shelvesOf: [1] },
    ],
    [{ cut: ripe }],
    [[0, 22, 220]],
  );
  const board = emptyBoard(model);
  const search = new LoadSearch(board, seededRandom(7));
  search.begin([]);
  search.restore();
  expect(Math.max(...board.left)).toBe(0);
});

test('the first plan of small farms, before anything is searched, costs a hundredth more than the best at most', () => {
  const first = costliness((model) => {
    const search = new LoadSearch(emptyBoard(model), seededRandom(7));
    search.begin([]);
    return search.bestPoints;
  });
  expect(first).toBeGreaterThanOrEqual(1);
  expect(first).toBeLessThan(1.01);
});

const aSeed = fc.integer({ min: 1, max: 1_000_000 });

test('the best loads never get worse, are feasible, and are restored at the end', () => {
  checkLaw([anyDryModel(6), aSeed], { numRuns: 25 }, (model, seed) => {
    const board = emptyBoard(model);
    const search = new LoadSearch(board, seededRandom(seed));
    search.begin([]);
    let least = search.bestPoints;
    expect(least).toBeLessThanOrEqual(countLoads(model, []));
    for (let step = 0; step < 8; step += 1) {
      search.step(step / 7);
      expect(search.bestPoints).toBeLessThanOrEqual(least);
      expect(countLoads(model, search.best)).toBe(search.bestPoints);
      expect(countLoads(model, takenLoads(board.all()))).toBe(board.points);
      least = search.bestPoints;
    }
    search.restore();
    expect(board.points).toBe(search.bestPoints);
    expect(takenLoads(board.all())).toEqual(search.best);
  });
});

test('the search starts with known loads, except those that no longer fit', () => {
  checkLaw([anyDryModel(6), aSeed], { numRuns: 25 }, (model, seed) => {
    const before = new LoadSearch(emptyBoard(model), seededRandom(seed));
    before.begin([]);
    const again = new LoadSearch(emptyBoard(model), seededRandom(seed));
    again.begin([...before.best, ...before.best]);
    expect(again.bestPoints).toBeLessThanOrEqual(before.bestPoints);
    expect(countLoads(model, again.best)).toBe(again.bestPoints);
  });
});
