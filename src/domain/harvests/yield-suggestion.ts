import { type Variety, effectiveYield } from '#domain/catalog/varieties/variety.ts';
import type { HarvestRecord } from '#domain/supply/harvest-record.ts';
import { EPSILON, roundTo } from '#domain/units/rounding.ts';
import { meanYield, ouncesPerTray } from './yield-statistics.ts';

/** Fewer harvests may be chance. */
const MIN_HARVESTS = 4;
/** A yield this far off, as a part of the planned one, is worth correcting. */
const MIN_DIFFERENCE = 0.05;
/** A larger yield would be read as grams. */
const MAX_YIELD_OZ = 64;

/** A yield that the scale suggests. Ounces a tray. */
export interface YieldSuggestion {
  /** 2 decimals. */
  readonly yieldOz: number;
  readonly harvests: number;
  readonly minOz: number;
  readonly maxOz: number;
}

/**
 * Suggests a yield if at least four harvests, from `learnedHarvests`, differ from the planned one. Those up to
 * the day of the last accepted suggestion don’t count again.
 */
export function yieldSuggestion(
  variety: Variety,
  harvests: readonly HarvestRecord[],
): YieldSuggestion | null {
  const { yieldSetISO } = variety;
  const newer = harvests.filter(
    ({ dateISO }) => yieldSetISO === undefined || dateISO > yieldSetISO,
  );
  if (newer.length < MIN_HARVESTS) return null;
  const mean = meanYield(newer);
  const planned = effectiveYield(variety);
  const difference = Math.abs(mean - planned) / planned;
  if (difference < MIN_DIFFERENCE - EPSILON || mean >= MAX_YIELD_OZ) return null;
  const yields = newer.map(ouncesPerTray);
  return {
    yieldOz: roundTo(mean, 2),
    harvests: newer.length,
    minOz: Math.min(...yields),
    maxOz: Math.max(...yields),
  };
}
