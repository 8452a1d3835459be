import type { BoardLoad } from './load-board.ts';

/** A load taken off the board, so that it can be put back. */
export interface TakenLoad {
  readonly machine: number;
  readonly start: number;
  readonly trays: readonly number[];
}

/** Loads of a board as they are now: what the board does later does not change them. */
export function takenLoads(loads: readonly BoardLoad[]): TakenLoad[] {
  return loads.map(({ machine, start, trays }) => ({ machine, start, trays: [...trays] }));
}
