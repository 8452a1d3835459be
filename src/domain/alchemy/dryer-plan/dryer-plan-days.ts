import { dayNumber, type DayNumber, weekdayOf, isoDate } from '#domain/calendar/day-number.ts';
import type { DryerPlanInput, DryerPlanOrder } from './dryer-plan.ts';

/** Days by which a harvest or a planting may stand off the day that would be best. */
export const SNAP_DAYS = 2;

/** Days planned beyond the last due date. */
const HORIZON_DAYS = 28;

const THURSDAY = 4;
const FRIDAY = 5;

/** What all dryers together take in a day. */
export interface DailyCapacity {
  /** Whole trays. */
  readonly trays: number;
  readonly ounces: number;
  /** Days that a cycle takes in the slowest dryer, at least 1. */
  readonly cycleDays: number;
}

/** Trays and ounces that the dryers take in a day. */
export function dailyCapacity({ dryers }: Pick<DryerPlanInput, 'dryers'>): DailyCapacity {
  const perDay = dryers.map(({ trays, cyclesPerDay, shelfMaxOz }) => ({
    trays: trays * cyclesPerDay,
    ounces: trays * cyclesPerDay * shelfMaxOz,
  }));
  const slowest = Math.min(1, ...dryers.map(({ cyclesPerDay }) => cyclesPerDay));
  return {
    // A thousandth of a tray more or less is how 7 x 1/7 is written.
    trays: Math.floor(perDay.reduce((sum, { trays }) => sum + trays, 0) + 1e-9),
    ounces: perDay.reduce((sum, { ounces }) => sum + ounces, 0),
    cycleDays: slowest > 0 ? Math.ceil(1 / slowest - 1e-9) : 1,
  };
}

/** The days between which an order can be worked for. */
export interface OrderDays {
  /** The first day its variety can be harvested when it is planted on the first day of the plan. */
  readonly earliest: DayNumber;
  /** The last day on which freeze-drying begins in time. */
  readonly lastInTime: DayNumber;
  readonly due: DayNumber;
}

/** The days between which an order of so slow a variety can be worked for. */
export function orderDays(
  order: Pick<DryerPlanOrder, 'dueDate'>,
  daysToHarvest: number,
  plan: { readonly start: DayNumber; readonly cycleDays: number },
): OrderDays {
  const due = dayNumber(order.dueDate);
  return { earliest: plan.start + daysToHarvest, lastInTime: due - plan.cycleDays, due };
}

/** Planning goes so many days on after the last order is due, so that late loads have a place. */
export function horizonEnd({ start, orders }: Pick<DryerPlanInput, 'start' | 'orders'>): DayNumber {
  const last = Math.max(dayNumber(start), ...orders.map(({ dueDate }) => dayNumber(dueDate)));
  return last + HORIZON_DAYS;
}

/**
 * The Thursday or Friday on which trays for a day are harvested: the latest within two days.
 *
 * @returns Null when there is none on or after the earliest harvest.
 */
export function targetedHarvest(day: DayNumber, earliest: DayNumber): DayNumber | null {
  for (let harvest = day; harvest >= day - SNAP_DAYS; harvest -= 1) {
    const weekday = weekdayOf(isoDate(harvest));
    if (harvest >= earliest && (weekday === THURSDAY || weekday === FRIDAY)) return harvest;
  }
  return null;
}
