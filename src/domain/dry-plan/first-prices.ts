import type { DryModel } from './dry-model.ts';
import { DRY_POINTS, trayPoints } from './dry-points.ts';
import type { TakenLoad } from './taken-load.ts';

/** Rounds in which worth is handed on from load to load, at most. */
const MAX_ROUNDS = 20;

/** Trays of one demand in a plan that become ready on one day. */
interface ReadyTrays {
  readonly demand: number;
  readonly ready: number;
  readonly shelves: number;
}

/**
 * What a tray of each demand is worth by a plan: its points there and what its shelves are worth to others.
 *
 * A shelf that is empty, or of a machine that rests, is worth its part of a load. One of a full load is
 * worth what it costs to dry the tray elsewhere that stands on it, on the shelves that are worth least
 * together with the points of that day: so where trays are late, all shelves are dear.
 */
export function firstPrices(model: DryModel, loads: readonly TakenLoad[]): Float64Array {
  const { demands, machines, end } = model;
  const worth = new Float64Array(end + 2).fill(Infinity);
  const busy = machines.map(({ isHeld }) => isHeld.slice());
  const trays = new Map<string, ReadyTrays>();
  const left = demands.map((demand) => demand.trays);
  for (const { machine, start, trays: taken } of loads) {
    const { cycle = 1, shelves = 1, shelvesOf = [] } = machines[machine] ?? {};
    const ready = start + cycle;
    busy[machine]?.fill(1, start, ready);
    let used = 0;
    for (const demand of taken) {
      const each = shelvesOf[demands[demand]?.variety ?? 0] ?? 0;
      used += each;
      left[demand] = (left[demand] ?? 0) - 1;
      trays.set(`${demand}|${ready}`, { demand, ready, shelves: each });
    }
    if (used < shelves) worth[ready] = DRY_POINTS.load / shelves;
  }
  machines.forEach(({ cycle, shelves }, machine) => {
    for (let start = 0; start + cycle <= end; start += 1) {
      if (busy[machine]?.subarray(start, start + cycle).includes(1) !== false) continue;
      worth[start + cycle] = DRY_POINTS.load / shelves;
    }
  });
  // What is nowhere is ready after the end.
  worth[end + 1] = 0;
  left.forEach((count, demand) => {
    if (count > 0) trays.set(`${demand}|${end + 1}`, { demand, ready: end + 1, shelves: 1 });
  });
  // Through which other day a shelf of a day got what it is worth; -1: it is its own.
  const via = new Int32Array(end + 2).fill(-1);
  const quickest = Math.min(...machines.map(({ cycle }) => cycle));
  for (let round = 0, isNew = true; isNew && round < MAX_ROUNDS; round += 1) {
    isNew = false;
    for (const { demand, ready, shelves } of trays.values()) {
      const { due = 0, opens = 0 } = demands[demand] ?? {};
      const here = trayPoints(due, ready);
      for (let day = Math.max(0, opens + quickest); day <= end + 1; day += 1) {
        const elsewhere = (worth[day] ?? Infinity) + (trayPoints(due, day) - here) / shelves;
        if (elsewhere >= (worth[ready] ?? 0) - 1e-9 || leadsTo(via, day, ready)) continue;
        worth[ready] = Math.max(0, elsewhere);
        via[ready] = day;
        isNew = true;
      }
    }
  }
  const prices = new Float64Array(demands.length).fill(Infinity);
  for (const { demand, ready, shelves } of trays.values()) {
    const price = trayPoints(demands[demand]?.due ?? 0, ready) + shelves * (worth[ready] ?? 0);
    prices[demand] = Math.min(prices[demand] ?? Infinity, price);
  }
  return prices;
}

/** Whether what one day is worth comes from another: by a plan that is not the best it would go round in circles. */
function leadsTo(via: Int32Array, from: number, to: number): boolean {
  for (let day = from; day >= 0; day = via[day] ?? -1) if (day === to) return true;
  return false;
}
