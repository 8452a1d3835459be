import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { GRAMS_PER } from '#domain/units/unit.ts';

/** Default share of fresh weight left after freeze-drying: 8 percent. */
const USUAL_DRY_SHARE = 0.08;

/** Grams of freeze-dried greens from a pound of fresh ones, when a variety does not say. */
const USUAL_FD_GRAMS = GRAMS_PER.lb * USUAL_DRY_SHARE;

/** Grams of powder from a gram of freeze-dried greens, when a variety does not say. */
const USUAL_POWDER_GRAMS = 1;

/** Yield of a variety when it is dried and milled. */
export type DryingRatios = Pick<Variety, 'freshLb_to_fd_g' | 'fd_g_to_powder_g'>;

/** Pounds of fresh greens behind grams of freeze-dried ones. */
export function freshFromFreezeDried(grams: number, { freshLb_to_fd_g }: DryingRatios): number {
  return grams / usable(freshLb_to_fd_g, USUAL_FD_GRAMS);
}

/** Pounds of fresh greens behind grams of powder, which is milled from freeze-dried ones. */
export function freshFromPowder(grams: number, ratios: DryingRatios): number {
  return freshFromFreezeDried(grams / usable(ratios.fd_g_to_powder_g, USUAL_POWDER_GRAMS), ratios);
}

/** Nothing can be divided by a ratio of 0, which says no more than a missing one. */
function usable(ratio: number | undefined, usual: number): number {
  return ratio !== undefined && ratio > 0 ? ratio : usual;
}
