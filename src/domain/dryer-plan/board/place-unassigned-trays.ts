import { DRY_POINTS } from '../search/dry-points.ts';
import type { BoardLoad, LoadBoard } from './load-board.ts';

/**
 * Places unassigned trays where each costs least, earliest due date first. Late is better than never. If there
 * is no space, a tray replaces one that costs less to leave out.
 *
 * Trays that fit no dryer or have no greens on any day stay out.
 */
export function placeUnassignedTrays(board: LoadBoard): void {
  const demands = board.model.demands
    .map(({ due }, demand) => ({ demand, due }))
    .toSorted((a, b) => a.due - b.due);
  // Each change leaves fewer points, so that they come to an end.
  for (let isBetter = true; isBetter;) {
    isBetter = false;
    for (const { demand } of demands) {
      while ((board.left[demand] ?? 0) > 0 && (place(board, demand) || change(board, demand)))
        isBetter = true;
    }
  }
}

/** Puts a tray where it costs least; false when that is nowhere. */
function place(board: LoadBoard, demand: number): boolean {
  const { machines, demands, end } = board.model;
  const { opens = Infinity } = demands[demand] ?? {};
  let least = board.pointsOf(demand, end + 1);
  let [best, day] = [-1, -1];
  for (const [machine, { cycle, shelves }] of machines.entries()) {
    const each = board.shelvesOf(machine, demand);
    if (each > shelves) continue;
    for (let start = opens; start + cycle <= end; start += 1) {
      const load = board.loadAt(machine, start);
      const takes =
        load === undefined
          ? board.isFree(machine, start)
          : load.start === start && load.used + each <= shelves && board.mayShare(load, demand);
      if (!takes) continue;
      const points =
        board.pointsOf(demand, start + cycle) + (load === undefined ? DRY_POINTS.load : 0);
      if (points >= least || !board.canCut(board.varietyOf(demand), start)) continue;
      [least, best, day] = [points, machine, start];
    }
  }
  return best !== -1 && board.put(board.loadAt(best, day) ?? board.open(best, day), demand);
}

/** Puts a tray into a load for the one that it is best to leave out instead; false when none is. */
function change(board: LoadBoard, demand: number): boolean {
  const { machines, end } = board.model;
  const nowhere = (tray: number) => board.pointsOf(tray, end + 1);
  let least = -1e-9;
  let best: { readonly load: BoardLoad; readonly at: number } | null = null;
  for (const load of board.loads) {
    const room =
      (machines[load.machine]?.shelves ?? 0) - load.used - board.shelvesOf(load.machine, demand);
    const gain = nowhere(demand) - board.pointsOf(demand, load.ready);
    const hasGreens = board.canCut(board.varietyOf(demand), load.start);
    const mayShare = load.trays.length === 1 || board.mayShare(load, demand);
    for (const [at, other] of load.trays.entries()) {
      const points = nowhere(other) - board.pointsOf(other, load.ready) - gain;
      if (points >= least || room + board.shelvesOf(load.machine, other) < 0) continue;
      const isAlike = board.varietyOf(other) === board.varietyOf(demand);
      if (!isAlike && !(hasGreens && mayShare)) continue;
      least = points;
      best = { load, at };
    }
  }
  if (best === null) return false;
  const { load, at } = best;
  const other = load.trays[at] ?? -1;
  board.takeOut(load, at);
  if (board.put(load, demand)) return true;
  board.put(load, other);
  return false;
}
