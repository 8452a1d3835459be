import { knownYield, type YieldSources } from '#domain/catalog/varieties/effective-yield.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { ceilWithEpsilon } from '#domain/units/rounding.ts';

const OUNCES_PER_POUND = 16;

/** Pounds of fresh greens from a tray, when nothing is known about a variety. */
const USUAL_LBS_PER_TRAY = 1;

/** A tray always bears a little, so that nothing is divided by 0. */
const MIN_LBS_PER_TRAY = 0.0001;

/**
 * Whole trays that so many pounds of fresh greens need.
 *
 * Tray demand and the plan for freeze-dried goods count trays with this one rule.
 */
export function traysFor(freshLb: number, lbsPerTray: number): number {
  return ceilWithEpsilon(freshLb / Math.max(lbsPerTray, MIN_LBS_PER_TRAY));
}

/**
 * Pounds of fresh greens from a tray of a variety.
 *
 * Its yield counts first; the pounds typed for it only while no yield is known; else 1.
 */
export function lbsPerTray(variety: YieldSources & Pick<Variety, 'lbsPerTray'>): number {
  const ounces = knownYield(variety);
  if (ounces !== null) return ounces / OUNCES_PER_POUND;
  return variety.lbsPerTray ?? USUAL_LBS_PER_TRAY;
}
