import type { BatchModel } from './batch-model.ts';
import { scheduleCost, scheduleInTurn, type BatchSchedule } from './batch-schedule.ts';
import { BatchSearch } from './batch-search.ts';
import { priceDays, type DayPrices } from './price-days.ts';

/** The best schedule so far, and what no schedule can be below. */
export interface DryingSchedule {
  readonly schedule: BatchSchedule;
  readonly cost: number;
  readonly bound: number;
}

/** Share of the time in which the days are priced, before the search begins. */
const PRICING_SHARE = 0.25;
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
  model: BatchModel,
  random: () => number,
  progress: () => number,
): Generator<DryingSchedule, DryingSchedule> {
  let schedule = scheduleInTurn(model, null);
  let cost = scheduleCost(model, schedule);
  let priced: DayPrices = { prices: new Float64Array(model.days), bound: 0 };
  for (priced of priceDays(model, cost)) {
    if (progress() >= PRICING_SHARE) break;
    yield { schedule, cost, bound: priced.bound };
  }
  const { prices, bound } = priced;
  for (const factor of PRICE_FACTORS) {
    const other = scheduleInTurn(
      model,
      prices.map((price) => price * factor),
    );
    const otherCost = scheduleCost(model, other);
    if (otherCost < cost) [schedule, cost] = [other, otherCost];
  }
  const search = new BatchSearch(model, schedule, cost, { prices, random });
  // Points are whole as long as all weights are: then the next whole number bounds them, too.
  const reachable = model.isWhole ? Math.ceil(bound - 1e-6) : bound;
  while (progress() < 1 && search.bestCost > reachable + 1e-6) {
    search.search(ATTEMPTS_AT_A_TIME, progress());
    yield { schedule: search.best, cost: search.bestCost, bound: reachable };
  }
  return { schedule: search.best, cost: search.bestCost, bound: reachable };
}
