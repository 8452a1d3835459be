import { DRYING_COSTS } from '../drying-schedule/drying-model.ts';
import { targetedHarvest } from './dryer-plan-days.ts';
import type { DryingOrder } from './drying-orders.ts';
import type { Placement } from './place-trays.ts';

/** Trays that one cycle takes at most. */
export const TRAYS_PER_CYCLE = 7;

/**
 * Points of a tray that is not harvested on a Thursday or Friday: more than any way back from a
 * Wednesday to the Sunday before, less than a cycle.
 */
export const OFF_DAY_COST = 5;

/** How good a plan of the dryers is. */
export interface PlanCost {
  /** Trays that are dried too late, or not at all. */
  readonly unmetTrays: number;
  /** Cycles, each with one variety and at most seven trays. */
  readonly cycles: number;
  /** Days between drying and the last day in time, summed over the trays in time. */
  readonly daysOff: number;
  /** Trays in time that are not harvested on a Thursday or Friday. */
  readonly offDayTrays: number;
  /** All of it in points: the lower, the better. */
  readonly points: number;
}

/** Judges a plan by trays too late, cycles, days dried early, and harvests on other days than Thursday and Friday. */
export function planCost(orders: readonly DryingOrder[], { loads, left }: Placement): PlanCost {
  let unmetTrays = left.reduce((sum, trays) => sum + trays, 0);
  let daysOff = 0;
  let offDayTrays = 0;
  const traysOf = new Map<string, number>();
  for (const { order: index, day, trays } of loads) {
    const order = orders[index];
    if (order === undefined) continue;
    const key = `${day}|${order.varietyId}`;
    traysOf.set(key, (traysOf.get(key) ?? 0) + trays);
    if (day > order.lastInTime) {
      unmetTrays += trays;
    } else {
      daysOff += trays * (order.lastInTime - day);
      if (targetedHarvest(day, order.earliest) === null) offDayTrays += trays;
    }
  }
  const cycles = [...traysOf.values()].reduce(
    (sum, trays) => sum + Math.ceil(trays / TRAYS_PER_CYCLE),
    0,
  );
  const points =
    DRYING_COSTS.unmetTray * unmetTrays +
    DRYING_COSTS.cycle * cycles +
    DRYING_COSTS.dayOff * daysOff +
    OFF_DAY_COST * offDayTrays;
  return { unmetTrays, cycles, daysOff, offDayTrays, points };
}
