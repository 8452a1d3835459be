import { expect, test } from 'vitest';
import {
  aModelOfSingleTrays,
  SINGLE_TRAYS_END,
} from '#tests/support/builders/dry-model-builders.ts';
import { emptyBoard } from '#tests/support/farms/small-dryers.ts';
import {
  loadInFirst,
  loadInSecond,
  toldLoads,
  type ToldLoad,
} from '#tests/support/laws/moved-loads.ts';
import type { DryModel } from './dry-model.ts';
import { LoadSearch } from './load-search.ts';
import { takenLoads, type TakenLoad } from './taken-load.ts';

/** A search with the draws that a test sets; a draw of 1 is too high and chooses no load and no machine. */
function searchOf(model: DryModel) {
  const board = emptyBoard(model);
  const draws = { left: [] as number[], count: 0 };
  const search = new LoadSearch(board, () => {
    draws.count += 1;
    return draws.left.shift() ?? 1;
  });
  return { board, draws, search, onBoard: () => toldLoads(takenLoads(board.all())) };
}

test('where a plan is known it is gone on from: what is missing comes to it, and no load of it changes', () => {
  const { search } = searchOf(aModelOfSingleTrays([20, 22]));
  search.begin([loadInFirst(12, 0)]);
  expect(toldLoads(search.best)).toEqual([
    [0, 12, 0],
    // Ten days are filled at a time: of the second ten this is the last.
    [0, 19, 1],
  ]);
});

test('a planned load stays as long as nothing is found that costs less', () => {
  const model = aModelOfSingleTrays([20], [{}, {}]);
  const begun = (planned: readonly TakenLoad[]): ToldLoad[] => {
    const { search } = searchOf(model);
    search.begin([], planned);
    return toldLoads(search.best);
  };
  expect(begun([loadInFirst(18, 0)])).toEqual([[0, 18, 0]]);
  expect(begun([loadInSecond(18, 0)])).toEqual([[1, 18, 0]]);
  // A day early costs a point.
  for (const planned of [loadInFirst(17, 0), loadInSecond(17, 0)])
    expect(begun([planned]).map(([, start]) => start)).toEqual([18]);
});

test('for half of the time the days on which loads begin are searched for, five hundred changes a step', () => {
  const { search, draws } = searchOf(aModelOfSingleTrays([20]));
  search.begin([]);
  const drawsOf = (progress: number): number => {
    draws.count = 0;
    search.step(progress);
    return draws.count;
  };
  // A machine and a day are drawn for each change; there is no such machine.
  expect([drawsOf(0), drawsOf(0.49)]).toEqual([1000, 1000]);
  // Then the days are settled, and from the next step on machines are filled anew and trays are moved.
  expect(drawsOf(0.5)).toBe(0);
  expect(drawsOf(0.5)).toBeGreaterThan(0);
  expect(drawsOf(0.5)).toBeLessThan(1000);
});

test('what a filling finds is remembered, though a small move for the worse follows', () => {
  const { search, draws, onBoard } = searchOf(aModelOfSingleTrays([20]));
  search.begin([loadInFirst(17, 0)]);
  // The whole plan of its machine, for one point; then two days earlier, by chance.
  draws.left = [
    0.39,
    3.9 / SINGLE_TRAYS_END,
    0,
    0,
    0.5,
    0.5,
    0.3,
    0.5,
    0,
    0.25,
    0,
    0,
    0.7,
    1.5 / 7,
    0.1,
  ];
  search.step(0);
  expect(toldLoads(search.best)).toEqual([[0, 18, 0]]);
  expect(onBoard()).toEqual([[0, 16, 0]]);
});

test('a filling that is as good is gone on from, and not remembered', () => {
  const { search, draws, onBoard } = searchOf(
    aModelOfSingleTrays([20], [{ shelves: 1 }, { shelves: 1 }]),
  );
  search.begin([loadInFirst(18, 0)]);
  // Both machines on all days; the first leaves its tray to the second.
  draws.left = [0.39, 3.9 / SINGLE_TRAYS_END, 0.5, 0, 0, 0, 0.5, 0.3, 0, 0.5, 0.3];
  search.step(0);
  expect(onBoard()).toEqual([[1, 18, 0]]);
  expect(toldLoads(search.best)).toEqual([[0, 18, 0]]);
});

test('four times in a step the best loads are remembered, for a single point, too', () => {
  const { search, draws, onBoard } = searchOf(aModelOfSingleTrays([20]));
  search.begin([loadInFirst(17, 0)]);
  const dayLater = [0, 0.24, 0.31, 0.1, 0.4];
  const twoEarlier = [0, 0.25, 0, 0, 0.7, 1.5 / 7, 0.1];
  const next = 1;
  // No filling; nothing, a day later, two days earlier by chance.
  draws.left = [0.4, next, ...dayLater, next, ...twoEarlier, next];
  search.step(0);
  expect(toldLoads(search.best)).toEqual([[0, 18, 0]]);
  expect(onBoard()).toEqual([[0, 16, 0]]);
  // In four parts; a fifth is not there any more.
  draws.left = [0.4, next, next, next, ...dayLater];
  search.step(0);
  expect(onBoard()).toEqual([[0, 17, 0]]);
  draws.left = [0.4, next, next, next, next, ...dayLater];
  search.step(0);
  expect(onBoard()).toEqual([[0, 17, 0]]);
});

test('a tray that no filling looks for goes onto a shelf of another machine where it is least late', () => {
  // Greens from day 25 on: the one due on day 2 is late by more than twenty days wherever it is dried.
  const model = aModelOfSingleTrays([2, 38, 28], [{}, {}], 25);
  const { search, draws, onBoard } = searchOf(model);
  const known = [loadInFirst(25, 0), loadInFirst(36, 1), loadInSecond(26, 2)];
  search.begin(known);
  expect(toldLoads(search.best)).toEqual(toldLoads(known));
  // The first machine on all days. A day later is five points more, and a load less.
  draws.left = [0.39, 3.9 / SINGLE_TRAYS_END, 0, 0, 0.5, 0.5, 0.3, 0.3, 0.5, 0.3];
  search.step(0);
  expect(onBoard()).toEqual([
    [0, 36, 1],
    [1, 26, 0, 2],
  ]);
});

test('the slowest of the machines that are filled anew says on how many days', () => {
  const { search, draws, onBoard } = searchOf(aModelOfSingleTrays([24], [{}, { cycle: 3 }]));
  search.begin([loadInFirst(12, 0)]);
  // Both, on five days from day 12 on: three and two. The first leaves its tray to the second.
  draws.left = [
    0.39,
    4 / SINGLE_TRAYS_END,
    0.5,
    0,
    0,
    0.5 / 17,
    16.5 / 65,
    0.5,
    0.5,
    0.3,
    0,
    0.5,
    0.3,
  ];
  search.step(0);
  expect(onBoard()).toEqual([[1, 16, 0]]);
});
