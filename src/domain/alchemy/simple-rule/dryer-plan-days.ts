import { dayNumber, type DayNumber, weekdayOf, isoDate } from '#domain/calendar/iso-date.ts';
import { sumOf } from '#domain/records/lists.ts';
import { roundTo } from '#domain/units/rounding.ts';
import type { DryerPlanInput } from './dryer-plan.ts';
import { dryerGroups, isSlow } from './dryer-groups.ts';

/** Days that a harvest or planting may differ from its ideal day. */
export const SNAP_DAYS = 2;

/** Trays that one batch of the dryers takes at most. */
export const TRAYS_PER_BATCH = 7;

/** Days planned beyond the last due date. */
const HORIZON_DAYS = 28;

const THURSDAY = 4;
const FRIDAY = 5;

/** Daily capacity of all dryers together. */
interface DailyCapacity {
  /** The most: of dryers up to a week whole trays on average, of slower ones a whole load. */
  readonly trays: number;
  /** On average; slower ones count with their part of a load. */
  readonly average: number;
  readonly ounces: number;
  /** Days that a cycle takes in the quickest dryer, at least 1. */
  readonly cycleDays: number;
}

export function dailyCapacity({ dryers }: Pick<DryerPlanInput, 'dryers'>): DailyCapacity {
  const groups = dryerGroups(dryers);
  const shares = groups.map((one) => (one.isSlow ? one.trays / one.cycleDays : one.trays));
  const ounces = dryers.map(
    (dryer) => dryer.trays * (isSlow(dryer) ? 1 : dryer.cyclesPerDay) * dryer.shelfMaxOz,
  );
  return {
    trays: sumOf(groups.map(({ trays }) => trays)),
    average: roundTo(sumOf(shares), 1),
    ounces: sumOf(ounces),
    cycleDays: groups[0]?.cycleDays ?? 1,
  };
}

/** Returns the last planning day, some days after the last due date, so late loads still fit. */
export function horizonEnd({ start, orders }: Pick<DryerPlanInput, 'start' | 'orders'>): DayNumber {
  const last = Math.max(dayNumber(start), ...orders.map(({ dueDate }) => dayNumber(dueDate)));
  return last + HORIZON_DAYS;
}

/** The latest Thursday or Friday within two days before a day; `null` if none is on or after the earliest harvest. */
export function targetedHarvest(day: DayNumber, earliest: DayNumber): DayNumber | null {
  for (let harvest = day; harvest >= day - SNAP_DAYS; harvest -= 1) {
    const weekday = weekdayOf(isoDate(harvest));
    if (harvest >= earliest && (weekday === THURSDAY || weekday === FRIDAY)) return harvest;
  }
  return null;
}
