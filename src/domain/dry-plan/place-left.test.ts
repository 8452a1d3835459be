import { expect, test } from 'vitest';
import { aDryModel, aModelOnPaper } from '#tests/support/builders/dry-model-builders.ts';
import { emptyBoard } from '#tests/support/farms/small-dryers.ts';
import { countLoads } from '#tests/support/laws/dry-loads-on-paper.ts';
import type { DryModel } from './dry-model.ts';
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
  expect([board.loads, board.unplaced]).toEqual([[], 1]);
});

/** One dryer of a day, with the loads that are on the board; the loads that are there in the end. */
function placed(
  model: DryModel,
  loads: readonly (readonly [start: number, ...trays: number[]])[] = [],
): (readonly [start: number, ...trays: number[]])[] {
  const board = emptyBoard(model);
  for (const [start, ...trays] of loads) {
    const load = board.open(0, start);
    for (const tray of trays) if (!board.put(load, tray)) throw new Error('It does not fit.');
  }
  placeLeft(board);
  expect(board.points).toBe(countLoads(model, takenLoads(board.all())));
  expect(board.loads).toHaveLength(board.all().length);
  return board.all().map(({ start, trays }) => [start, ...trays.toSorted((a, b) => a - b)]);
}

const oneDay = (shelves: number, ...shelvesOf: number[]) => [{ cycle: 1, shelves, shelvesOf }];

test('a late tray begins a load as long as that costs less than to leave it out', () => {
  // Nowhere it counts as ready on day 21. Three days before, it is late by 15 points less, and a load costs 10.
  const cutOn = (day: number) => aModelOnPaper(20, oneDay(2, 1), [{ cut: [day] }], [[0, 10, 1]]);
  expect(placed(cutOn(17))).toEqual([[17, 0]]);
  expect(placed(cutOn(18))).toEqual([]);
  // In a load that is there anyway it costs less even on the last day.
  const beside = aModelOnPaper(
    20,
    oneDay(2, 1),
    [{ cut: [19] }],
    [
      [0, 20, 1],
      [0, 10, 1],
    ],
  );
  expect(placed(beside, [[19, 0]])).toEqual([[19, 0, 1]]);
  expect(placed(beside)).toEqual([[19, 0, 1]]);
});

test('a tray of as many shelves as a dryer has goes into it alone', () => {
  const wanted = [
    [0, 6, 1],
    [1, 6, 1],
  ] as const;
  const grown = [{ cut: [5] }, { cut: [4, 5] }];
  expect(placed(aModelOnPaper(9, oneDay(2, 1, 2), grown, wanted), [[5, 0]])).toEqual([
    [4, 1],
    [5, 0],
  ]);
  expect(placed(aModelOnPaper(9, oneDay(3, 1, 2), grown, wanted), [[5, 0]])).toEqual([[5, 0, 1]]);
});

test('what is due first is placed first', () => {
  // Greens of the first, due later, are there on day 19 alone.
  const model = aModelOnPaper(
    30,
    oneDay(1, 1, 1),
    [{ cut: [19] }, { cut: [19, 21] }],
    [
      [0, 25, 1],
      [1, 20, 1],
    ],
  );
  expect(placed(model)).toEqual([[19, 1]]);
});

test('what made room for another is placed once more', () => {
  const model = aModelOnPaper(
    10,
    oneDay(1, 1, 1),
    [{ cut: [5, 7] }, { cut: [5] }],
    [
      [0, 2, 1],
      [1, 6, 1],
    ],
  );
  // The second is in time on day 6; the first is late there, and two days later by ten points more.
  expect(placed(model, [[5, 0]])).toEqual([
    [5, 1],
    [7, 0],
  ]);
});

test('a change is made for a single point, and not for none', () => {
  // In the load one waits for 16 days: left out it costs 95 + 5 x 11. The other is late by a day, or by 28.
  const model = (due: number): DryModel =>
    aModelOnPaper(
      30,
      oneDay(1, 1),
      [{ cut: [3] }],
      [
        [0, 20, 1],
        [0, due, 1],
      ],
    );
  expect(placed(model(3), [[3, 0]])).toEqual([[3, 1]]);
  expect(placed(model(20), [[3, 0]])).toEqual([[3, 0]]);
});

test('of several trays that goes out which it is best to leave out', () => {
  const wanted = [
    [0, 6, 1],
    [0, 9, 1],
    [0, 7, 1],
    [0, 5, 1],
  ] as const;
  const model = aModelOnPaper(9, oneDay(3, 1), [{ cut: [4] }], wanted);
  // Each day that a tray is due later, left out it is late by five points less, and it waits for a day less.
  expect(placed(model, [[4, 0, 1, 2]])).toEqual([[4, 0, 2, 3]]);
});

test('a larger tray goes in for a smaller one only where shelves are left for the rest of it', () => {
  const withShelves = (shelves: number): DryModel =>
    aModelOnPaper(
      9,
      oneDay(shelves, 1, 2),
      [{ cut: [4] }, { cut: [4] }],
      [
        [0, 9, 2],
        [1, 5, 1],
      ],
    );
  expect(placed(withShelves(2), [[4, 0, 0]])).toEqual([[4, 0, 0]]);
  expect(placed(withShelves(3), [[4, 0, 0]])).toEqual([[4, 0, 1]]);
  // And a smaller one for a larger one.
  const smaller = aModelOnPaper(
    9,
    oneDay(2, 1, 2),
    [{ cut: [4] }, { cut: [4] }],
    [
      [0, 5, 1],
      [1, 9, 1],
    ],
  );
  expect(placed(smaller, [[4, 1]])).toEqual([[4, 0]]);
});

test('another variety goes in only with greens of that day, and where it may stand beside the rest', () => {
  const wanted = [
    [0, 9, 2],
    [1, 5, 1],
  ] as const;
  const model = (cut: readonly number[]): DryModel =>
    aModelOnPaper(9, oneDay(2, 1, 1), [{ cut: [4] }, { cut }], wanted);
  expect(placed(model([4]), [[4, 0, 0]])).toEqual([[4, 0, 1]]);
  expect(placed(model([2]), [[4, 0, 0]])).toEqual([
    [2, 1],
    [4, 0, 0],
  ]);
  // Where loads are of one variety each the second tray of the first would be beside it.
  const pure = { ...model([4]), isMixed: false };
  expect(placed(pure, [[4, 0, 0]])).toEqual([[4, 0, 0]]);
  const single = { ...pure, demands: pure.demands.map((demand) => ({ ...demand, trays: 1 })) };
  expect(placed(single, [[4, 0]])).toEqual([[4, 1]]);
});
