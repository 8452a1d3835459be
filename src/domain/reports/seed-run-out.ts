import { daysBetween } from '#domain/calendar/day-number.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { REBUILD_HORIZON_DAYS } from '#domain/planning/crops/plan-window.ts';
import type { PlannedPlanting } from '#domain/trays/planned-plantings.ts';

/** Forecast of when seed runs out at planned use. */
export interface SeedRunOut {
  /** Days from today to the first planting that it is not enough for. */
  readonly days: number;
  /** The day of that planting; null when the plan ends first, and `days` goes on at its pace. */
  readonly dateISO: IsoDate | null;
  /** Days from today with known plantings. */
  readonly plannedDays: number;
}

/** Planned plantings and seed per tray of one variety. */
export interface SeedPlan {
  readonly gramsPerTray: number;
  readonly daysToHarvest: number;
  /** By day. */
  readonly plantings: readonly PlannedPlanting[];
}

/** Tolerance of sums of grams. */
const EPSILON = 1e-6;

/**
 * Follows the planned plantings until the seed runs out.
 *
 * If the plan ends first, the rest is used at its daily average. Plantings are known up to the plan's last
 * harvest less growing days.
 *
 * @param grams - Seed on hand.
 * @returns `null` if nothing will be planted.
 */
export function seedRunOut(grams: number, plan: SeedPlan, today: IsoDate): SeedRunOut | null {
  const { gramsPerTray, plantings } = plan;
  const last = plantings.at(-1);
  if (last === undefined) return null;
  const plannedDays =
    Math.max(REBUILD_HORIZON_DAYS - plan.daysToHarvest, daysBetween(today, last.dateISO), 0) + 1;
  let left = grams;
  for (const { dateISO, trays } of plantings) {
    const needed = trays * gramsPerTray;
    if (needed > left + EPSILON) {
      return { days: Math.max(0, daysBetween(today, dateISO)), dateISO, plannedDays };
    }
    left -= needed;
  }
  const perDay = (grams - left) / plannedDays;
  return { days: plannedDays + Math.floor(left / perDay + EPSILON), dateISO: null, plannedDays };
}
