import { ceilWithEpsilon, floorWithEpsilon } from '#domain/units/rounding.ts';
import type { PlannedDryer } from './dryer-plan.ts';

/** A dryer that is slower than a week takes whole loads; a share of a tray a day says nothing of it. */
const DAYS_OF_A_WEEK = 7;

/** Dryers that take trays in together and have them ready after the same days. */
export interface DryerGroup {
  /** Days that a cycle takes, at least 1. */
  readonly cycleDays: number;
  /** Whole trays of a day; of a slow dryer those of a load. */
  readonly trays: number;
  /** A slow dryer takes one load and no other until that is ready. */
  readonly isSlow: boolean;
}

/** Checks whether a dryer needs more than a week for a cycle. */
export function isSlow({ cyclesPerDay }: Pick<PlannedDryer, 'cyclesPerDay'>): boolean {
  return cyclesPerDay > 0 && cycleDaysOf(cyclesPerDay) > DAYS_OF_A_WEEK;
}

/**
 * Groups dryers by cycle time, fastest first; each slow one by itself.
 *
 * Trays per day add up to the whole trays of all dryers up to a week; a rest of the faster ones goes to the
 * next.
 */
export function dryerGroups(dryers: readonly PlannedDryer[]): DryerGroup[] {
  const working = dryers
    .filter(({ trays, cyclesPerDay }) => trays > 0 && cyclesPerDay > 0)
    .toSorted((a, b) => cycleDaysOf(a.cyclesPerDay) - cycleDaysOf(b.cyclesPerDay));
  let sum = 0;
  return working.map((dryer): DryerGroup => {
    const cycleDays = cycleDaysOf(dryer.cyclesPerDay);
    if (isSlow(dryer)) return { cycleDays, trays: Math.floor(dryer.trays), isSlow: true };
    const before = floorWithEpsilon(sum);
    sum += dryer.trays * dryer.cyclesPerDay;
    return { cycleDays, trays: floorWithEpsilon(sum) - before, isSlow: false };
  });
}

function cycleDaysOf(cyclesPerDay: number): number {
  return Math.max(1, ceilWithEpsilon(1 / cyclesPerDay));
}
