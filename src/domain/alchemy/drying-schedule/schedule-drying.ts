import type { DryingModel } from './drying-model.ts';
import type { DryerSchedule } from './dryer-schedule.ts';
import { DryingSearch } from './drying-search.ts';
import { cheaper, isProved, priceDays, reachable } from './price-days.ts';

/** The best schedule so far, and what no schedule can be below. */
export interface DryingSchedule {
  readonly schedule: DryerSchedule;
  readonly cost: number;
  readonly bound: number;
}

/** Share of the time in which the days are priced at most, before the search begins. */
const PRICING_SHARE = 0.5;
/** The priced days are also tried a little cheaper and dearer, for a good start. */
const PRICE_FACTORS = [0.5, 0.8, 1, 1.2];
const ATTEMPTS_AT_A_TIME = 50;

/**
 * Looks for the cheapest schedule of the dryers, as long as its caller lets it.
 *
 * First the days are priced, which also bounds what can be reached; then schedules are searched for
 * at these prices, until one reaches the bound or the time is over. It may stop at every step.
 *
 * @param random - Numbers from 0 to below 1; the same ones give the same schedule.
 * @param progress - How much of the time is over, 0 to 1.
 */
export function* scheduleDrying(
  model: DryingModel,
  random: () => number,
  progress: () => number,
): Generator<DryingSchedule, DryingSchedule> {
  const pricing = priceDays(model);
  let step = pricing.next();
  while (step.done !== true && progress() < PRICING_SHARE) {
    const { schedule, cost, bound } = step.value;
    yield { schedule, cost, bound };
    step = pricing.next();
  }
  const priced = PRICE_FACTORS.reduce((best, factor) => cheaper(model, best, factor), step.value);
  const bound = reachable(model, priced.bound);
  const { prices, schedule, cost } = priced;
  const search = new DryingSearch(model, schedule, cost, { prices, random });
  while (progress() < 1 && !isProved(model, { cost: search.bestCost, bound })) {
    search.search(ATTEMPTS_AT_A_TIME, progress());
    yield { schedule: search.best, cost: search.bestCost, bound };
  }
  return { schedule: search.best, cost: search.bestCost, bound };
}
