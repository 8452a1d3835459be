import { expect, test } from 'vitest';
import {
  aDueModel,
  aTwoDayMachine,
  loadInFirst,
  loadInSecond,
  movedLoads,
} from '#tests/support/laws/moved-loads.ts';
import { trayBy, trayToDue, tried } from '#tests/support/laws/tried-moves.ts';
import type { DryModel } from './dry-model.ts';
import { LoadMoves } from './load-moves.ts';

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
