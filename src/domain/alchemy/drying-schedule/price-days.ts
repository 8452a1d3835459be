import { portions, type DryingModel } from './drying-model.ts';
import {
  scheduleCost,
  scheduleInTurn,
  wholeStretch,
  type DryerSchedule,
} from './dryer-schedule.ts';
import { VarietyDays } from './variety-days.ts';

/** What the days of a plan are worth, and the plans that follow from it. */
export interface DayPrices {
  /** Points that a slot of each day is worth to those who compete for it. */
  readonly prices: Float64Array;
  /** No plan at all costs less than this. */
  readonly bound: number;
  /** The cheapest schedule that was met on the way, and its points. */
  readonly schedule: DryerSchedule;
  readonly cost: number;
}

/** Share of the way to the best known plan that a step aims at, at first and at last. */
const MAX_STEP = 0.5;
const MIN_STEP = 0.002;
/** Share of the last direction that is kept. */
const MOMENTUM = 0.8;
/** Rounds without a better bound after which the steps become shorter. */
const MAX_ROUNDS_WITHOUT_GAIN = 20;
/** Rounds after which the prices are tried out on a true schedule: the closer it is, the better the steps. */
const TRY_EVERY = 10;

/**
 * Prices the slots of each day, and so finds what every plan must cost at least.
 *
 * Lagrangian relaxation: when each variety may take any slot but pays for it, the varieties no
 * longer hinder each other and each finds its best days by itself. Their points less the prices of
 * all slots there are bound every true plan from below. Prices of overbooked days are raised and of
 * empty days lowered by subgradient steps of Polyak's length.
 *
 * Called with `next()` it works on for one round, so that the caller decides how long. It ends by
 * itself when the cheapest schedule is proved to be the best.
 *
 * @see Held, Wolfe and Crowder, Validation of subgradient optimization (1974).
 */
export function* priceDays(model: DryingModel): Generator<DayPrices, DayPrices> {
  const finder = new VarietyDays(model);
  const prices = new Float64Array(model.days);
  const direction = new Float64Array(model.days);
  const first = scheduleInTurn(model, null);
  let best: DayPrices = {
    prices: prices.slice(),
    bound: 0,
    schedule: first,
    cost: scheduleCost(model, first),
  };
  let stepLength = MAX_STEP;
  let stalled = 0;
  for (let round = 1; stepLength > MIN_STEP && !isProved(model, best); round += 1) {
    const { points, booked } = relaxedPlan(model, finder, prices);
    if (points > best.bound + 1e-7) {
      if (points > best.bound * 1.0001) stalled = 0;
      best = { ...best, prices: prices.slice(), bound: points };
    } else if ((stalled += 1) >= MAX_ROUNDS_WITHOUT_GAIN) {
      stepLength *= 0.7;
      stalled = 0;
      prices.set(best.prices);
      direction.fill(0);
    }
    if (round % TRY_EVERY === 0) best = cheaper(model, best, 1);
    yield best;
    let length = 0;
    for (let day = 0; day < model.days; day += 1) {
      const overbooked = (booked[day] ?? 0) - (model.slots[day] ?? 0);
      const towards = MOMENTUM * (direction[day] ?? 0) + overbooked;
      direction[day] = towards;
      length += towards * towards;
    }
    if (length === 0) break;
    const step = (stepLength * (best.cost - points)) / length;
    for (let day = 0; day < model.days; day += 1) {
      prices[day] = Math.max(0, (prices[day] ?? 0) + step * (direction[day] ?? 0));
    }
  }
  return best;
}

/** Tries the prices out, each taken so many times: the schedule that comes of it, when it is cheaper. */
export function cheaper(model: DryingModel, priced: DayPrices, factor: number): DayPrices {
  const taken = priced.prices.map((price) => price * factor);
  const schedule = scheduleInTurn(model, taken);
  const cost = scheduleCost(model, schedule);
  return cost < priced.cost ? { ...priced, schedule, cost } : priced;
}

/** Whether no schedule can be cheaper than the one that is known. */
export function isProved(
  model: DryingModel,
  { cost, bound }: Pick<DayPrices, 'cost' | 'bound'>,
): boolean {
  return cost <= reachable(model, bound) + 1e-6;
}

/** Points are whole as long as all weights are: then the next whole number bounds them, too. */
export function reachable(model: DryingModel, bound: number): number {
  return model.isWhole ? Math.ceil(bound - 1e-6) : bound;
}

/** The plan in which every variety takes the slots it likes at their prices. */
function relaxedPlan(
  model: DryingModel,
  finder: VarietyDays,
  prices: Float64Array,
): { readonly points: number; readonly booked: Float64Array } {
  const booked = new Float64Array(model.days);
  let points = 0;
  for (let day = 0; day < model.days; day += 1) {
    points -= (prices[day] ?? 0) * (model.slots[day] ?? 0);
  }
  model.varieties.forEach((trays, variety) => {
    if (trays.days.length === 0) return;
    points += finder.find(wholeStretch(model, variety), model.slots, prices);
    finder.dried.forEach((dried, day) => {
      booked[day] = (booked[day] ?? 0) + portions(dried, model.traysPerSlot);
    });
  });
  return { points, booked };
}
