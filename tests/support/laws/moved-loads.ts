import { expect } from 'vitest';
import type { DryModel, Machine } from '#domain/dry-plan/dry-model.ts';
import type { BoardLoad, LoadBoard } from '#domain/dry-plan/load-board.ts';
import { takenLoads, type TakenLoad } from '#domain/dry-plan/taken-load.ts';
import { aDryModel } from '../builders/dry-model-builders.ts';
import { emptyBoard } from '../farms/small-dryers.ts';
import { countLoads } from './dry-loads-on-paper.ts';

/** The last day of the models of due days. */
export const DUE_MODEL_END = 30;

/** A dryer of seven shelves that takes two days; a tray of the first variety takes one of them, of the second two. */
export function aTwoDayMachine(more: Partial<Machine> = {}): Machine {
  const isHeld = new Uint8Array(DUE_MODEL_END + 1);
  return { dryerId: 'd', cycle: 2, shelves: 7, shelvesOf: [1, 2], isHeld, ...more };
}

/** Nine trays a demand, one demand for each due day; greens of both varieties from day 0 on. */
export function aDueModel(
  dues: readonly number[],
  machines: readonly Machine[] = [aTwoDayMachine()],
): DryModel {
  const canPlant = new Uint8Array(DUE_MODEL_END + 1).fill(1);
  const bare = aDryModel([]);
  return {
    ...bare,
    machines,
    varieties: bare.varieties.map((variety) => ({ ...variety, canPlant })),
    demands: dues.map((due, demand) => ({ demand, variety: 0, due, trays: 9, opens: 0 })),
  };
}

/** What becomes of some loads by a move with these draws; it must leave a plan that is no worse. */
export function movedLoads(
  model: DryModel,
  loads: readonly TakenLoad[],
  draws: readonly number[],
  move: (board: LoadBoard, random: () => number, first: BoardLoad) => void,
): readonly (readonly [start: number, ...trays: number[]])[] {
  const board = emptyBoard(model);
  const [first] = loads.map(({ machine, start, trays }) => {
    const load = board.open(machine, start);
    for (const tray of trays) if (!board.put(load, tray)) throw new Error('It does not fit.');
    return load;
  });
  if (first === undefined) throw new Error('There is no load.');
  const before = board.points;
  const left = [...draws];
  move(board, () => left.shift() ?? 0.999, first);
  expect(board.points).toBe(countLoads(model, takenLoads(board.all())));
  expect(board.points).toBeLessThanOrEqual(before);
  expect(new Set(board.all())).toEqual(new Set(board.loads));
  return board.all().map(({ start, trays }) => [start, ...trays.toSorted((a, b) => a - b)]);
}

/** A load of the first of some machines. */
export function loadInFirst(start: number, ...trays: number[]): TakenLoad {
  return { machine: 0, start, trays };
}

/** A load of the second. */
export function loadInSecond(start: number, ...trays: number[]): TakenLoad {
  return { machine: 1, start, trays };
}

/** A load as a test writes it down, its trays in their order. */
export type ToldLoad = readonly [machine: number, start: number, ...trays: number[]];

/** Loads as a test writes them down. */
export function toldLoads(loads: readonly TakenLoad[]): ToldLoad[] {
  return loads.map(({ machine, start, trays }) => [
    machine,
    start,
    ...trays.toSorted((a, b) => a - b),
  ]);
}
