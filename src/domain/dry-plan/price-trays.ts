import { BestLoads, type PricedLoads, type PricedTrays } from './best-loads.ts';
import { climbBound } from './climb-bound.ts';
import type { DryModel } from './dry-model.ts';
import { trayPoints } from './dry-points.ts';
import { firstPrices } from './first-prices.ts';
import { GainingGroups } from './gaining-groups.ts';
import { LeastLate } from './least-late.ts';
import { machineKinds } from './machine-kinds.ts';
import { planCosts, type PlanCosts } from './plan-costs.ts';
import { RoundedLoads } from './rounded-loads.ts';
import type { TakenLoad } from './taken-load.ts';
import { trayGroups } from './tray-groups.ts';

/** Nanoseconds that a group of trays, or a stretch of days, takes for a day, about. */
const WORK_OF_DAY = 15;
/** What is added to the price of a tray, and of a stretch, when it is told how far a round moves it. */
const TRAY_SCALE = 15;
const STRETCH_SCALE = 5;
const LATE_SCALE = 15;

/** Prices of trays that are being found. */
export interface TrayPrices {
  /** Finds better ones, as far as its caller lets it: the best bound so far, every few rounds. */
  readonly rounds: Generator<number, void>;
  /** What all costs at the best ones so far. */
  costs(): PlanCosts;
}

/**
 * Prices the trays, and so finds what every plan must cost at least.
 *
 * Lagrangian relaxation: when each machine is paid for the trays it dries, and may dry one that
 * another has dried, the machines no longer hinder each other and the best loads of each are found
 * by themselves. What all trays are worth less what the machines gain bounds every true plan from
 * below. Prices of trays that nobody wants are raised and of those wanted twice lowered. A second
 * kind of prices sees to it that loads are whole (`RoundedLoads`).
 *
 * @param points - Those of the best known plan.
 */
export function priceTrays(
  model: DryModel,
  points: number,
  loads: readonly TakenLoad[],
): TrayPrices {
  const { end } = model;
  const kinds = machineKinds(model.machines);
  const groups = trayGroups(model, kinds);
  const rounded = new RoundedLoads(groups, kinds, end);
  const late = new LeastLate(groups, kinds, end);
  const gaining = new GainingGroups(groups, late, end);
  const priced = { end, groups, kinds, rounded, late, gaining };
  const machines = kinds.map((kind, at) => {
    // Machines that are free again every day share the trays of a day; others each have their own days.
    const together = kind.cycle === 1 ? kind.machines.length : 1;
    return new BestLoads(priced, at, together);
  });
  const nowhere = pointsOfNowhere(model, priced);
  const worth = new Float64Array(groups.length);
  const lateFrom = groups.length + rounded.count;
  const boundOf = (prices: Float64Array, slope: Float64Array): number => {
    let bound = nowhere + rounded.pay(prices.subarray(groups.length, lateFrom));
    bound += late.pay(prices.subarray(lateFrom));
    groups.forEach(({ due, trays }, at) => {
      bound += trays * (prices[at] ?? 0);
      slope[at] = trays;
      worth[at] = (prices[at] ?? 0) + rounded.paidOutside(at);
      const unplaced = trayPoints(due, end + 1) - late.paidFor(at) - (worth[at] ?? 0);
      if (unplaced >= 0) return;
      // It is worth so much that it is paid for, too, when it is dried nowhere.
      bound += trays * unplaced;
      slope[at] = 0;
      rounded.countTrays(at, Infinity, trays);
      late.countTrays(at, Infinity, trays);
    });
    gaining.list(worth);
    machines.forEach((best, kind) => (bound += bestOf(priced, { kind, best }, worth, slope)));
    rounded.addSlope(slope.subarray(groups.length, lateFrom));
    late.addSlope(slope.subarray(lateFrom));
    return bound;
  };
  const work = (groups.length * kinds.length * end + rounded.count) * WORK_OF_DAY;
  const first = beginning(priced, firstPrices(model, loads));
  const bestPrices = first.prices.slice();
  let best = -Infinity;
  const remember = (prices: Float64Array, slope: Float64Array): number => {
    const bound = boundOf(prices, slope);
    if (bound > best) {
      best = bound;
      bestPrices.set(prices);
    }
    return bound;
  };
  return {
    rounds: climbBound({ ...first, boundOf: remember, work }, points),
    costs() {
      const bound = boundOf(bestPrices, new Float64Array(bestPrices.length));
      return planCosts(priced, machines, worth, bound);
    },
  };
}

/** The prices to begin with: trays by the best known plan, stretches at nothing. */
function beginning({ groups, end, rounded, late }: PricedTrays, worth: Float64Array) {
  const lateFrom = groups.length + rounded.count;
  const prices = new Float64Array(lateFrom + late.count);
  const scales = new Float64Array(prices.length).fill(LATE_SCALE, lateFrom);
  for (let at = groups.length; at < lateFrom; at += 1) {
    if (rounded.isRounded(at - groups.length)) scales[at] = STRETCH_SCALE;
  }
  groups.forEach(({ demands, due }, at) => {
    const least = Math.min(...demands.map((demand) => worth[demand] ?? Infinity));
    prices[at] = Math.min(least, trayPoints(due, end + 1));
    scales[at] = TRAY_SCALE;
  });
  return { prices, scales };
}

/** Points of the trays that no machine takes. */
function pointsOfNowhere({ demands, end }: DryModel, { groups }: PricedTrays): number {
  const known = new Set(groups.flatMap((group) => group.demands));
  return demands.reduce(
    (sum, { due, trays }, at) => sum + (known.has(at) ? 0 : trays * trayPoints(due, end + 1)),
    0,
  );
}

/** What the machines of a kind cost less what they gain; takes what they dry off the slope. */
function bestOf(
  { end, kinds, rounded, late }: PricedTrays,
  { kind, best }: { readonly kind: number; readonly best: BestLoads },
  worth: Float64Array,
  slope: Float64Array,
): number {
  const { cycle = 1, machines = [] } = kinds[kind] ?? {};
  const days = Math.max(0, end - cycle + 1);
  const count = (found: PricedLoads | undefined, ready: number) => {
    for (const family of found?.families ?? []) rounded.countLoad(family, kind, ready);
    for (const { group, trays } of found?.taken ?? []) {
      slope[group] = (slope[group] ?? 0) - trays;
      rounded.countTrays(group, ready, trays);
      late.countTrays(group, ready, trays);
    }
  };
  if (cycle === 1) {
    let points = 0;
    for (let day = 0; day < days; day += 1) {
      const free = machines.filter(({ isHeld }) => isHeld[day] !== 1).length;
      const found = best.on(day, worth, free);
      points += found.points;
      count(found, day + cycle);
    }
    return points;
  }
  const loads = Array.from({ length: days }, (_, day) => best.on(day, worth, 1));
  return machines.reduce((sum, { isHeld }) => {
    // From each day on: the least points, when the machine is free on it.
    const from = new Float64Array(end + 2);
    const isFree = (day: number) => !isHeld.subarray(day, day + cycle).includes(1);
    const dries = (day: number) => (loads[day]?.points ?? 0) + (from[day + cycle] ?? 0);
    for (let day = days - 1; day >= 0; day -= 1) {
      const waits = from[day + 1] ?? 0;
      from[day] = isFree(day) ? Math.min(waits, dries(day)) : waits;
    }
    for (let day = 0; day < days;) {
      const begins = isFree(day) && dries(day) < (from[day + 1] ?? 0) - 1e-9;
      if (begins) count(loads[day], day + cycle);
      day += begins ? cycle : 1;
    }
    return sum + (from[0] ?? 0);
  }, 0);
}
