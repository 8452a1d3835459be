import { portions, type BatchModel } from './batch-model.ts';
import { wholeStretch } from './batch-schedule.ts';
import { VarietyDays } from './variety-days.ts';

/** What the days of a plan are worth. */
export interface DayPrices {
  /** Points that a slot of each day is worth to those who compete for it. */
  readonly prices: Float64Array;
  /** No plan at all costs less than this. */
  readonly bound: number;
}

/** Rounds without a better bound after which the steps become shorter. */
const PATIENCE = 20;
const SHORTEST_STEP = 0.002;

/**
 * Prices the slots of each day, and so finds what every plan must cost at least.
 *
 * Lagrangian relaxation: when each variety may take any slot but pays for it, the varieties no
 * longer hinder each other and each finds its best days by itself. Their points less the prices of
 * all slots there are bound every true plan from below. Prices of overbooked days are raised and of
 * empty days lowered by subgradient steps (Polyak's length, half of the last direction kept).
 *
 * Called with `next()` it works on for one round, so that the caller decides how long.
 *
 * @param known - Points of a plan that exists.
 * @see Held, Wolfe and Crowder, Validation of subgradient optimization (1974).
 */
export function* priceDays(model: BatchModel, known: number): Generator<DayPrices, DayPrices> {
  const finder = new VarietyDays(model);
  const prices = new Float64Array(model.days);
  const direction = new Float64Array(model.days);
  let best: DayPrices = { prices: prices.slice(), bound: 0 };
  let stepLength = 1.5;
  let stalled = 0;
  while (stepLength > SHORTEST_STEP && best.bound <= known - 1e-6) {
    const { points, booked } = relaxedPlan(model, finder, prices);
    if (points > best.bound + 1e-7) {
      if (points > best.bound * 1.0001) stalled = 0;
      best = { prices: prices.slice(), bound: points };
    } else if ((stalled += 1) >= PATIENCE) {
      stepLength *= 0.7;
      stalled = 0;
      prices.set(best.prices);
      direction.fill(0);
    }
    yield best;
    let length = 0;
    for (let day = 0; day < model.days; day += 1) {
      const overbooked = (booked[day] ?? 0) - (model.slots[day] ?? 0);
      const towards = 0.5 * (direction[day] ?? 0) + overbooked;
      direction[day] = towards;
      length += towards * towards;
    }
    if (length === 0) break;
    const step = (stepLength * (known - points)) / length;
    for (let day = 0; day < model.days; day += 1) {
      prices[day] = Math.max(0, (prices[day] ?? 0) + step * (direction[day] ?? 0));
    }
  }
  return best;
}

/** The plan in which every variety takes the slots it likes at their prices. */
function relaxedPlan(
  model: BatchModel,
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
