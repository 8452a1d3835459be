import { expect, test } from 'vitest';
import { aDryModel, aModelOnPaper } from '#tests/support/builders/dry-model-builders.ts';
import { emptyBoard } from '#tests/support/farms/small-dryers.ts';
import { countLoads } from '#tests/support/laws/dry-loads-on-paper.ts';
import { placeLeft } from './place-left.ts';
import { takenLoads } from './taken-load.ts';

test('trays that are in no load go where each costs least, late rather than never', () => {
  // Ready by day 20 there are two loads of a day, since greens are there from day 18 on; the rest is late by a day or two.
  const model = aModelOnPaper(
    30,
    [{ cycle: 1, shelves: 2, shelvesOf: [1] }],
    [{ cut: [18, 19, 20, 21, 22] }],
    [[0, 20, 7]],
  );
  const board = emptyBoard(model);
  placeLeft(board);
  const loads = takenLoads(board.all());
  expect(loads.map(({ start, trays }) => [start, trays.length])).toEqual([
    [18, 2],
    [19, 2],
    [20, 2],
    [21, 1],
  ]);
  // Four loads, two trays a day early, two late by a day and one by two.
  expect(board.points).toBe(40 + 2 + 200 + 105);
  expect(countLoads(model, loads)).toBe(board.points);
});

test('where there is no room, a tray goes in for one that costs less to leave out', () => {
  const dryer = { cycle: 1, shelves: 1, shelvesOf: [1] };
  const model = aModelOnPaper(
    5,
    [dryer],
    [{ cut: [3] }],
    [
      [0, 5, 1],
      [0, 4, 1],
    ],
  );
  const board = emptyBoard(model);
  board.put(board.open(0, 3), 0);
  // Left out, what is due on day 4 counts as ready on day 6, two days late: 105; what is due on day 5 costs 100.
  expect(board.points).toBe(10 + 1 + 105);
  placeLeft(board);
  expect(takenLoads(board.all())).toEqual([{ machine: 0, start: 3, trays: [1] }]);
  expect(board.points).toBe(10 + 100);
});

test('greens that are there for one tray go to the one that gains more by them', () => {
  const dryer = { cycle: 1, shelves: 7, shelvesOf: [1, 1] };
  const model = aModelOnPaper(
    5,
    [dryer],
    [{ cut: [], free: { 3: 1 } }],
    [
      [0, 5, 1],
      [0, 4, 1],
    ],
  );
  const board = emptyBoard(model);
  board.put(board.open(0, 3), 0);
  placeLeft(board);
  expect(takenLoads(board.all())).toEqual([{ machine: 0, start: 3, trays: [1] }]);
});

test('what no dryer takes stays out', () => {
  const board = emptyBoard(aDryModel([[2, 1]]));
  placeLeft(board);
  expect([board.all(), board.unplaced]).toEqual([[], 1]);
});
