import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom } from '#domain/alchemy/drying-schedule/seeded-random.ts';
import { anyDryModel, costliness, emptyBoard } from '#tests/support/farms/small-dryers.ts';
import { countLoads } from '#tests/support/laws/dry-loads-on-paper.ts';
import {
  aDueModel,
  aTwoDayMachine,
  loadInFirst,
  loadInSecond,
} from '#tests/support/laws/moved-loads.ts';
import { trayBy, trayToDue, tried } from '#tests/support/laws/tried-moves.ts';
import type { DryModel } from './dry-model.ts';
import type { LoadBoard } from './load-board.ts';
import { LoadMoves } from './load-moves.ts';
import { takenLoads } from './taken-load.ts';

/** Every tray on the first day that takes it, in a load of its own. */
function scatter(board: LoadBoard): void {
  const { machines, demands, end } = board.model;
  demands.forEach(({ trays }, demand) => {
    for (let day = 0, left = trays; day <= end; day += 1) {
      machines.forEach((_, machine) => {
        if (left === 0 || !board.isFree(machine, day)) return;
        const load = board.open(machine, day);
        if (board.put(load, demand)) left -= 1;
        board.removeEmpty(load);
      });
    }
  });
}

test('small moves never make a plan worse when nothing worse is taken, and it can always be carried out', () => {
  fc.assert(
    fc.property(anyDryModel(6), fc.integer({ min: 1, max: 1_000_000 }), (model, seed) => {
      const board = emptyBoard(model);
      scatter(board);
      const moves = new LoadMoves(board, seededRandom(seed));
      for (let move = 0; move < 60; move += 1) {
        const before = board.points;
        moves.try(1, 0);
        expect(board.points).toBeLessThanOrEqual(before);
        expect(board.points).toBe(countLoads(model, takenLoads(board.all())));
      }
    }),
  );
});

test('small moves alone bring scattered trays together, to a tenth more than the best plan at most', () => {
  const scattered = costliness((model) => {
    const board = emptyBoard(model);
    scatter(board);
    return board.points;
  });
  const moved = costliness((model) => {
    const board = emptyBoard(model);
    scatter(board);
    const moves = new LoadMoves(board, seededRandom(3));
    let least = board.points;
    for (let part = 0; part < 20; part += 1) {
      moves.try(100, 4 * 0.8 ** part);
      least = Math.min(least, board.points);
    }
    return least;
  });
  expect(scattered).toBeGreaterThan(1.1);
  expect(moved).toBeGreaterThanOrEqual(1);
  expect(moved).toBeLessThan(1.1);
});

test('a tray goes into a load of its due day, and a load that is left empty is gone', () => {
  const model = aDueModel([20, 22]);
  expect(tried(model, [loadInFirst(20, 0), loadInFirst(18, 0, 0)], ...trayToDue())).toEqual([
    [18, 0, 0, 0],
  ]);
  expect(tried(model, [loadInFirst(20, 1, 0), loadInFirst(18, 0, 0)], ...trayToDue(1, 2))).toEqual([
    [18, 0, 0, 0],
    [20, 1],
  ]);
  // Where it is due already it stays.
  expect(
    tried(model, [loadInFirst(20, 1, 0), loadInFirst(18, 0, 0)], ...trayToDue(0, 2)),
  ).toHaveLength(2);
});

test('where nothing stands a load is begun for it, when that is worth a load or its own ends', () => {
  const model = aDueModel([20, 14]);
  expect(tried(model, [loadInFirst(20, 0, 0)], ...trayToDue())).toEqual([
    [18, 0],
    [20, 0],
  ]);
  // Six days are not worth another load, but one that moves with its only tray.
  expect(tried(model, [loadInFirst(12, 0, 1)], ...trayToDue())).toEqual([[12, 0, 1]]);
  expect(tried(model, [loadInFirst(12, 0)], ...trayToDue())).toEqual([[18, 0]]);
  // Another stands where it would be dried.
  expect(tried(model, [loadInFirst(12, 0), loadInFirst(17, 1)], ...trayToDue())).toHaveLength(2);
});

test('a tray may look near the day on which it is ready, and never beyond the plan', () => {
  const model = aDueModel([20, 30]);
  expect(tried(model, [loadInFirst(15, 0)], ...trayBy(3))).toEqual([[18, 0]]);
  expect(tried(model, [loadInFirst(20, 0)], ...trayBy(-2))).toEqual([[18, 0]]);
  expect(tried(model, [loadInFirst(17, 0)], ...trayBy(1))).toEqual([[17, 0]]);
  // Three days later it would be ready on day 32: day 30 is the last.
  expect(tried(model, [loadInFirst(26, 1)], ...trayBy(3))).toEqual([[28, 1]]);
  // Before the first load could be ready there is nothing.
  expect(tried(aDueModel([1]), [loadInFirst(3, 0)], ...trayToDue())).toEqual([[3, 0]]);
  expect(tried(aDueModel([2]), [loadInFirst(3, 0)], ...trayToDue())).toEqual([[0, 0]]);
});

test('a tray goes only into a machine that takes it', () => {
  const small = [aTwoDayMachine(), aTwoDayMachine({ shelves: 2, shelvesOf: [3, 1] })];
  const model = aDueModel([20], small);
  expect(tried(model, [loadInFirst(20, 0, 0)], ...trayToDue(0, 2, 0.5))).toEqual([[20, 0, 0]]);
  const large = aDueModel([20], [aTwoDayMachine(), aTwoDayMachine({ shelvesOf: [7, 1] })]);
  expect(tried(large, [loadInFirst(20, 0, 0)], ...trayToDue(0, 2, 0.5))).toEqual([
    [20, 0],
    [18, 0],
  ]);
});

test('where a load is full, that tray comes out for which it costs least', () => {
  const model = aDueModel([20, 24, 21]);
  const full = loadInFirst(18, 1, 2, 1, 1, 1, 1, 1);
  // The one that comes in is on its day; one of day 24 is on its day, too; that of day 21 would be late.
  for (const first of [0.01, 0.2, 0.5, 0.99]) {
    expect(tried(model, [loadInFirst(22, 0), full], ...trayToDue(), 0.5, first)).toEqual([
      [18, 0, 1, 1, 1, 1, 1, 2],
      [22, 1],
    ]);
  }
  // All would be late by it.
  const bound = loadInFirst(18, 2, 2, 2, 2, 2, 2, 2);
  expect(tried(model, [loadInFirst(19 + 1, 1), bound], ...trayBy(-2))).toEqual([
    [18, 2, 2, 2, 2, 2, 2, 2],
    [20, 1],
  ]);
});

/** As many demands, the last one of trays of two shelves. */
function withLarge(...dues: number[]): DryModel {
  const model = aDueModel(dues);
  const last = dues.length - 1;
  return {
    ...model,
    demands: model.demands.map((demand, at) => (at === last ? { ...demand, variety: 1 } : demand)),
  };
}

test('two trays come out for one of two shelves, as long as they find room', () => {
  const model = withLarge(24, 20);
  const full = loadInFirst(18, 0, 0, 0, 0, 0, 0, 0);
  expect(tried(model, [loadInFirst(22, 1), full], ...trayToDue())).toEqual([
    [18, 0, 0, 0, 0, 0, 1],
    [22, 0, 0],
  ]);
  // A shelf is free there: one is enough.
  const six = loadInFirst(18, 0, 0, 0, 0, 0, 0);
  expect(tried(model, [loadInFirst(22, 1), six], ...trayToDue())).toEqual([
    [18, 0, 0, 0, 0, 0, 1],
    [22, 0],
  ]);
  // Where two shelves are free nothing has to come out.
  const five = loadInFirst(18, 0, 0, 0, 0, 0);
  expect(tried(model, [loadInFirst(22, 1), five], ...trayToDue())).toEqual([
    [18, 0, 0, 0, 0, 0, 1],
  ]);
});

test('a large tray does not come out for a small one where it has no room', () => {
  const model = withLarge(20, 24);
  const full = loadInFirst(18, 0, 1, 1, 1);
  const tight = loadInFirst(22, 0, 0, 0, 0, 0, 0, 0);
  expect(tried(model, [tight, full], ...trayToDue(0, 7))).toEqual([
    [18, 0, 1, 1, 1],
    [22, 0, 0, 0, 0, 0, 0, 0],
  ]);
  // With a shelf left it has.
  const roomy = loadInFirst(22, 0, 0, 0, 0, 0, 0);
  expect(tried(model, [roomy, full], ...trayToDue(0, 6))).toEqual([
    [18, 0, 0, 1, 1],
    [22, 0, 0, 0, 0, 0, 1],
  ]);
});

test('where it costs the same, what is due later is dried later, and the other way round only now and then', () => {
  const model = aDueModel([30, 28]);
  const [early, late] = [18, 20];
  const seven = (tray: number) => Array<number>(7).fill(tray);
  const swap = (draw: number, own: number, other: number) =>
    tried(
      model,
      [loadInFirst(early, own), loadInFirst(late, ...seven(other))],
      ...trayBy(2),
      0,
      draw,
    );
  expect(swap(0.9, 0, 1)).toEqual([
    [18, 1],
    [20, 0, 1, 1, 1, 1, 1, 1],
  ]);
  expect(swap(0.9, 1, 0)).toEqual([
    [18, 1],
    [20, 0, 0, 0, 0, 0, 0, 0],
  ]);
  expect(swap(0.1, 1, 0)).toEqual([
    [18, 0],
    [20, 0, 0, 0, 0, 0, 0, 1],
  ]);
});

test('where loads are of one variety each a tray goes to its own kind alone', () => {
  const model = { ...withLarge(20, 20), isMixed: false };
  const loads = [loadInFirst(20, 0), loadInFirst(18, 1, 1)];
  expect(tried(model, loads, ...trayToDue())).toHaveLength(2);
  expect(tried({ ...model, isMixed: true }, loads, ...trayToDue())).toEqual([[18, 0, 1, 1]]);
});

test('a quarter of the moves are of whole loads: one is dissolved, one begun, two change places, some shift', () => {
  const model = aDueModel([20, 17], [aTwoDayMachine(), aTwoDayMachine()]);
  const [whole, shiftByOne] = [0.24, [0.1, 0.4]];
  expect(tried(model, [loadInFirst(16, 0), loadInSecond(18, 0)], whole, 0.09)).toEqual([
    [18, 0, 0],
  ]);
  // Begun two days before a late load.
  expect(tried(model, [loadInFirst(20, 0, 0)], whole, 0.1, 0, (-2 + 4.5) / 9)).toEqual([
    [18, 0, 0],
  ]);
  expect(
    tried(model, [loadInFirst(15, 0, 0), loadInSecond(18, 1, 1)], whole, 0.2, 0.5, (3 + 5.5) / 11),
  ).toEqual([
    [15, 1, 1],
    [18, 0, 0],
  ]);
  expect(tried(model, [loadInFirst(17, 0, 0)], whole, 0.31, ...shiftByOne)).toEqual([[18, 0, 0]]);
});
