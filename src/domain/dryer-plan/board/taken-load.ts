import type { BoardLoad } from './load-board.ts';

/** A load removed from the board, so it can be restored. */
export interface TakenLoad {
  readonly machine: number;
  readonly start: number;
  readonly trays: readonly number[];
}

/** Copies of a board's loads, independent of later changes. */
export function takenLoads(loads: readonly BoardLoad[]): TakenLoad[] {
  return loads.map(({ machine, start, trays }) => ({ machine, start, trays: [...trays] }));
}
