import { GRAMS_PER } from '#domain/units/unit-sizes.ts';
import type { Variety } from './variety.ts';

/** Ounces a tray yields until it is weighed. */
export const DEFAULT_YIELD_OZ = 8;
const OUNCES_PER_POUND = 16;
/** Days from planting to harvest of a variety that does not say so. */
export const DEFAULT_DAYS_TO_HARVEST = 10;
/** From here on a number is taken for grams … */
const GRAMS_FROM = 64;
/** … unless it would be more ounces than a tray can bear. */
const MAX_OUNCES_FROM_GRAMS = 200;

/** The fields of a variety that say what a tray yields. */
export type YieldSources = Pick<
  Variety,
  | 'yieldOzPerTrayOverride'
  | 'calibration'
  | 'avgYieldOzPerTray'
  | 'yieldOzPerTray'
  | 'lbsPerTray'
  | 'live'
>;

/**
 * Yield of a variety in ounces per tray, 8 if unknown.
 *
 * Uses the manual override, else the calibration, the imported average, the typed yield or imported pounds.
 * Plan, reports and costs share this yield; costs ignore the default.
 */
export function effectiveYield(variety: YieldSources): number {
  return knownYield(variety) ?? DEFAULT_YIELD_OZ;
}

/**
 * Ounces a tray yields, or null when no usable yield is stored, as costing needs to know. A variety sold alive
 * counts in trays, so it is 1.
 */
export function knownYield(variety: YieldSources): number | null {
  if (variety.live === true) return 1;
  const candidates = [
    variety.yieldOzPerTrayOverride,
    variety.calibration.avgOzPerTray,
    variety.avgYieldOzPerTray,
    variety.yieldOzPerTray,
  ];
  for (const candidate of candidates) {
    if (typeof candidate === 'number' && candidate > 0) return yieldInOunces(candidate);
  }
  const { lbsPerTray = 0 } = variety;
  return lbsPerTray > 0 ? lbsPerTray * OUNCES_PER_POUND : null;
}

/** Checks whether a variety is planned with the default 8 oz because its yield is unknown. */
export function isYieldAssumed(variety: YieldSources): boolean {
  return knownYield(variety) === null;
}

/**
 * A yield as typed, in ounces: 64 or more means grams.
 *
 * Applied when a yield is read and never before it is stored, since applying it twice would divide
 * a large value twice.
 */
export function yieldInOunces(value: number): number {
  if (value < GRAMS_FROM) return value;
  const ounces = value / GRAMS_PER.oz;
  return ounces <= MAX_OUNCES_FROM_GRAMS ? ounces : value;
}
