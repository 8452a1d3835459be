import { roundTo } from '#domain/units/rounding.ts';
import { GRAMS_PER } from '#domain/units/unit-sizes.ts';

/** Units that a harvest is weighed in. */
export const WEIGHING_UNITS = ['oz', 'lb', 'g', 'kg'] as const;

export type WeighingUnit = (typeof WEIGHING_UNITS)[number];

/** Error for a weight that can't be read. */
export const WEIGHT_PROBLEM = 'A weight is a number, 0 or more';

const OUNCES_PER: Readonly<Record<WeighingUnit, number>> = {
  oz: 1,
  lb: 16,
  g: 1 / GRAMS_PER.oz,
  kg: 1000 / GRAMS_PER.oz,
};

/**
 * Parses a typed weight to ounces with 2 decimals: one number, or several bowls joined with "+" ("12.4 + 9.8 +
 * 11").
 *
 * @returns `null` if it isn't a number of 0 or more.
 */
export function parseHarvestWeight(typed: string, unit: WeighingUnit): number | null {
  const bowls = typed.split('+').map(readBowl);
  if (bowls.some((bowl) => bowl === null)) return null;
  const sum = bowls.reduce<number>((total, bowl) => total + (bowl ?? 0), 0);
  return roundTo(sum * OUNCES_PER[unit], 2);
}

/** A recorded weight as it is typed again: as many decimals as a scale shows in the unit. */
export function weightInUnit(ounces: number, unit: WeighingUnit): string {
  return String(roundTo(ounces / OUNCES_PER[unit], unit === 'kg' || unit === 'lb' ? 3 : 2));
}

/** A comma before three figures groups thousands, as in every field for a number; any other one is a decimal point. */
function readBowl(typed: string): number | null {
  const bare = typed.trim();
  const text = /^[1-9]\d*(?:,\d{3})+(?:\.\d*)?$/.test(bare) ? bare.replaceAll(',', '') : bare;
  return /^(?:\d+(?:[.,]\d*)?|[.,]\d+)$/.test(text) ? Number(text.replace(',', '.')) : null;
}
