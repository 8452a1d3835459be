import { RememberedSlopes } from './remembered-slopes.ts';

/** Rounds after which the prices hardly change any more. */
const MAX_ROUNDS = 700;
/** With fewer rounds than these it is not worth beginning. */
const MIN_ROUNDS = 20;
/** Calls after which the bound is found. */
const MAX_CALLS = 90;
/** Work of all rounds together, in about nanoseconds. */
const MAX_WORK = 250_000_000;
/** Share of the way to the best known plan that the first step aims at. */
const FIRST_STEP = 0.1;
/** Shares of that way that a round promises, at least and at most: else steps become longer or shorter. */
const LEAST_PROMISE = 0.05;
const MOST_PROMISE = 0.3;
const LONGER = 1.3;
const SHORTER = 0.8;
/** Of what a round promises so much has to come true for the prices to move there. */
const KEPT = 0.1;
/** Points; a round that promises less finds nothing any more. */
const NO_PROMISE = 1e-3;

/** A bound that follows from prices. */
export interface PricedBound {
  /** Where to begin; changed from round to round. */
  readonly prices: Float64Array;
  /** What is added to each price when it is told how far a round moves it: the dearer, the further. 0: it stays. */
  readonly scales: Float64Array;
  /**
   * The bound of some prices.
   *
   * @param slope - Gets how the bound changes with each price.
   */
  readonly boundOf: (prices: Float64Array, slope: Float64Array) => number;
  /** Work of a round, in about nanoseconds. */
  readonly work: number;
}

/**
 * Finds the prices whose bound is highest, as far as its caller lets it; the best bound so far,
 * every few rounds.
 *
 * A bundle method: the slopes met so far say together which way the bound rises, and how much a step
 * promises. Where some of that comes true the prices move, else the new slope is remembered, and
 * the next step knows better. Prices of days on which trays are late are many times those of others,
 * so each price moves in proportion to what it is at first.
 *
 * @param points - Those of the best known plan.
 * @see Kiwiel, Proximity control in bundle methods for convex nondifferentiable minimization (1990).
 */
export function* climbBound(
  { prices, scales, boundOf, work }: PricedBound,
  points: number,
): Generator<number, void> {
  const rounds = Math.min(MAX_ROUNDS, Math.floor(MAX_WORK / work));
  if (rounds < MIN_ROUNDS) return;
  const atATime = Math.ceil(rounds / MAX_CALLS);
  const moving = Int32Array.from(scales.keys()).filter((at) => (scales[at] ?? 0) > 0);
  const own = Float64Array.from(moving, (at) => prices[at] ?? 0);
  const metric = Float64Array.from(moving, (at) => (prices[at] ?? 0) + (scales[at] ?? 0));
  const slopes = new RememberedSlopes(metric);
  const whole = new Float64Array(prices.length);
  const slope = new Float64Array(moving.length);
  const steps = new Float64Array(moving.length);
  const boundHere = (): number => {
    const bound = boundOf(prices, whole);
    for (let i = 0; i < slope.length; i += 1) slope[i] = whole[moving[i] ?? 0] ?? 0;
    return bound;
  };
  let center = boundHere();
  let best = Math.max(0, center);
  slopes.add(slope, 0);
  let step = (FIRST_STEP * Math.max(1, points - center)) / Math.max(1e-9, slopes.firstLength);
  for (let round = 1; round < rounds; round += 1) {
    if ((round - 1) % atATime === 0) yield best;
    slopes.lead(own, step);
    let promised = slopes.error;
    for (let i = 0; i < steps.length; i += 1) {
      const price = own[i] ?? 0;
      const ahead = slopes.ahead[i] ?? 0;
      const next = Math.max(0, price + step * (metric[i] ?? 0) * ahead);
      prices[moving[i] ?? 0] = next;
      steps[i] = next - price;
      promised += ahead * (next - price);
    }
    if (promised < NO_PROMISE) break;
    const bound = boundHere();
    best = Math.max(best, bound);
    const missing = Math.max(1, points - center);
    if (promised < LEAST_PROMISE * missing) step *= LONGER;
    else if (promised > MOST_PROMISE * missing) step *= SHORTER;
    const rise = bound - center;
    if (rise > 0 && rise >= KEPT * promised) {
      slopes.moved(steps, rise);
      for (let i = 0; i < own.length; i += 1) own[i] = (own[i] ?? 0) + (steps[i] ?? 0);
      center = bound;
      slopes.add(slope, 0);
      continue;
    }
    // What the new slope allows where the prices are.
    let error = rise;
    for (let i = 0; i < steps.length; i += 1) error -= (slope[i] ?? 0) * (steps[i] ?? 0);
    slopes.add(slope, error);
  }
  yield best;
}
