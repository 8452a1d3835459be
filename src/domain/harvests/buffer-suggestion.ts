import { ceilWithEpsilon, EPSILON } from '#domain/units/rounding.ts';
import type { HarvestRecord } from '#domain/supply/harvest-record.ts';
import { ouncesPerTray, type YieldStatistics } from './yield-statistics.ts';

/** Fewer harvests say little of how much they differ. */
const MIN_HARVESTS = 8;
/** Standard deviations below the mean that one harvest in twenty falls under. */
const ONE_IN_TWENTY = 1.645;
/** A buffer this near to the one of today is left alone; points of percent. */
const MIN_DIFFERENCE = 2;
const MAX_BUFFER_PERCENT = 100;

export interface BufferSuggestion {
  /** Whole percent, 0 to 100. */
  readonly percent: number;
  /** One in this many harvests is short with today's buffer. `null` if none is. */
  readonly shortOneIn: number | null;
}

interface PlannedWith {
  readonly yieldOz: number;
  readonly bufferPercent: number;
}

/**
 * Suggests a buffer with which a variety is short at most once in twenty harvests.
 *
 * The lowest yield considered is half the mean; anything below is an error, not variation.
 *
 * @param harvests - From `learnedHarvests`, with their `statistics`.
 * @returns `null` if today's buffer is close enough or there are too few harvests.
 */
export function bufferSuggestion(
  harvests: readonly HarvestRecord[],
  statistics: YieldStatistics,
  today: PlannedWith,
): BufferSuggestion | null {
  if (harvests.length < MIN_HARVESTS) return null;
  const percent = safeBuffer(statistics);
  if (Math.abs(percent - today.bufferPercent) < MIN_DIFFERENCE - EPSILON) return null;
  const short = countShortHarvests(harvests, statistics.lostShare, today);
  return { percent, shortOneIn: short === 0 ? null : Math.round(harvests.length / short) };
}

/** Buffer percent that covers the variation of yields and the trays lost before harvest. */
export function safeBuffer({
  meanOz,
  spreadOz,
  lostShare,
}: Pick<YieldStatistics, 'meanOz' | 'spreadOz' | 'lostShare'>): number {
  const poorOz = Math.max(meanOz - ONE_IN_TWENTY * (spreadOz ?? 0), meanOz / 2);
  const factor = meanOz / poorOz / (1 - Math.min(lostShare, 0.5));
  return Math.min(ceilWithEpsilon((factor - 1) * 100), MAX_BUFFER_PERCENT);
}

/** Counts harvests below plan, with today's buffer and the usual loss added. */
export function countShortHarvests(
  harvests: readonly HarvestRecord[],
  lostShare: number,
  today: PlannedWith,
): number {
  return harvests.filter((harvest) => {
    const given = ouncesPerTray(harvest) * (1 - lostShare) * (1 + today.bufferPercent / 100);
    return given < today.yieldOz - EPSILON;
  }).length;
}
