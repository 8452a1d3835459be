import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aDriedPea, aModelOnPaper } from '#tests/support/builders/dry-model-builders.ts';
import { aPeaPowderFarm, dryQuestionOf } from '#tests/support/farms/pea-powder-farm.ts';
import { anyDryModel, emptyBoard } from '#tests/support/farms/small-dryers.ts';
import { countLoads } from '#tests/support/laws/dry-loads-on-paper.ts';
import type { DryModel } from './dry-model.ts';
import { LoadBoard } from './load-board.ts';
import { moveInRings } from './move-in-rings.ts';
import { placeLeft } from './place-left.ts';
import { RoomBoard } from './room-board.ts';
import { takenLoads } from './taken-load.ts';

const DRYER = { cycle: 1, shelves: 1, shelvesOf: [1, 1] };
const ALWAYS = { cut: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] };

test('three trays that stand each in the load of another change places at once', () => {
  const model = aModelOnPaper(
    10,
    [DRYER],
    [ALWAYS],
    [
      [0, 3, 1],
      [0, 5, 1],
      [0, 7, 1],
    ],
  );
  const board = emptyBoard(model);
  // Ready on day 5, 7 and 3: two are late by two days, one is four days early.
  [4, 6, 2].forEach((start, demand) => board.put(board.open(0, start), demand));
  expect(board.points).toBe(30 + 105 + 105 + 4);
  moveInRings(board);
  expect(board.points).toBe(30);
  expect(countLoads(model, takenLoads(board.all()))).toBe(30);
});

test('a tray makes way for another where a shelf is empty further on', () => {
  const model = aModelOnPaper(
    10,
    [{ ...DRYER, shelves: 2 }],
    [ALWAYS],
    [
      [0, 5, 2],
      [0, 6, 1],
      [0, 9, 2],
    ],
  );
  const board = emptyBoard(model);
  const loads = [4, 5, 8].map((start) => board.open(0, start));
  // One due on day 5 is late by a day, since one due on day 9 has its place.
  for (const [at, demand] of [
    [0, 0],
    [0, 2],
    [1, 0],
    [1, 1],
    [2, 2],
  ] as const) {
    const load = loads[at];
    if (load !== undefined) expect(board.put(load, demand)).toBe(true);
  }
  expect(board.points).toBe(30 + 100 + 4);
  moveInRings(board);
  expect(board.points).toBe(30);
});

test('greens that are not there on a day keep a tray from going there', () => {
  const model = aModelOnPaper(
    10,
    [DRYER],
    [{ cut: [6] }, ALWAYS],
    [
      [0, 5, 1],
      [1, 7, 1],
    ],
  );
  const board = emptyBoard(model);
  board.put(board.open(0, 6), 0);
  board.put(board.open(0, 4), 1);
  const before = board.points;
  moveInRings(board);
  expect(board.points).toBe(before);
});

/** Loads of single days with one tray each, and what they hold after rings were moved. */
function movedOn(
  model: DryModel,
  loads: readonly (readonly [start: number, demand: number])[],
  board = emptyBoard(model),
): (readonly [start: number, ...trays: number[]])[] {
  for (const [start, demand] of loads) expect(board.put(board.open(0, start), demand)).toBe(true);
  moveInRings(board);
  return board.all().map(({ start, trays }) => [start, ...trays]);
}

test('one ring after the other is moved, as long as one saves points', () => {
  const model = aModelOnPaper(
    10,
    [DRYER],
    [ALWAYS],
    [
      [0, 3, 1],
      [0, 5, 1],
      [0, 7, 1],
      [0, 9, 1],
    ],
  );
  // Two pairs, each in the load of the other.
  const wrong = [
    [4, 0],
    [2, 1],
    [8, 2],
    [6, 3],
  ] as const;
  expect(movedOn(model, wrong)).toEqual([
    [2, 0],
    [4, 1],
    [6, 2],
    [8, 3],
  ]);
});

test('varieties that take the same shelves change places, unless each load is of one variety', () => {
  const model = aModelOnPaper(
    10,
    [DRYER],
    [ALWAYS, ALWAYS],
    [
      [0, 3, 1],
      [1, 5, 1],
    ],
  );
  const wrong = [
    [4, 0],
    [2, 1],
  ] as const;
  expect(movedOn(model, wrong)).toEqual([
    [2, 0],
    [4, 1],
  ]);
  expect(movedOn({ ...model, isMixed: false }, wrong)).toEqual([
    [2, 1],
    [4, 0],
  ]);
});

test('trays of different shelves do not change places, though they would find room', () => {
  const model = aModelOnPaper(
    10,
    [{ cycle: 1, shelves: 2, shelvesOf: [1, 2] }],
    [ALWAYS, ALWAYS],
    [
      [0, 3, 1],
      [1, 5, 1],
    ],
  );
  const wrong = [
    [4, 0],
    [2, 1],
  ] as const;
  expect(movedOn(model, wrong)).toEqual([
    [2, 1],
    [4, 0],
  ]);
});

test('where no day may be over in racks and trays, nothing is moved', () => {
  const model = aModelOnPaper(
    10,
    [DRYER],
    [ALWAYS],
    [
      [0, 3, 1],
      [0, 5, 1],
    ],
  );
  const question = {
    ...dryQuestionOf(aPeaPowderFarm(), '2025-06-07'),
    varieties: [aDriedPea()],
  };
  const cut = [new Int32Array(model.end + 1)];
  const board = new LoadBoard(model, cut, new RoomBoard(question, model.end));
  const wrong = [
    [4, 0],
    [2, 1],
  ] as const;
  expect(movedOn(model, wrong, board)).toEqual([
    [2, 1],
    [4, 0],
  ]);
});

test('whatever stands in the loads, it can still be carried out and costs no more', () => {
  fc.assert(
    fc.property(anyDryModel(4), (model) => {
      const board = emptyBoard(model);
      placeLeft(board);
      const before = board.points;
      moveInRings(board);
      expect(board.points).toBeLessThanOrEqual(before);
      expect(countLoads(model, takenLoads(board.all()))).toBe(board.points);
    }),
  );
});
