import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aModelOnPaper } from '#tests/support/builders/dry-model-builders.ts';
import { anyDryModel, emptyBoard } from '#tests/support/farms/small-dryers.ts';
import { countLoads, pointsOnPaper } from '#tests/support/laws/dry-loads-on-paper.ts';
import type { DryModel } from './dry-model.ts';
import { fillMachine } from './fill-machine.ts';
import type { LoadBoard } from './load-board.ts';
import { takenLoads } from './taken-load.ts';

/** What the first machine is filled with on some days; nothing is there but what is planted. */
function fillFirst(model: DryModel, from: number, to: number): LoadBoard {
  const board = emptyBoard(model);
  fillMachine(board, {
    machine: 0,
    from,
    to,
    trays: traysOf(model),
    leave: (demand) => pointsOnPaper(model.demands[demand]?.due ?? 0, model.end + 1),
  });
  return board;
}

/** All trays, those due first in front. */
function traysOf({ demands }: DryModel): number[] {
  return demands
    .flatMap(({ trays, due }, demand) =>
      Array<{ demand: number; due: number }>(trays).fill({ demand, due }),
    )
    .toSorted((a, b) => a.due - b.due)
    .map(({ demand }) => demand);
}

/** The least points of all ways to fill the first machine, each load with trays that follow one another. */
function leastPoints(model: DryModel, from: number, to: number): number {
  const trays = traysOf(model);
  const [dryer] = model.machines;
  if (dryer === undefined) return Infinity;
  const dueOf = (at: number) => model.demands[trays[at] ?? -1]?.due ?? 0;
  const varietyOf = (at: number) => model.demands[trays[at] ?? -1]?.variety ?? -1;
  const isFree = (day: number) =>
    day + dryer.cycle <= model.end && !dryer.isHeld.subarray(day, day + dryer.cycle).includes(1);
  const least = (day: number, at: number): number => {
    if (at === trays.length) return 0;
    const left = pointsOnPaper(dueOf(at), model.end + 1) + least(day, at + 1);
    if (day > to) return left;
    let best = Math.min(left, least(day + 1, at));
    if (!isFree(day)) return best;
    let [points, used] = [10, 0];
    for (let next = at; next < trays.length; next += 1) {
      if (model.varieties[varietyOf(next)]?.canPlant[day] !== 1) break;
      used += dryer.shelvesOf[varietyOf(next)] ?? Infinity;
      if (used > dryer.shelves) break;
      points += pointsOnPaper(dueOf(next), day + dryer.cycle);
      best = Math.min(best, points + least(day + dryer.cycle, next + 1));
    }
    return best;
  };
  return least(from, 0);
}

test('a machine is filled the best for the order of its trays', () => {
  const days = fc.integer({ min: 0, max: 9 });
  fc.assert(
    fc.property(anyDryModel(4), days, days, (any, a, b) => {
      const free = new Int32Array(any.end + 1);
      const varieties = any.varieties.map((variety) => ({ ...variety, free }));
      const model = { ...any, isMixed: true, varieties };
      const [from, to] = [Math.min(a, b), Math.max(a, b)];
      const board = fillFirst(model, from, to);
      const loads = takenLoads(board.all());
      expect(board.points).toBe(countLoads(model, loads));
      expect(loads.every(({ start }) => start >= from && start <= to)).toBe(true);
      expect(board.points).toBeLessThanOrEqual(leastPoints(model, from, to));
    }),
  );
});

test('of greens that are there unplanted a load takes as many as there are', () => {
  const days = 9;
  const model: DryModel = {
    end: days,
    isMixed: true,
    all: [],
    machines: [
      { dryerId: 'd', cycle: 1, shelves: 4, shelvesOf: [1], isHeld: new Uint8Array(days + 1) },
    ],
    varieties: [
      {
        id: 'v',
        canPlant: new Uint8Array(days + 1),
        free: Int32Array.from({ length: days + 1 }, (_, day) => (day === 4 ? 2 : 0)),
      },
    ],
    demands: [{ demand: 0, variety: 0, due: 5, trays: 3, opens: 4 }],
  };
  // Cut on day 4 and ready when they are due: two for 10 points; the third would be ready on day 10,
  // late by five days.
  const board = fillFirst(model, 0, days);
  expect(takenLoads(board.all())).toEqual([{ machine: 0, start: 4, trays: [0, 0] }]);
  expect(board.points).toBe(10 + 100 + 4 * 5);
});

/** The days on which a dryer of one day and one shelf is filled with a tray that is due on a day. */
function begunFor(
  due: number,
  [from, to]: readonly [number, number],
  { leave = 1000, ripe = 0 } = {},
): number[] {
  const end = 60;
  const cut = Array.from({ length: end + 1 - ripe }, (_, at) => ripe + at);
  const dryer = { cycle: 1, shelves: 1, shelvesOf: [1] };
  const board = emptyBoard(aModelOnPaper(end, [dryer], [{ cut }], [[0, due, 1]]));
  fillMachine(board, { machine: 0, from, to, trays: [0], leave: () => leave });
  return board.all().map(({ start }) => start);
}

test('a tray is dried where that costs less than to leave it, if only by a point', () => {
  expect(begunFor(20, [19, 19], { leave: 11 })).toEqual([19]);
  expect(begunFor(20, [19, 19], { leave: 9 })).toEqual([]);
  // It waits for the days on which it is dried as for those on which it is left.
  expect(begunFor(20, [10, 19], { leave: 11 })).toEqual([19]);
  expect(begunFor(20, [10, 19], { leave: 9 })).toEqual([]);
});

test('no tray is dried more than twelve days before it is due', () => {
  expect(begunFor(20, [7, 7])).toEqual([7]);
  expect(begunFor(20, [6, 6])).toEqual([]);
});

test('on many days at once nobody looks for a tray that is late by more than twenty days', () => {
  // Three weeks: ready on day 22 it is late by twenty days, a day later by one more.
  expect(begunFor(2, [10, 31], { ripe: 21 })).toEqual([21]);
  expect(begunFor(2, [10, 31], { ripe: 22 })).toEqual([]);
  // On nineteen days it is still looked for, on twenty no more.
  expect(begunFor(2, [10, 28], { ripe: 22 })).toEqual([22]);
  expect(begunFor(2, [10, 29], { ripe: 22 })).toEqual([]);
});
