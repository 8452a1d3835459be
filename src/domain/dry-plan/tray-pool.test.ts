import { expect, test } from 'vitest';
import { aDryModel } from '#tests/support/builders/dry-model-builders.ts';
import { emptyBoard } from '#tests/support/farms/small-dryers.ts';
import type { DryModel } from './dry-model.ts';
import { poolOfTrays, traysByVariety } from './tray-pool.ts';

/** Demands of one tray each by the day they are due, and from which there are greens. */
function aModel(
  wanted: readonly (readonly [due: number, opens: number, trays?: number])[],
): DryModel {
  return {
    ...aDryModel([]),
    demands: wanted.map(([due, opens, trays = 1], demand) => ({
      demand,
      variety: demand % 2,
      due,
      trays,
      opens,
    })),
  };
}

/** The pool when nothing is left to chance: trays stand by their due days. */
const inOrder = () => 0.5;

test('trays stand by their due day, those of a demand side by side', () => {
  const board = emptyBoard(
    aModel([
      [22, 0, 2],
      [20, 0],
      [21, 0, 3],
    ]),
  );
  expect(poolOfTrays(board, inOrder, { from: 10, until: 30, cycle: 1 })).toEqual([
    1, 2, 2, 2, 0, 0,
  ]);
  // What is in a load is in no pool.
  const load = board.open(0, 15);
  board.put(load, 2);
  board.put(load, 1);
  expect(poolOfTrays(board, inOrder, { from: 10, until: 30, cycle: 1 })).toEqual([2, 2, 0, 0]);
});

test('what cannot be cut by then, or is due too long after it, is left out', () => {
  const board = emptyBoard(
    aModel([
      [20, 12],
      [20, 13],
      [22, 0],
      [23, 0],
    ]),
  );
  expect(poolOfTrays(board, inOrder, { from: 5, until: 12, cycle: 1 })).toEqual([0, 2]);
});

test('what ripens late stands where it could be ready', () => {
  // Cut on day 19 at the earliest and ready two days later, on day 21.
  const board = emptyBoard(
    aModel([
      [15, 19],
      [20, 0],
      [22, 0],
    ]),
  );
  expect(poolOfTrays(board, inOrder, { from: 10, until: 25, cycle: 2 })).toEqual([1, 0, 2]);
});

test('of what is late already the twelve nearest stand in front', () => {
  const late = Array.from({ length: 14 }, (_, at) => [at, 0] as const);
  const board = emptyBoard(aModel([[20, 0], ...late]));
  const pool = poolOfTrays(board, inOrder, { from: 15, until: 25, cycle: 1 });
  expect(pool).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 0]);
});

test('now and then what can be cut first stands in front, whatever is due first', () => {
  const board = emptyBoard(
    aModel([
      [20, 10],
      [22, 0],
    ]),
  );
  // The first draw chooses the order of ripening, the second how much of it; the rest is spread.
  const draws = [0.29, 0.99, 0.5, 0.5];
  const ripe = () => draws.shift() ?? 0;
  expect(poolOfTrays(board, ripe, { from: 0, until: 30, cycle: 1 })).toEqual([1, 0]);
  const usual = [0.3, 0.5, 0.5];
  expect(poolOfTrays(board, () => usual.shift() ?? 0, { from: 0, until: 30, cycle: 1 })).toEqual([
    0, 1,
  ]);
});

test('by variety, those of one stand in the order they had, the varieties as it is drawn', () => {
  const board = emptyBoard(
    aModel([
      [20, 0],
      [20, 0],
      [20, 0],
      [20, 0],
    ]),
  );
  const draws = [0.7, 0.2];
  expect(traysByVariety(board, () => draws.shift() ?? 0, [2, 3, 0, 1, 2])).toEqual([
    [3, 1],
    [2, 0, 2],
  ]);
});
