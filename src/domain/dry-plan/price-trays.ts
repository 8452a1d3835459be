import { climbBound } from './climb-bound.ts';
import type { DryModel } from './dry-model.ts';
import { DRY_POINTS, trayPoints } from './dry-points.ts';
import { firstPrices } from './first-prices.ts';
import type { TakenLoad } from './taken-load.ts';
import { machineKinds, type MachineKind } from './machine-kinds.ts';

/** Nanoseconds that a demand takes on a day, about. */
const WORK_OF_DAY = 5;

/** A part of what is dried on a day: so many trays of a demand. */
interface Part {
  readonly demand: number;
  readonly trays: number;
}

interface PricedLoad {
  /** Below 0: the load gains more than it costs. */
  readonly points: number;
  readonly parts: readonly Part[];
}

/**
 * Prices the trays, and so finds what every plan must cost at least.
 *
 * Lagrangian relaxation: when each machine is paid for the trays it dries, and may dry one that
 * another has dried, the machines no longer hinder each other and the best loads of each are found
 * by themselves. What all trays are worth less what the machines gain bounds every true plan from
 * below. Prices of trays that nobody wants are raised and of those wanted twice lowered.
 *
 * @param points - Those of the best known plan.
 */
export function priceTrays(
  model: DryModel,
  points: number,
  loads: readonly TakenLoad[],
): Generator<number, void> {
  const { demands, end } = model;
  const kinds = machineKinds(model.machines);
  const unplaced = Float64Array.from(demands, ({ due }) => trayPoints(due, end + 1));
  const limit = (at: number) => unplaced[at] ?? 0;
  const prices = firstPrices(model, loads).map((price, at) => Math.min(price, limit(at)));
  const boundOf = (worth: Float64Array, slope: Float64Array): number => {
    let bound = 0;
    demands.forEach(({ trays }, at) => {
      bound += trays * (worth[at] ?? 0);
      slope[at] = trays;
    });
    for (const kind of kinds) bound += bestOf(model, kind, worth, slope);
    return bound;
  };
  const work = demands.length * end * kinds.length * WORK_OF_DAY;
  return climbBound({ prices, limit, boundOf, work }, points);
}

/** What the machines of a kind cost less what they gain; takes what they dry off the slope. */
function bestOf(
  model: DryModel,
  kind: MachineKind,
  prices: Float64Array,
  slope: Float64Array,
): number {
  const { cycle, machines } = kind;
  // Machines that are free again every day share the trays of a day; others each have their own days.
  const together = cycle === 1 ? machines.length : 1;
  const wanted = new WantedTrays(model, kind, together);
  const loads = Array.from({ length: Math.max(0, model.end - cycle + 1) }, (_, day) =>
    wanted.bestLoads(day, prices),
  );
  const count = (parts: readonly Part[] | undefined) => {
    for (const { demand, trays } of parts ?? []) slope[demand] = (slope[demand] ?? 0) - trays;
  };
  if (cycle === 1) {
    let points = 0;
    loads.forEach((ofDay, day) => {
      const free = machines.filter(({ isHeld }) => isHeld[day] !== 1).length;
      for (const load of ofDay.slice(0, free)) {
        points += load.points;
        count(load.parts);
      }
    });
    return points;
  }
  return machines.reduce((sum, { isHeld }) => {
    // From each day on: the least points, when the machine is free on it.
    const from = new Float64Array(model.end + 2);
    const isFree = (day: number) => !isHeld.subarray(day, day + cycle).includes(1);
    const begins = (day: number) =>
      (loads[day]?.[0]?.points ?? 0) + (from[day + cycle] ?? 0) < (from[day + 1] ?? 0) - 1e-9;
    for (let day = loads.length - 1; day >= 0; day -= 1) {
      const load = loads[day]?.[0];
      const waits = from[day + 1] ?? 0;
      const dries =
        load !== undefined && isFree(day) ? load.points + (from[day + cycle] ?? 0) : Infinity;
      from[day] = Math.min(waits, dries);
    }
    for (let day = 0; day < loads.length;) {
      if (isFree(day) && begins(day)) {
        count(loads[day]?.[0]?.parts);
        day += cycle;
      } else {
        day += 1;
      }
    }
    return sum + (from[0] ?? 0);
  }, 0);
}

/** The trays that the machines of a kind gain most by. */
class WantedTrays {
  readonly #model: DryModel;
  readonly #kind: MachineKind;
  readonly #loads: number;
  // Demands in front by gain a shelf, as many as can matter.
  readonly #demands: Int32Array;
  readonly #rates: Float64Array;

  /** @param loads - Loads of a day that share its trays. */
  constructor(model: DryModel, kind: MachineKind, loads: number) {
    this.#model = model;
    this.#kind = kind;
    this.#loads = loads;
    const most = Math.min(model.demands.length, Math.max(1, kind.shelves * loads));
    this.#demands = new Int32Array(most);
    this.#rates = new Float64Array(most);
  }

  /** The loads of a day that gain most, none that gains nothing; the last tray of one may be a part of it. */
  bestLoads(day: number, prices: Float64Array): PricedLoad[] {
    const { isMixed } = this.#model;
    if (isMixed) return this.#fill(day, this.#sortIn(day, prices, null), prices);
    const varieties = new Set(this.#model.demands.map(({ variety }) => variety));
    return [...varieties]
      .flatMap((variety) => this.#fill(day, this.#sortIn(day, prices, variety), prices))
      .toSorted((a, b) => a.points - b.points)
      .slice(0, this.#loads);
  }

  #fill(day: number, count: number, prices: Float64Array): PricedLoad[] {
    const { shelves, shelvesOf, cycle } = this.#kind;
    const { demands } = this.#model;
    const found: PricedLoad[] = [];
    let at = 0;
    let left = this.#traysOn(day, 0);
    while (found.length < this.#loads && at < count) {
      let room = shelves;
      let gain = 0;
      const parts: Part[] = [];
      while (room > 1e-9 && at < count) {
        const demand = this.#demands[at] ?? 0;
        const { variety = 0, due = 0 } = demands[demand] ?? {};
        const each = shelvesOf[variety] ?? 1;
        const trays = Math.min(left, room / each);
        parts.push({ demand, trays });
        gain += trays * ((prices[demand] ?? 0) - trayPoints(due, day + cycle));
        room -= trays * each;
        left -= trays;
        if (left <= 1e-9) left = this.#traysOn(day, (at += 1));
      }
      if (gain <= DRY_POINTS.load + 1e-9) break;
      found.push({ points: DRY_POINTS.load - gain, parts });
    }
    return found;
  }

  #traysOn(day: number, at: number): number {
    const { varieties, demands } = this.#model;
    const { variety = -1, trays = 0 } = demands[this.#demands[at] ?? -1] ?? {};
    const there = varieties[variety];
    return there?.canPlant[day] === 1 ? trays : Math.min(trays, there?.free[day] ?? 0);
  }

  /** Sorts the demands that a load of a day gains by, the most for its shelves in front; returns how many. */
  #sortIn(day: number, prices: Float64Array, only: number | null): number {
    const { demands, varieties } = this.#model;
    const { cycle, shelvesOf } = this.#kind;
    const [sorted, rates] = [this.#demands, this.#rates];
    let count = 0;
    for (let demand = 0; demand < demands.length; demand += 1) {
      const wanted = demands[demand];
      if (wanted === undefined || wanted.opens > day) continue;
      if (only !== null && wanted.variety !== only) continue;
      const gain = (prices[demand] ?? 0) - trayPoints(wanted.due, day + cycle);
      if (gain <= 0) continue;
      const rate = gain / (shelvesOf[wanted.variety] ?? Infinity);
      if (rate <= 0 || (count === rates.length && rate <= (rates[count - 1] ?? 0))) continue;
      const there = varieties[wanted.variety];
      if (there?.canPlant[day] !== 1 && (there?.free[day] ?? 0) <= 0) continue;
      let at = count < rates.length ? count : count - 1;
      for (; at > 0 && (rates[at - 1] ?? 0) < rate; at -= 1) {
        rates[at] = rates[at - 1] ?? 0;
        sorted[at] = sorted[at - 1] ?? 0;
      }
      rates[at] = rate;
      sorted[at] = demand;
      if (count < rates.length) count += 1;
    }
    return count;
  }
}
