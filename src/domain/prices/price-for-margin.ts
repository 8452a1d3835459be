import { ceilWithEpsilon, roundTo } from '#domain/units/rounding.ts';

/** The margin a grower wishes for who has not said another, in percent. */
export const USUAL_MARGIN_PERCENT = 60;

/** Suggested prices are rounded to nickels. */
const STEPS_PER_DOLLAR = 20;

/** Package price for a target margin, rounded up to 0.05; `null` if no price reaches it. */
export function priceForMargin(
  unitCost: number,
  percent: number = USUAL_MARGIN_PERCENT,
): number | null {
  if (!(percent < 100)) return null;
  const exact = unitCost / (1 - percent / 100);
  return roundTo(ceilWithEpsilon(exact * STEPS_PER_DOLLAR) / STEPS_PER_DOLLAR, 2);
}
