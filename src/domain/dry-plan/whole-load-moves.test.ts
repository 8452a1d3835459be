import { expect, test } from 'vitest';
import {
  aDueModel,
  aTwoDayMachine,
  DUE_MODEL_END,
  loadInFirst,
  loadInSecond,
  movedLoads,
} from '#tests/support/laws/moved-loads.ts';
import { Annealing } from './annealing.ts';
import type { DryModel, Machine } from './dry-model.ts';
import type { LoadBoard } from './load-board.ts';
import { WholeLoadMoves } from './whole-load-moves.ts';

type Moving = Parameters<Parameters<typeof movedLoads>[3]>;

/** Moves that take nothing worse. */
const wholeMoves = (board: LoadBoard, random: () => number): WholeLoadMoves =>
  new WholeLoadMoves(board, new Annealing(random));

/** Draws for a shift: a day, two, three or four, later or earlier. */
const later = (days: number): number[] => [(days - 0.5) / 4, 0.4];
const earlier = (days: number): number[] => [(days - 0.5) / 4, 0.5];
const shift = (...[board, random, first]: Moving): void => wholeMoves(board, random).shift(first);

test('a load that is too early is shifted to its due day', () => {
  const model = aDueModel([20]);
  expect(movedLoads(model, [loadInFirst(17, 0, 0)], later(1), shift)).toEqual([[18, 0, 0]]);
  expect(movedLoads(model, [loadInFirst(14, 0)], later(4), shift)).toEqual([[18, 0]]);
  expect(movedLoads(model, [loadInFirst(19, 0)], earlier(1), shift)).toEqual([[18, 0]]);
  // A day late is worse than a day early.
  expect(movedLoads(model, [loadInFirst(18, 0)], later(1), shift)).toEqual([[18, 0]]);
  expect(movedLoads(model, [loadInFirst(18, 0)], earlier(1), shift)).toEqual([[18, 0]]);
});

test('loads in the way are shifted, too, one after the other', () => {
  const model = aDueModel([19, 21, 24]);
  const loads = [loadInFirst(16, 0), loadInFirst(18, 1), loadInFirst(22, 2)];
  expect(movedLoads(model, loads, later(1), shift)).toEqual([
    [17, 0],
    [19, 1],
    [22, 2],
  ]);
  // Late ones that stand close together, shifted from the last one back.
  const late = aDueModel([17, 19]);
  expect(movedLoads(late, [loadInFirst(18, 1), loadInFirst(16, 0)], earlier(1), shift)).toEqual([
    [15, 0],
    [17, 1],
  ]);
  // What the one in the way loses counts: it would be late.
  const bound = aDueModel([19, 20]);
  expect(movedLoads(bound, [loadInFirst(16, 0), loadInFirst(18, 1)], later(1), shift)).toEqual([
    [16, 0],
    [18, 1],
  ]);
});

test('no load is shifted into a kept one, or out of the plan', () => {
  const held = (day: number) => [
    aTwoDayMachine({ isHeld: new Uint8Array(DUE_MODEL_END + 1).fill(1, day, day + 1) }),
  ];
  // Begun on day 17 it is in the dryer on days 17 and 18; two days later on days 19 and 20.
  expect(movedLoads(aDueModel([21], held(20)), [loadInFirst(17, 0)], later(2), shift)).toEqual([
    [17, 0],
  ]);
  expect(movedLoads(aDueModel([21], held(19)), [loadInFirst(17, 0)], later(2), shift)).toEqual([
    [17, 0],
  ]);
  expect(movedLoads(aDueModel([21], held(21)), [loadInFirst(17, 0)], later(2), shift)).toEqual([
    [19, 0],
  ]);
  expect(movedLoads(aDueModel([17], held(15)), [loadInFirst(17, 0)], earlier(2), shift)).toEqual([
    [17, 0],
  ]);
  expect(movedLoads(aDueModel([17], held(14)), [loadInFirst(17, 0)], earlier(2), shift)).toEqual([
    [15, 0],
  ]);
  expect(movedLoads(aDueModel([2]), [loadInFirst(1, 0)], earlier(1), shift)).toEqual([[0, 0]]);
  expect(movedLoads(aDueModel([1]), [loadInFirst(0, 0)], earlier(1), shift)).toEqual([[0, 0]]);
  expect(movedLoads(aDueModel([30]), [loadInFirst(27, 0)], later(1), shift)).toEqual([[28, 0]]);
  expect(movedLoads(aDueModel([30]), [loadInFirst(27, 0)], later(2), shift)).toEqual([[27, 0]]);
});

test('a shift to a day without greens leaves all as it was', () => {
  const model = aDueModel([20]);
  const canPlant = new Uint8Array(DUE_MODEL_END + 1).fill(1, 0, 18);
  const varieties = model.varieties.map((variety) => ({ ...variety, canPlant }));
  expect(movedLoads({ ...model, varieties }, [loadInFirst(17, 0, 0)], later(1), shift)).toEqual([
    [17, 0, 0],
  ]);
});

const exchange = (...[board, random, first]: Moving): void =>
  wholeMoves(board, random).exchange(first);
/** Draws for an exchange with the second of two machines, so many days later. */
const withSecond = (days: number): number[] => [0.5, (days + 5.5) / 11];

test('a load goes to another machine where it costs less there', () => {
  const quick = [aTwoDayMachine(), aTwoDayMachine({ cycle: 1 })];
  // Ready on day 20, a day after it begins.
  expect(movedLoads(aDueModel([20], quick), [loadInFirst(15, 0)], withSecond(4), exchange)).toEqual(
    [[19, 0]],
  );
  expect(movedLoads(aDueModel([20], quick), [loadInFirst(15, 0)], withSecond(5), exchange)).toEqual(
    [[15, 0]],
  );
  const small = [aTwoDayMachine(), aTwoDayMachine({ shelves: 2 })];
  expect(
    movedLoads(aDueModel([20], small), [loadInFirst(15, 0, 0)], withSecond(3), exchange),
  ).toEqual([[18, 0, 0]]);
  expect(
    movedLoads(aDueModel([20], small), [loadInFirst(15, 0, 0, 0)], withSecond(3), exchange),
  ).toEqual([[15, 0, 0, 0]]);
  // In its own machine it has room in any case.
  expect(movedLoads(aDueModel([20]), [loadInFirst(13, 0)], [0, (5 + 5.5) / 11], exchange)).toEqual([
    [18, 0],
  ]);
});

test('two loads of as many days change places, as far as each fits', () => {
  const model = (second: Partial<Machine> = {}) =>
    aDueModel([20, 17], [aTwoDayMachine(), aTwoDayMachine(second)]);
  const loads = [loadInFirst(15, 0, 0), loadInSecond(18, 1, 1)];
  expect(movedLoads(model(), loads, withSecond(3), exchange)).toEqual([
    [15, 1, 1],
    [18, 0, 0],
  ]);
  // The day after its first is as good to find it.
  expect(movedLoads(model(), loads, withSecond(4), exchange)).toEqual([
    [15, 1, 1],
    [18, 0, 0],
  ]);
  const slow = [loadInFirst(15, 0, 0), loadInSecond(17, 1, 1)];
  expect(movedLoads(model({ cycle: 3 }), slow, withSecond(3), exchange)).toEqual([
    [15, 0, 0],
    [17, 1, 1],
  ]);
  const large = [loadInFirst(15, 0, 0, 0), loadInSecond(18, 1, 1)];
  expect(movedLoads(model({ shelves: 2 }), large, withSecond(3), exchange)).toEqual([
    [15, 0, 0, 0],
    [18, 1, 1],
  ]);
  // Both are in time where they are.
  const right = [loadInFirst(15, 1), loadInSecond(18, 0)];
  expect(movedLoads(model(), right, withSecond(3), exchange)).toEqual([
    [15, 1],
    [18, 0],
  ]);
});

const dissolve = (...[board, random, first]: Moving): void =>
  wholeMoves(board, random).dissolve(first);

test('the trays of a load go into others, each where it is in time and waits least', () => {
  const model = aDueModel([20]);
  const loads = [loadInFirst(14, 0), loadInFirst(16, 0), loadInFirst(18, 0), loadInFirst(20, 0)];
  expect(movedLoads(model, loads, [], dissolve)).toEqual([
    [16, 0],
    [18, 0, 0],
    [20, 0],
  ]);
  const full = [loadInFirst(14, 0), loadInFirst(16, 0), loadInFirst(18, 0, 0, 0, 0, 0, 0, 0)];
  expect(movedLoads(model, full, [], dissolve)).toEqual([
    [16, 0, 0],
    [18, 0, 0, 0, 0, 0, 0, 0],
  ]);
});

test('a load stays as it was when one of its trays finds no place in time, or when that costs more', () => {
  const model = aDueModel([20]);
  const tight = [loadInFirst(18, 0, 0), loadInFirst(16, 0, 0, 0, 0, 0, 0)];
  expect(movedLoads(model, tight, [], dissolve)).toEqual([
    [16, 0, 0, 0, 0, 0, 0],
    [18, 0, 0],
  ]);
  expect(movedLoads(model, [loadInFirst(18, 0), loadInFirst(20, 0)], [], dissolve)).toEqual([
    [18, 0],
    [20, 0],
  ]);
  // A load less spares 10 points: ten days earlier are as good, eleven are not.
  expect(movedLoads(model, [loadInFirst(18, 0), loadInFirst(8, 0)], [], dissolve)).toEqual([
    [8, 0, 0],
  ]);
  expect(movedLoads(model, [loadInFirst(18, 0), loadInFirst(7, 0)], [], dissolve)).toEqual([
    [7, 0],
    [18, 0],
  ]);
});

test('a tray goes only where its variety may: two shelves of room, greens on that day, its own kind', () => {
  const model: DryModel = {
    ...aDueModel([20, 20]),
    demands: [
      { demand: 0, variety: 0, due: 20, trays: 9, opens: 0 },
      { demand: 1, variety: 1, due: 20, trays: 9, opens: 0 },
    ],
  };
  const six = loadInFirst(16, 0, 0, 0, 0, 0, 0);
  const five = loadInFirst(16, 0, 0, 0, 0, 0);
  const stay = [
    [16, 0, 0, 0, 0, 0],
    [18, 1],
  ];
  expect(movedLoads(model, [loadInFirst(18, 1), six], [], dissolve)).toHaveLength(2);
  expect(movedLoads(model, [loadInFirst(18, 1), five], [], dissolve)).toEqual([
    [16, 0, 0, 0, 0, 0, 1],
  ]);
  const pure = { ...model, isMixed: false };
  expect(movedLoads(pure, [loadInFirst(18, 1), five], [], dissolve)).toEqual(stay);
  expect(movedLoads(pure, [loadInFirst(18, 1), loadInFirst(16, 1)], [], dissolve)).toEqual([
    [16, 1, 1],
  ]);
  const canPlant = new Uint8Array(DUE_MODEL_END + 1).fill(1, 17);
  const varieties = model.varieties.map((variety, at) =>
    at === 1 ? { ...variety, canPlant } : variety,
  );
  expect(movedLoads({ ...model, varieties }, [loadInFirst(18, 1), five], [], dissolve)).toEqual(
    stay,
  );
});

const begin = (...[board, random, first]: Moving): void => wholeMoves(board, random).begin(first);
/** Draws for a load that begins in the first machine so many days after another. */
const after = (days: number): number[] => [0, (days + 4.5) / 9];

test('a load is begun for the trays that gain by it; one that is left empty is gone', () => {
  const model = aDueModel([20, 22]);
  expect(movedLoads(model, [loadInFirst(20, 0, 0, 0, 1, 1)], after(-2), begin)).toEqual([
    [18, 0, 0, 0],
    [20, 1, 1],
  ]);
  expect(movedLoads(model, [loadInFirst(20, 0, 0)], after(-2), begin)).toEqual([[18, 0, 0]]);
  // What waits is brought nearer to its day, too: four by four days, three by two, and a load ends.
  const early = [loadInFirst(16, 0, 0, 0, 0), loadInFirst(14, 0, 0, 0, 0)];
  expect(movedLoads(model, early, after(2), begin)).toEqual([
    [16, 0],
    [18, 0, 0, 0, 0, 0, 0, 0],
  ]);
});

test('no load is begun that costs more than it gains, or where there is no room for it', () => {
  const model = aDueModel([20, 18]);
  // Two trays wait two days less: 4 points.
  expect(movedLoads(model, [loadInFirst(16, 0, 0, 1, 1)], after(2), begin)).toEqual([
    [16, 0, 0, 1, 1],
  ]);
  expect(movedLoads(model, [loadInFirst(20, 0, 0), loadInFirst(17, 1)], after(-2), begin)).toEqual([
    [17, 1],
    [20, 0, 0],
  ]);
});

test('a load that begins takes those first that gain most', () => {
  const model = aDueModel([20, 18], [aTwoDayMachine(), aTwoDayMachine({ shelves: 1 })]);
  // Ready on day 22: the tray of day 20 is late by two days, that of day 18 by four. On day 20 one gains 105, the other 10.
  for (const trays of [
    [1, 0],
    [0, 1],
  ]) {
    expect(movedLoads(model, [loadInFirst(20, ...trays)], [0.5, (-2 + 4.5) / 9], begin)).toEqual([
      [20, 1],
      [18, 0],
    ]);
  }
});
