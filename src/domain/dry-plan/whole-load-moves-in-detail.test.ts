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
import type { DryModel } from './dry-model.ts';
import type { TakenLoad } from './taken-load.ts';
import { WholeLoadMoves } from './whole-load-moves.ts';

/** What becomes of loads when the first of them is changed as a whole, by a change that is no worse. */
function changed(
  kind: 'shift' | 'exchange' | 'dissolve' | 'begin',
  model: DryModel,
  loads: readonly TakenLoad[],
  ...draws: readonly number[]
): ReturnType<typeof movedLoads> {
  return movedLoads(model, loads, draws, (board, random, first) => {
    new WholeLoadMoves(board, new Annealing(random))[kind](first);
  });
}

const later = (days: number): number[] => [(days - 0.5) / 4, 0.49];
const earlier = (days: number): number[] => [(days - 0.5) / 4, 0.5];
const TWO = [aTwoDayMachine(), aTwoDayMachine()];

test('of several loads in the way the nearest is shifted first', () => {
  const early = aDueModel([18, 20, 22]);
  const loads = [loadInFirst(12, 0), loadInFirst(14, 1), loadInFirst(16, 2)];
  expect(changed('shift', early, loads, ...later(4))).toEqual([
    [16, 0],
    [18, 1],
    [20, 2],
  ]);
  const late = aDueModel([10, 12, 14]);
  const back = [loadInFirst(16, 2), loadInFirst(14, 1), loadInFirst(12, 0)];
  expect(changed('shift', late, back, ...earlier(4))).toEqual([
    [8, 0],
    [10, 1],
    [12, 2],
  ]);
});

test('no load is shifted beyond the plan, though its trays are due after it', () => {
  const model = aDueModel([DUE_MODEL_END + 10]);
  expect(changed('shift', model, [loadInFirst(27, 0)], ...later(1))).toEqual([[28, 0]]);
  expect(changed('shift', model, [loadInFirst(27, 0)], ...later(2))).toEqual([[27, 0]]);
});

test('a shift that costs as much as it gains is taken', () => {
  // Five wait a day less, one is late by a day more.
  const model = aDueModel([25, 15]);
  expect(changed('shift', model, [loadInFirst(17, 0, 0, 0, 0, 0, 1)], ...later(1))).toEqual([
    [18, 0, 0, 0, 0, 0, 1],
  ]);
  expect(changed('shift', model, [loadInFirst(17, 0, 0, 0, 0, 1)], ...later(1))).toEqual([
    [17, 0, 0, 0, 0, 1],
  ]);
});

test('no load goes where another, or a kept one, stands on one of its days', () => {
  const held = new Uint8Array(DUE_MODEL_END + 1).fill(1, 19, 20);
  const model = aDueModel([20], [aTwoDayMachine(), aTwoDayMachine({ isHeld: held })]);
  const threeLater = [0.5, (3 + 5.5) / 11];
  expect(changed('exchange', model, [loadInFirst(15, 0)], ...threeLater)).toEqual([[15, 0]]);
  const beside = [loadInFirst(15, 0), loadInSecond(19, 1)];
  expect(changed('exchange', aDueModel([20, 21], TWO), beside, ...threeLater)).toEqual([
    [15, 0],
    [19, 1],
  ]);
});

test('trays of a load that is dissolved look for others up to thirteen days before they are due', () => {
  // Eight days early in a load of its own; thirteen are five points more and a load less.
  const model = aDueModel([25]);
  expect(changed('dissolve', model, [loadInFirst(15, 0), loadInFirst(10, 0)])).toEqual([
    [10, 0, 0],
  ]);
  const tooFar = [loadInFirst(14, 0), loadInFirst(9, 0)];
  expect(changed('dissolve', model, tooFar)).toHaveLength(2);
  // On each day of them, in dryers of any cycle.
  const quick = aDueModel([25], [aTwoDayMachine(), aTwoDayMachine({ cycle: 1 })]);
  expect(changed('dissolve', model, [loadInFirst(15, 0), loadInFirst(22, 0)])).toEqual([
    [22, 0, 0],
  ]);
  expect(changed('dissolve', quick, [loadInFirst(15, 0), loadInSecond(24, 0)])).toEqual([
    [24, 0, 0],
  ]);
});

test('a load without greens for a tray is passed over for an earlier one', () => {
  const model = aDueModel([20, 20]);
  const butOn18 = new Uint8Array(DUE_MODEL_END + 1).fill(1);
  butOn18[18] = 0;
  const varieties = model.varieties.map((variety, at) =>
    at === 0 ? { ...variety, canPlant: butOn18 } : variety,
  );
  const demands = model.demands.map((demand, at) => ({ ...demand, variety: at }));
  const loads = [loadInFirst(14, 0), loadInFirst(16, 0), loadInFirst(18, 1)];
  expect(changed('dissolve', { ...model, varieties, demands }, loads)).toEqual([
    [16, 0, 0],
    [18, 1],
  ]);
});

/** Draws for a load that begins in the first machine so many days after the first load. */
const after = (days: number): number[] => [0, (days + 4.5) / 9];

test('a load that begins takes trays of all machines, two weeks before it to a week after', () => {
  // Ready on day 25: the tray of the first load waits three days less, so that it ends for the new one.
  const early = aDueModel([25], TWO);
  const begun = (start: number) =>
    changed('begin', early, [loadInFirst(20, 0), loadInSecond(start, 0)], ...after(3));
  expect(begun(10)).toEqual([[23, 0, 0]]);
  expect(begun(9)).toEqual([
    [23, 0],
    [9, 0],
  ]);
  // Ready on day 12: what is late in the first load, and in one up to a week after it.
  const late = aDueModel([12], TWO);
  const mended = (start: number) =>
    changed('begin', late, [loadInFirst(14, 0), loadInSecond(start, 0)], ...after(-4));
  expect(mended(19)).toEqual([[10, 0, 0]]);
  expect(mended(20)).toEqual([
    [10, 0],
    [20, 0],
  ]);
});

test('trays that gain nothing stay where they are, and no load begins without one', () => {
  const model = aDueModel([20, 22], TWO);
  // The new load is ready on the day of the second one.
  const loads = [loadInFirst(20, 0, 0), loadInSecond(18, 0)];
  expect(changed('begin', model, loads, ...after(-2))).toEqual([
    [18, 0, 0],
    [18, 0],
  ]);
  expect(changed('begin', model, [loadInFirst(18, 0), loadInFirst(20, 1)], ...after(-2))).toEqual([
    [18, 0],
    [20, 1],
  ]);
});
