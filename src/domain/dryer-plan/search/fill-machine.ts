import type { LoadBoard } from '../board/load-board.ts';
import { DRY_POINTS, trayPoints } from './dry-points.ts';

/** Days that a tray is dried before it is due at most, since a load of its own costs less. */
const MAX_DAYS_EARLY = DRY_POINTS.load + 2;

/** Limit of lateness when filling many days at once. */
const MAX_DAYS_LATE = 20;

/** Input to fill one machine on some days. */
export interface Filling {
  readonly machine: number;
  /** First and last day on which a load begins. */
  readonly from: number;
  readonly to: number;
  /** Demands of the trays, one entry a tray, in the order in which they are dried. */
  readonly trays: readonly number[];
  /** Cost of leaving a tray to other machines. */
  readonly leave: (demand: number) => number;
}

/**
 * Finds the cheapest loads of one machine for a fixed tray order and puts them on the board. Each tray is dried
 * after those before it, or left out.
 *
 * Dynamic programming over days and placed trays. A load takes the next trays that can be harvested on its day,
 * up to its shelves.
 */
export function fillMachine(board: LoadBoard, filling: Filling): void {
  const { machine, from, to, trays } = filling;
  const dryer = board.model.machines[machine];
  if (dryer === undefined || trays.length === 0) return;
  const { cycle } = dryer;
  const width = trays.length + 1;
  const rows = to - from + 2;
  const best = new Float64Array(rows * width);
  // 0: wait a day. -1: leave the next tray. More: a load that settles the trays up to here.
  const choice = new Int32Array(rows * width);
  const leave = Float64Array.from(trays, filling.leave);
  for (let k = trays.length - 1; k >= 0; k -= 1) {
    best[(rows - 1) * width + k] = (best[(rows - 1) * width + k + 1] ?? 0) + (leave[k] ?? 0);
  }
  const facts = trays.map((demand) => board.model.demands[demand]);
  const dues = Int32Array.from(facts, (fact) => fact?.due ?? 0);
  const varietyOf = Int32Array.from(facts, (fact) => fact?.variety ?? 0);
  const shelves = Float64Array.from(
    facts,
    (fact) => dryer.shelvesOf[fact?.variety ?? 0] ?? Infinity,
  );
  for (let row = rows - 2; row >= 0; row -= 1) {
    const day = from + row;
    const isFree = board.isFree(machine, day);
    const can = isFree ? cutsOn(board, varietyOf, day) : null;
    const next = Math.min(rows - 1, row + cycle) * width;
    for (let k = trays.length; k >= 0; k -= 1) {
      const at = row * width + k;
      let cheapest = best[at + width] ?? 0;
      let chosen = 0;
      if (k < trays.length) {
        const left = (leave[k] ?? 0) + (best[at + 1] ?? 0);
        if (left < cheapest - 1e-9) [cheapest, chosen] = [left, -1];
      }
      const isNear = (dues[k] ?? 0) >= day + cycle - MAX_DAYS_LATE || rows <= MAX_DAYS_LATE;
      if (can !== null && can[k] === 1 && isNear) {
        let cost: number = DRY_POINTS.load;
        let used = 0;
        for (let i = k; i < trays.length; i += 1) {
          const due = dues[i] ?? 0;
          if (due - day - cycle > MAX_DAYS_EARLY) break;
          if (can[i] === 1) {
            used += shelves[i] ?? Infinity;
            if (used > dryer.shelves) break;
            cost += trayPoints(due, day + cycle);
          } else {
            cost += leave[i] ?? 0;
          }
          const total = cost + (best[next + i + 1] ?? 0);
          if (total < cheapest - 1e-9) [cheapest, chosen] = [total, i + 1];
        }
      }
      best[at] = cheapest;
      choice[at] = chosen;
    }
  }
  openChosen(board, filling, cycle, choice);
}

/** Puts the loads that were chosen on the board, day by day. */
function openChosen(
  board: LoadBoard,
  { machine, from, to, trays }: Filling,
  cycle: number,
  choice: Int32Array,
): void {
  const [width, last] = [trays.length + 1, to - from + 1];
  for (let row = 0, k = 0; row < last;) {
    const chosen = choice[row * width + k] ?? 0;
    if (chosen === 0) {
      row += 1;
    } else if (chosen === -1) {
      k += 1;
    } else {
      const load = board.open(machine, from + row);
      for (const demand of trays.slice(k, chosen)) board.put(load, demand);
      if (load.trays.length === 0) board.remove(load);
      k = chosen;
      row = Math.min(last, row + cycle);
    }
  }
}

/** Trays that can be harvested on a day. Existing trays are limited. */
function cutsOn(board: LoadBoard, varietyOf: Int32Array, day: number): Uint8Array {
  const { varieties } = board.model;
  const can = new Uint8Array(varietyOf.length);
  let there: Int32Array | null = null;
  for (let tray = 0; tray < varietyOf.length; tray += 1) {
    const variety = varietyOf[tray] ?? 0;
    if (varieties[variety]?.canPlant[day] === 1) {
      can[tray] = 1;
      continue;
    }
    there ??= Int32Array.from(varieties, (_, index) => board.freeTrays(index, day));
    const free = there[variety] ?? 0;
    can[tray] = free > 0 ? 1 : 0;
    there[variety] = free - 1;
  }
  return can;
}
