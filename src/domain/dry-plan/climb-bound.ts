/** Rounds after which the prices hardly change any more. */
const MAX_ROUNDS = 800;
/** With fewer rounds than these it is not worth beginning. */
const MIN_ROUNDS = 20;
/** Calls after which the bound is found. */
const MAX_CALLS = 90;
/** Work of all rounds together, in about nanoseconds. */
const MAX_WORK = 300_000_000;
/** Share of the way to the best known plan that a round aims at, at first and at last. */
const FIRST_STEP = 2;
const LAST_STEP = 0.25;
/** Share of the last direction that is kept. */
const MOMENTUM = 0.9;

/** A bound that follows from prices. */
export interface PricedBound {
  /** Where to begin; changed from round to round. */
  readonly prices: Float64Array;
  /** What is added to each price when it is told how far a round moves it: the dearer, the further. */
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
 * Subgradient steps of Polyak's length: they go where the bound grows, the further the more is
 * missing to the best known plan, and from round to round a little less far. Prices of days on which
 * trays are late are many times those of others, so each price moves in proportion to what it is.
 *
 * @param points - Those of the best known plan.
 * @see Held, Wolfe and Crowder, Validation of subgradient optimization (1974).
 */
export function* climbBound(
  { prices, scales, boundOf, work }: PricedBound,
  points: number,
): Generator<number, void> {
  const direction = new Float64Array(prices.length);
  const slope = new Float64Array(prices.length);
  const rounds = Math.min(MAX_ROUNDS, Math.floor(MAX_WORK / work));
  if (rounds < MIN_ROUNDS) return;
  const atATime = Math.ceil(rounds / MAX_CALLS);
  let best = 0;
  for (let round = 0; round < rounds; round += 1) {
    const bound = boundOf(prices, slope);
    best = Math.max(best, bound);
    if (round % atATime === 0) yield best;
    let length = 0;
    for (let at = 0; at < slope.length; at += 1) {
      const towards = MOMENTUM * (direction[at] ?? 0) + (slope[at] ?? 0);
      direction[at] = towards;
      length += towards * towards * ((scales[at] ?? 0) + (prices[at] ?? 0));
    }
    if (length < 1e-9) break;
    const share = FIRST_STEP * (LAST_STEP / FIRST_STEP) ** (round / rounds);
    const step = (share * Math.max(1, points - bound)) / length;
    for (let at = 0; at < prices.length; at += 1) {
      const price = prices[at] ?? 0;
      prices[at] = Math.max(0, price + step * ((scales[at] ?? 0) + price) * (direction[at] ?? 0));
    }
  }
  yield best;
}
