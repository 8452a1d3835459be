import { type IsoDate, daysBetween } from '#domain/calendar/iso-date.ts';
import { REBUILD_HORIZON_DAYS } from '#domain/planning/crops/plan-window.ts';
import { seedGramsPerTray, type SeedSources } from '#domain/catalog/seeds/seed-on-hand.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { compareTexts } from '#domain/records/lists.ts';
import { HAIR } from '#domain/units/rounding.ts';
import type { PlannedPlanting } from '#domain/trays/planned-plantings.ts';

/** Forecast of when seed runs out at planned use. */
export interface SeedRunOut {
  /** Days from today to the first planting that it is not enough for. */
  readonly days: number;
  /** The day of that planting; null when the plan ends first, and `days` goes on at its pace. */
  readonly dateISO: IsoDate | null;
}

/** Planned use of one seed. */
interface SeedPlan {
  readonly daysToHarvest: number;
  /** By day. */
  readonly sowings: readonly Sowing[];
}

/**
 * Follows the planned plantings until the seed runs out.
 *
 * If the plan ends first, the rest is used at its daily average. Plantings are known up to the plan's last
 * harvest less growing days.
 *
 * @param grams - Seed on hand.
 * @returns `null` if nothing will be planted that takes of it.
 */
export function seedRunOut(grams: number, plan: SeedPlan, today: IsoDate): SeedRunOut | null {
  const { sowings } = plan;
  const last = sowings.at(-1);
  if (last === undefined) return null;
  let left = grams;
  for (const { dateISO, grams: needed } of sowings) {
    if (needed === null) continue;
    if (needed > left + HAIR) {
      return { days: Math.max(0, daysBetween(today, dateISO)), dateISO };
    }
    left -= needed;
  }
  const plannedDays =
    Math.max(REBUILD_HORIZON_DAYS - plan.daysToHarvest, daysBetween(today, last.dateISO), 0) + 1;
  const perDay = (grams - left) / plannedDays;
  if (perDay === 0) return null;
  return { days: plannedDays + Math.floor(left / perDay + HAIR), dateISO: null };
}

/** Seed that planned plantings of one day take. */
export interface Sowing {
  readonly dateISO: IsoDate;
  /** Null: nobody knows what a tray takes. */
  readonly grams: number | null;
}

/** What the planned plantings of all varieties of one seed take, each with its own grams, by day. */
export function sowingsOf(
  varieties: readonly Variety[],
  planned: (varietyId: string) => readonly PlannedPlanting[],
  farm: SeedSources,
): readonly Sowing[] {
  return varieties
    .flatMap((variety) => {
      const perTray = seedGramsPerTray(variety, farm);
      return planned(variety.id).map(({ dateISO, trays }) => ({
        dateISO,
        grams: perTray === null ? null : perTray * trays,
      }));
    })
    .sort((a, b) => compareTexts(a.dateISO, b.dateISO));
}
