import type { LoadBoard } from '../board/load-board.ts';
import type { ModelDemand } from '../question/dry-model.ts';
import { trayPoints } from './dry-points.ts';

/** Trays delivered fresh to one demand, by harvest day. */
export interface FreshTrays {
  readonly demand: ModelDemand;
  /** Days from today; `null` if none is in the plan. */
  readonly cut: number | null;
  readonly trays: number;
}

export interface CutFresh {
  readonly rows: readonly FreshTrays[];
  readonly points: number;
}

/**
 * Schedules fresh harvests on a board: on the due day, or as soon after as greens are available.
 *
 * Fresh demands come before dried ones, because they can't be made ahead.
 */
export function cutFresh(board: LoadBoard): CutFresh {
  const { fresh, end } = board.model;
  const rows: FreshTrays[] = [];
  let points = 0;
  for (const demand of fresh) {
    const { variety, due, trays } = demand;
    let left = trays;
    for (let day = Math.max(0, due); day <= end && left > 0; day += 1) {
      let taken = 0;
      while (taken < left && board.cutTray(variety, day)) taken += 1;
      if (taken > 0) rows.push({ demand, cut: day, trays: taken });
      points += taken * trayPoints(due, day);
      left -= taken;
    }
    if (left > 0) rows.push({ demand, cut: null, trays: left });
    points += left * trayPoints(due, end + 1);
  }
  return { rows, points };
}
