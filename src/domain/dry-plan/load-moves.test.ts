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
  movedLoads,
} from '#tests/support/laws/moved-loads.ts';
import type { DryModel } from './dry-model.ts';
import type { LoadBoard } from './load-board.ts';
import type { TakenLoad } from './taken-load.ts';
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

/** One small move of the first of some loads that takes nothing worse, with these draws after those that choose the load. */
function tried(model: DryModel, loads: readonly TakenLoad[], ...draws: number[]) {
  return movedLoads(model, loads, [0, ...draws], (board, random) =>
    new LoadMoves(board, random).try(1, 0),
  );
}

/** Draws for a tray of a load: its place among so many, the machine, and that it goes to its due day. */
const trayToDue = (place = 0, of = 1, machine = 0): number[] => [
  0.25,
  (place + 0.5) / of,
  machine,
  0,
  0,
];
/** The same, but so many days from the day on which it is ready. */
const trayBy = (days: number, machine = 0): number[] => [0.25, 0, machine, 0.7, (days + 3.5) / 7];

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

test('a tray goes up to two weeks before its due day, mostly a few days', () => {
  // Late by two days; the days are the product of two draws.
  const model = aDueModel([20]);
  const early = (a: number, b: number): number[] => [0.25, 0, 0, 0.69, a, b];
  expect(tried(model, [loadInFirst(20, 0)], ...early(0.99, 0.99))).toEqual([[5, 0]]);
  expect(tried(model, [loadInFirst(20, 0)], ...early(0.5, 0.5))).toEqual([[15, 0]]);
});

test('a load is begun for one of two trays where it waits ten days less', () => {
  const model = aDueModel([20]);
  expect(tried(model, [loadInFirst(9, 0, 0)], ...trayToDue(0, 2))).toEqual([[9, 0, 0]]);
  expect(tried(model, [loadInFirst(8, 0, 0)], ...trayToDue(0, 2))).toEqual([
    [8, 0],
    [18, 0],
  ]);
});

test('a tray alone goes into a load that is a little earlier, since its own ends', () => {
  const model = aDueModel([20]);
  expect(tried(model, [loadInFirst(18, 0), loadInFirst(15, 0)], ...trayBy(-3))).toEqual([
    [15, 0, 0],
  ]);
  // With another one in its load it stays.
  expect(tried(model, [loadInFirst(18, 0, 0), loadInFirst(15, 0)], ...trayBy(-3))).toEqual([
    [15, 0],
    [18, 0, 0],
  ]);
});

test('what could only be ready before the first load is goes nowhere', () => {
  // The load of day 0 is ready on day 2; a tray that is to be ready on day 1 does not look there.
  const loads = [loadInFirst(3, 0), loadInFirst(0, 0)];
  expect(tried(aDueModel([1]), loads, ...trayToDue())).toHaveLength(2);
  expect(tried(aDueModel([2]), loads, ...trayToDue())).toEqual([[0, 0, 0]]);
});

test('moves are tried one after the other', () => {
  const model = aDueModel([20]);
  const draws = [0, ...trayBy(2), 0, ...trayBy(2), 0, ...trayBy(2)];
  const after = (moves: number) =>
    movedLoads(model, [loadInFirst(10, 0)], draws, (board, random) =>
      new LoadMoves(board, random).try(moves, 0),
    );
  // Each two days later.
  expect([after(1), after(2), after(3)]).toEqual([[[12, 0]], [[14, 0]], [[16, 0]]]);
});

test('of the moves of whole loads each kind has its share', () => {
  const model = aDueModel([20, 22], [aTwoDayMachine(), aTwoDayMachine()]);
  const begun = [
    [18, 0, 0],
    [20, 1, 1],
  ];
  // One is begun two days before a load that is late for two of its trays.
  const late = loadInFirst(20, 0, 0, 1, 1);
  expect(tried(model, [late], 0.24, 0.1, 0, (-2 + 4.5) / 9)).toEqual(begun);
  expect(tried(model, [late], 0.24, 0.19, 0, (-2 + 4.5) / 9)).toEqual(begun);
  // The last share of a tenth ends where the three are added up; then loads are shifted.
  const shifted = [0.1 + 0.1 + 0.1, 0, 0.4];
  expect(tried(model, [loadInFirst(17, 0)], 0.24, ...shifted)).toEqual([[18, 0]]);
});

/** As the model of due days, but for greens that are there without being planted. */
function withFree(
  dues: readonly number[],
  free: Readonly<Record<number, number>>,
  machines = [aTwoDayMachine()],
): DryModel {
  const model = aDueModel(dues, machines);
  const days = model.end + 1;
  const varieties = model.varieties.map((variety, at) =>
    at > 0
      ? variety
      : {
          ...variety,
          canPlant: new Uint8Array(days),
          free: Int32Array.from({ length: days }, (_, day) => free[day] ?? 0),
        },
  );
  return { ...model, varieties };
}

test('greens that are there go from one machine to another on their day', () => {
  const model = withFree([20], { 18: 2 }, [aTwoDayMachine(), aTwoDayMachine()]);
  expect(tried(model, [loadInFirst(18, 0), loadInSecond(18, 0)], ...trayToDue(0, 1, 0.5))).toEqual([
    [18, 0, 0],
  ]);
});

test('where a day has no more greens of its variety, a tray of them comes out for another', () => {
  const free = withFree([20, 14, 22], { 10: 1, 18: 1 });
  // The third is of the other variety, which is planted: it would gain more by coming out.
  const demands = free.demands.map((demand, at) => (at === 2 ? { ...demand, variety: 1 } : demand));
  const model = { ...free, demands };
  const loads = [loadInFirst(10, 0), loadInFirst(18, 2, 1)];
  for (const first of [0.1, 0.9]) {
    expect(tried(model, loads, ...trayToDue(), first)).toEqual([
      [10, 1],
      [18, 0, 2],
    ]);
  }
  // Where none of its variety is in that load it stays.
  const none = { ...withFree([20, 14, 22], { 10: 1 }), demands };
  expect(tried(none, [loadInFirst(10, 0), loadInFirst(18, 2)], ...trayToDue(), 0.1)).toEqual([
    [10, 0],
    [18, 2],
  ]);
});

test('three trays do not come out for one', () => {
  const large = [aTwoDayMachine({ shelvesOf: [1, 3] })];
  const model = aDueModel([24, 20], large);
  const demands = model.demands.map((demand) => ({ ...demand, variety: demand.demand }));
  const loads = [loadInFirst(22, 1), loadInFirst(18, 0, 0, 0, 0, 0, 0, 0)];
  const draws = [...trayToDue(), 0, 0, 0, 0];
  expect(tried({ ...model, demands }, loads, ...draws)).toHaveLength(2);
  // With a shelf left two are enough.
  const six = [loadInFirst(22, 1), loadInFirst(18, 0, 0, 0, 0, 0, 0)];
  expect(tried({ ...model, demands }, six, ...draws)).toEqual([
    [18, 0, 0, 0, 0, 1],
    [22, 0, 0],
  ]);
});

test('the two trays that come out are those for which it costs least, wherever they stand', () => {
  const model = aDueModel([24, 25, 20, 20]);
  const demands = model.demands.map((demand) => ({
    ...demand,
    variety: demand.demand === 3 ? 1 : 0,
  }));
  for (const full of [
    loadInFirst(18, 0, 1, 2, 2, 2, 2, 2),
    loadInFirst(18, 2, 0, 2, 2, 1, 2, 2),
    loadInFirst(18, 2, 2, 2, 2, 2, 0, 1),
  ]) {
    for (const first of [0.01, 0.5, 0.99]) {
      const draws = [...trayToDue(), first, first];
      expect(tried({ ...model, demands }, [loadInFirst(22, 3), full], ...draws)).toEqual([
        [18, 2, 2, 2, 2, 2, 3],
        [22, 0, 1],
      ]);
    }
  }
});

test('what is late in both loads costs less to change than what would be late by it', () => {
  // Ready on day 20 in place of 22: the one that comes in is late no more. One is late by two days more, the other by the first.
  const model = aDueModel([20, 15, 21]);
  expect(
    tried(model, [loadInFirst(20, 0), loadInFirst(18, 2, 2, 2, 2, 1, 1, 1)], ...trayToDue(), 0),
  ).toEqual([
    [18, 0, 1, 1, 2, 2, 2, 2],
    [20, 1],
  ]);
});

test('all stays as it was where one that came out finds no greens in the other load', () => {
  const model = aDueModel([20, 24, 30]);
  const ripe = new Uint8Array(model.end + 1).fill(1, 17);
  // A large tray for two: the one of the second demand, the other of a variety that ripens later.
  const demands = model.demands.map((demand, at) => ({ ...demand, variety: [1, 0, 2][at] ?? 0 }));
  const machines = [aTwoDayMachine({ shelvesOf: [1, 2, 1] })];
  const varieties = model.varieties.map((variety, at) =>
    at === 2 ? { ...variety, canPlant: ripe } : variety,
  );
  const tight = { ...model, demands, machines, varieties };
  const loads = [loadInFirst(8, 0), loadInFirst(18, 2, 2, 2, 2, 2, 2, 1)];
  for (const first of [0.01, 0.5, 0.99]) {
    expect(tried(tight, loads, ...trayToDue(), first, first)).toEqual([
      [8, 0],
      [18, 1, 2, 2, 2, 2, 2, 2],
    ]);
  }
});

test('where it costs the same, what is due earlier is dried earlier; of the same day they stay', () => {
  const swap = (draw: number, dues: readonly number[], from: number, to: number, days: number) =>
    tried(
      aDueModel(dues),
      [loadInFirst(from, 0), loadInFirst(to, 1, 1, 1, 1, 1, 1, 1)],
      ...trayBy(days),
      0,
      draw,
    ).find(([start]) => start === to);
  const changed = [0, 1, 1, 1, 1, 1, 1];
  const same = [1, 1, 1, 1, 1, 1, 1];
  expect(swap(0.9, [28, 30], 20, 18, -2)).toEqual([18, ...changed]);
  expect(swap(0.9, [30, 28], 20, 18, -2)).toEqual([18, ...same]);
  expect(swap(0.2, [30, 28], 20, 18, -2)).toEqual([18, ...same]);
  expect(swap(0.19, [30, 28], 20, 18, -2)).toEqual([18, ...changed]);
  expect(swap(0.9, [30, 30], 18, 20, 2)).toEqual([20, ...same]);
});
