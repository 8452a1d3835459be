import { readDigits, readTypedUnit } from '#domain/tell/read-digits.ts';
import type { Region } from '#domain/tell/region.ts';
import { roundTo } from '#domain/units/rounding.ts';
import { GRAMS_PER } from '#domain/units/unit.ts';

export const WEIGHING_UNITS = ['oz', 'lb', 'g', 'kg'] as const;

export type WeighingUnit = (typeof WEIGHING_UNITS)[number];

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
export function parseHarvestWeight(
  typed: string,
  unit: WeighingUnit,
  numbers: Region['numbers'],
): number | null {
  const bowls = typed.split('+').map((bowl) => readBowl(bowl, unit, numbers));
  if (bowls.some((bowl) => bowl === null)) return null;
  const sum = bowls.reduce<number>((total, bowl) => total + (bowl ?? 0), 0);
  return roundTo(sum, 2);
}

/** A recorded weight as it is typed again: as many decimals as a scale shows in the unit. */
export function weightInUnit(
  ounces: number,
  unit: WeighingUnit,
  numbers: Region['numbers'],
): string {
  const text = String(roundTo(ounces / OUNCES_PER[unit], unit === 'kg' || unit === 'lb' ? 3 : 2));
  return numbers === 'point' ? text : text.replace('.', ',');
}

/** Ounces of a bowl, which may be typed with a unit of its own: "250 g". */
function readBowl(typed: string, usual: WeighingUnit, numbers: Region['numbers']): number | null {
  const { bare, unit } = readTypedUnit(typed.trim());
  const digits = numbers === 'point' ? pointDigits(bare.trim()) : readDigits(bare.trim(), numbers);
  return digits === null || digits.startsWith('-')
    ? null
    : Number(digits) * OUNCES_PER[unit ?? usual];
}

/** A comma before three figures groups thousands, as in every field for a number; any other one is a decimal point. */
function pointDigits(bare: string): string | null {
  const text = /^[1-9]\d*(?:,\d{3})+(?:\.\d*)?$/.test(bare) ? bare.replaceAll(',', '') : bare;
  return /^(?:\d+(?:[.,]\d*)?|[.,]\d+)$/.test(text) ? text.replace(',', '.') : null;
}

/** Below this part of what was expected, or above this many times of it, a weight is asked about. */
const ODD_FACTOR = 5;

/** Checks whether a weight is so far from the expected yield that the user is asked once. */
export function isImplausibleWeight(weightOz: number, expectedOz: number): boolean {
  return weightOz < expectedOz / ODD_FACTOR || weightOz > expectedOz * ODD_FACTOR;
}
