import { type IsoDate, dayNumber } from '#domain/calendar/iso-date.ts';
import type { HarvestLoss } from '#domain/planning/task.ts';
import { sumOf } from '#domain/records/lists.ts';
import type { HarvestRecord } from '#domain/supply/harvest-record.ts';

/** Number of harvests whose rack days are compared. */
const MAX_COMPARED_DAYS = 6;

/** Yield statistics of a variety, in unrounded ounces per tray. */
export interface YieldStatistics {
  readonly meanOz: number;
  /** Standard deviation by trays; null with one harvest. */
  readonly spreadOz: number | null;
  readonly minOz: number;
  readonly maxOz: number;
  readonly lostTrays: number;
  /** Lost of lost and cut, 0 to 1. */
  readonly lostShare: number;
  /** Days from planting to the cut in the median; null when no planting day is known. */
  readonly medianDays: number | null;
}

export function ouncesPerTray({ weightOz, trays }: HarvestRecord): number {
  return weightOz / trays;
}

/** Ounces of one tray over several harvests: all ounces by all trays, not the mean of means. */
export function meanYield(harvests: readonly HarvestRecord[]): number {
  return sumOf(harvests.map(({ weightOz }) => weightOz)) / countTrays(harvests);
}

/** Losses from the day of the oldest harvest to today; none without a harvest. */
export function lossesSince(
  harvests: readonly HarvestRecord[],
  losses: readonly HarvestLoss[],
  today: IsoDate,
): readonly HarvestLoss[] {
  const oldest = harvests.at(-1);
  if (oldest === undefined) return [];
  return losses.filter(({ dateISO }) => dateISO >= oldest.dateISO && dateISO <= today);
}

/**
 * @param harvests - From `learnedHarvests`, newest first.
 * @param losses - From `lossesSince`, so both cover the same time.
 */
export function yieldStatistics(
  harvests: readonly HarvestRecord[],
  losses: readonly HarvestLoss[],
): YieldStatistics | null {
  if (harvests.length === 0) return null;
  const lostTrays = sumOf(losses.map(({ qty }) => qty));
  const yields = harvests.map(ouncesPerTray);
  return {
    meanOz: meanYield(harvests),
    spreadOz: spread(harvests),
    minOz: Math.min(...yields),
    maxOz: Math.max(...yields),
    lostTrays,
    lostShare: lostTrays / (lostTrays + countTrays(harvests)),
    medianDays: medianDays(harvests),
  };
}

function spread(harvests: readonly HarvestRecord[]): number | null {
  const count = harvests.length;
  if (count < 2) return null;
  const mean = meanYield(harvests);
  const squares = sumOf(harvests.map((one) => one.trays * (ouncesPerTray(one) - mean) ** 2));
  return Math.sqrt(((squares / countTrays(harvests)) * count) / (count - 1));
}

function medianDays(harvests: readonly HarvestRecord[]): number | null {
  const days = harvests
    .flatMap(({ dateISO, plantedISO }) =>
      plantedISO === null ? [] : [dayNumber(dateISO) - dayNumber(plantedISO)],
    )
    .slice(0, MAX_COMPARED_DAYS)
    .toSorted((a, b) => a - b);
  return days[Math.floor((days.length - 1) / 2)] ?? null;
}

function countTrays(harvests: readonly HarvestRecord[]): number {
  return harvests.reduce((sum, { trays }) => sum + trays, 0);
}
