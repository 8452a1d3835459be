import { effectiveYield, type YieldSources } from '#domain/catalog/varieties/variety.ts';
import { ceilWithEpsilon } from '#domain/units/rounding.ts';
import { OUNCES_PER_POUND } from '#domain/units/unit.ts';

/** Minimum yield, to avoid division by zero. */
const MIN_LBS_PER_TRAY = 0.0001;

/** Whole trays needed for pounds of fresh greens. Tray demand and the dryer plan share this rule. */
export function traysFor(freshLb: number, lbsPerTray: number): number {
  return ceilWithEpsilon(freshLb / Math.max(lbsPerTray, MIN_LBS_PER_TRAY));
}

/** Pounds of fresh greens from a tray of a variety: the yield that it is planned with. */
export function lbsPerTray(variety: YieldSources): number {
  return effectiveYield(variety) / OUNCES_PER_POUND;
}
