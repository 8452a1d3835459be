import type { DryModel, Machine } from './dry-model.ts';
import { DRY_POINTS, trayPoints } from './dry-points.ts';

/** Share of the way to the best known plan that a step aims at, at first and at last. */
const MAX_STEP = 0.8;
const MIN_STEP = 0.004;
/** Share of the last direction that is kept. */
const MOMENTUM = 0.7;
/** Rounds without a better bound after which the steps become shorter. */
const MAX_ROUNDS_WITHOUT_GAIN = 8;
/** What a tray is worth at first: a little more than its part of a full load. */
const FIRST_PRICE = 2;

/** Machines that differ in nothing but the loads they hold. */
interface MachineKind {
  readonly cycle: number;
  readonly shelves: number;
  readonly shelvesOf: readonly number[];
  readonly machines: readonly Machine[];
}

/**
 * Prices the trays, and so finds what every plan must cost at least.
 *
 * Lagrangian relaxation: when each machine is paid for the trays it dries, and may dry one that
 * another has dried, the machines no longer hinder each other and the best loads of each are found
 * by themselves. What all trays are worth less what the machines gain bounds every true plan from
 * below. Prices of trays that nobody wants are raised and of those wanted twice lowered by
 * subgradient steps of Polyak's length.
 *
 * @param points - Those of the best known plan.
 * @see Held, Wolfe and Crowder, Validation of subgradient optimization (1974).
 */
export function* priceTrays(model: DryModel, points: number): Generator<number, number> {
  const { demands, end } = model;
  const kinds = machineKinds(model.machines);
  const unplaced = Float64Array.from(demands, ({ due }) => trayPoints(due, end + 1));
  const prices = Float64Array.from(unplaced, (cost) => Math.min(cost, FIRST_PRICE));
  const direction = new Float64Array(demands.length);
  const taken = new Float64Array(demands.length);
  let best = 0;
  let bestPrices = prices.slice();
  let [stepLength, stalled] = [MAX_STEP, 0];
  while (stepLength > MIN_STEP && demands.length > 0) {
    taken.fill(0);
    let bound = demands.reduce((sum, { trays }, at) => sum + trays * (prices[at] ?? 0), 0);
    for (const kind of kinds) bound += bestOf(model, kind, prices, taken);
    if (bound > best + 1e-7) {
      if (bound > best * 1.0005) stalled = 0;
      [best, bestPrices] = [bound, prices.slice()];
    }
    if ((stalled += 1) >= MAX_ROUNDS_WITHOUT_GAIN) {
      [stepLength, stalled] = [stepLength * 0.75, 0];
      prices.set(bestPrices);
      direction.fill(0);
      yield best;
      continue;
    }
    yield best;
    let length = 0;
    demands.forEach(({ trays }, at) => {
      const towards = MOMENTUM * (direction[at] ?? 0) + trays - (taken[at] ?? 0);
      direction[at] = towards;
      length += towards * towards;
    });
    if (length < 1e-9) break;
    const step = (stepLength * (points - bound)) / length;
    demands.forEach((_, at) => {
      const price = (prices[at] ?? 0) + step * (direction[at] ?? 0);
      prices[at] = Math.min(unplaced[at] ?? 0, Math.max(0, price));
    });
  }
  return best;
}

function machineKinds(machines: readonly Machine[]): MachineKind[] {
  const kinds = new Map<string, Machine[]>();
  for (const machine of machines) {
    const key = [machine.cycle, machine.shelves, ...machine.shelvesOf].join();
    kinds.set(key, [...(kinds.get(key) ?? []), machine]);
  }
  return [...kinds.values()].flatMap((alike) => {
    const [first] = alike;
    if (first === undefined) return [];
    const { cycle, shelves, shelvesOf } = first;
    return [{ cycle, shelves, shelvesOf, machines: alike }];
  });
}

/** A part of what is dried on a day: so many trays of a demand. */
interface Part {
  readonly demand: number;
  readonly trays: number;
  readonly gain: number;
}

/** What the machines of a kind cost less what they gain; counts what they take. */
function bestOf(
  model: DryModel,
  kind: MachineKind,
  prices: Float64Array,
  taken: Float64Array,
): number {
  const { cycle, machines } = kind;
  // Machines that are free again every day share the trays of a day; others each have their own days.
  const together = cycle === 1 ? machines.length : 1;
  const loads = Array.from({ length: Math.max(0, model.end - cycle + 1) }, (_, day) =>
    bestLoads(model, kind, { day, loads: together, prices }),
  );
  const count = (parts: readonly Part[] | undefined) => {
    for (const { demand, trays } of parts ?? []) taken[demand] = (taken[demand] ?? 0) + trays;
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

interface PricedLoad {
  /** Below 0: the load gains more than it costs. */
  readonly points: number;
  readonly parts: readonly Part[];
}

interface LoadsOfDay {
  readonly day: number;
  readonly loads: number;
  readonly prices: Float64Array;
}

/** The loads of a day that gain most, none that gains nothing; the last tray of one may be a part of it. */
function bestLoads(model: DryModel, kind: MachineKind, { day, loads, prices }: LoadsOfDay) {
  const parts = wantedParts(model, kind, day, prices);
  const found: PricedLoad[] = [];
  let at = 0;
  let left = parts[0]?.trays ?? 0;
  while (found.length < loads && at < parts.length) {
    let room = kind.shelves;
    let gain = 0;
    const own: Part[] = [];
    while (room > 1e-9 && at < parts.length) {
      const part = parts[at];
      if (part === undefined) break;
      const shelves = kind.shelvesOf[model.demands[part.demand]?.variety ?? 0] ?? 1;
      const trays = Math.min(left, room / shelves);
      own.push({ ...part, trays });
      gain += trays * part.gain;
      room -= trays * shelves;
      left -= trays;
      if (left <= 1e-9) left = parts[(at += 1)]?.trays ?? 0;
    }
    if (gain <= DRY_POINTS.load + 1e-9) break;
    found.push({ points: DRY_POINTS.load - gain, parts: own });
  }
  return found;
}

/** What a load begun on a day would gain by, the most for its shelves in front. */
function wantedParts(
  { demands, varieties }: DryModel,
  { cycle, shelvesOf }: MachineKind,
  day: number,
  prices: Float64Array,
): Part[] {
  const parts: (Part & { readonly rate: number })[] = [];
  demands.forEach(({ variety, due, trays, opens }, demand) => {
    if (opens > day) return;
    const gain = (prices[demand] ?? 0) - trayPoints(due, day + cycle);
    const shelves = shelvesOf[variety] ?? Infinity;
    if (gain <= 0 || !Number.isFinite(shelves)) return;
    const there = varieties[variety];
    const most = there?.canPlant[day] === 1 ? trays : Math.min(trays, there?.free[day] ?? 0);
    if (most > 0) parts.push({ demand, trays: most, gain, rate: gain / shelves });
  });
  return parts.toSorted((a, b) => b.rate - a.rate);
}
