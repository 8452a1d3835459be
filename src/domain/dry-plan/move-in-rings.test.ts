import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aModelOnPaper } from '#tests/support/builders/dry-model-builders.ts';
import { anyDryModel, emptyBoard } from '#tests/support/farms/small-dryers.ts';
import { countLoads } from '#tests/support/laws/dry-loads-on-paper.ts';
import { moveInRings } from './move-in-rings.ts';
import { placeLeft } from './place-left.ts';
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
