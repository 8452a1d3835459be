import type { DryModel, ModelDemand } from './dry-model.ts';
import { DRY_POINTS, trayPoints } from './dry-points.ts';

/**
 * Points that no plan is below, found by drying in the order of due days.
 *
 * All dryers that are not held take a load on every day, every tray takes as few shelves as any
 * does, and what is late goes into none: then there is a best plan that dries in that order, and it
 * is found exactly. Every true plan costs at least as much.
 */
export function dueOrderBound(model: DryModel): number {
  const trays = model.demands
    .flatMap((demand) => Array<ModelDemand>(demand.trays).fill(demand))
    .toSorted((a, b) => a.due - b.due);
  if (trays.length === 0) return 0;
  const quickest = Math.min(Infinity, ...model.machines.map(({ cycle }) => cycle));
  const due = Int32Array.from(trays, (tray) => tray.due);
  const late = Float64Array.from(trays, (tray) => {
    const ready = Math.min(model.end + 1, Math.max(tray.due + 1, tray.opens + quickest));
    return trayPoints(tray.due, ready);
  });
  const opens = opensInOrder(trays);
  // Least points when the first so many trays are settled by a day.
  let settled = new Float64Array(trays.length + 1).fill(Infinity, 1);
  closeOver(settled, late, 0);
  for (const [ready, cost] of loadsByDay(model).entries()) {
    const first = due.findIndex((day) => day >= ready);
    if (first === -1) break;
    if (cost.length > 1) {
      const canDry = (k: number) => (opens[k] ?? 0) + quickest <= ready;
      settled = dryOn(settled, { ready, cost, first, due, late, canDry });
    }
  }
  return settled[trays.length] ?? 0;
}

interface ReadyDay {
  readonly ready: number;
  /** Points of drying 0, 1, 2 … trays. */
  readonly cost: readonly number[];
  /** The first tray that is not too late for the day. */
  readonly first: number;
  readonly due: Int32Array;
  readonly late: Float64Array;
  readonly canDry: (tray: number) => boolean;
}

/** The least points once a day is over on which some trays become ready. */
function dryOn(
  settled: Float64Array,
  { ready, cost, first, due, late, canDry }: ReadyDay,
): Float64Array<ArrayBuffer> {
  const width = settled.length;
  const next = settled.slice();
  // With so many trays dried on the day: the least points before its loads are counted.
  let above = settled;
  for (let x = 1; x < cost.length; x += 1) {
    const row = new Float64Array(width).fill(Infinity);
    const loads = cost[x] ?? Infinity;
    for (let k = first; k < width - 1; k += 1) {
      const dry = canDry(k) ? (above[k] ?? Infinity) + (due[k] ?? 0) - ready : Infinity;
      const points = Math.min(dry, (row[k] ?? Infinity) + (late[k] ?? 0));
      row[k + 1] = points;
      if (points + loads < (next[k + 1] ?? Infinity)) next[k + 1] = points + loads;
    }
    above = row;
  }
  closeOver(next, late, first);
  return next;
}

/** Any tray may be left to be late. */
function closeOver(settled: Float64Array, late: Float64Array, from: number): void {
  for (let k = from; k < late.length; k += 1) {
    const skipped = (settled[k] ?? Infinity) + (late[k] ?? 0);
    if (skipped < (settled[k + 1] ?? Infinity)) settled[k + 1] = skipped;
  }
}

/** The first day of each tray, no later than that of any after it: else another order might be better. */
function opensInOrder(trays: readonly ModelDemand[]): Float64Array {
  const opens = Float64Array.from(trays, (tray) => tray.opens);
  for (let k = opens.length - 2; k >= 0; k -= 1) {
    opens[k] = Math.min(opens[k] ?? 0, opens[k + 1] ?? 0);
  }
  return opens;
}

/** For each ready day the points of drying 0, 1, 2 … trays: those of the fewest loads that take them. */
function loadsByDay({ machines, demands, end }: DryModel): number[][] {
  return Array.from({ length: end + 1 }, (_, ready) => {
    const shelves = machines
      .filter(({ cycle, isHeld }) => ready >= cycle && isHeld[ready - cycle] !== 1)
      .map((machine) => traysAtMost(machine, demands))
      .toSorted((a, b) => b - a);
    const points = [0];
    for (const [loads, room] of shelves.entries()) {
      for (let tray = 0; tray < room; tray += 1) points.push((loads + 1) * DRY_POINTS.load);
    }
    return points;
  });
}

/** Trays of a load when all of them were those that take the fewest shelves. */
function traysAtMost(
  { shelves, shelvesOf }: DryModel['machines'][number],
  demands: DryModel['demands'],
): number {
  const fewest = Math.min(...demands.map(({ variety }) => shelvesOf[variety] ?? Infinity));
  return Number.isFinite(fewest) ? Math.floor(shelves / fewest) : 0;
}
