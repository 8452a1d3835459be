import type { DryModel } from '#domain/dry-plan/dry-model.ts';
import { LoadMoves } from '#domain/dry-plan/load-moves.ts';
import type { TakenLoad } from '#domain/dry-plan/taken-load.ts';
import { movedLoads } from './moved-loads.ts';

/** One small move of the first of some loads that takes nothing worse, with these draws after those that choose the load. */
export function tried(
  model: DryModel,
  loads: readonly TakenLoad[],
  ...draws: number[]
): ReturnType<typeof movedLoads> {
  return movedLoads(model, loads, [0, ...draws], (board, random) =>
    new LoadMoves(board, random).try(1, 0),
  );
}

/** Draws for a tray of a load: its place among so many, the machine, and that it goes to its due day. */
export const trayToDue = (place = 0, of = 1, machine = 0): number[] => [
  0.25,
  (place + 0.5) / of,
  machine,
  0,
  0,
];
/** The same, but so many days from the day on which it is ready. */
export const trayBy = (days: number, machine = 0): number[] => [
  0.25,
  0,
  machine,
  0.7,
  (days + 3.5) / 7,
];
