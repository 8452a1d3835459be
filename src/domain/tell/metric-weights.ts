import { floorWithEpsilon, roundTo } from '#domain/units/rounding.ts';
import { GRAMS_PER } from '#domain/units/unit.ts';

/**
 * What a weight is of, which decides its unit and decimals: `oz` greens, `offered` greens of which no more may be named
 * than there are, `yield` of a tray, `size` of a package, all stored in ounces; `lb` seed, stored in pounds.
 */
export type WeightKind = 'oz' | 'offered' | 'yield' | 'size' | 'lb';

/** A rounded number and the unit it is in. */
interface MetricWeight {
  readonly amount: number;
  readonly unit: 'g' | 'kg';
}

/** From here on whole grams would say 1,000. */
const WHOLE_GRAMS_BELOW = 999.5;
/** Less seed than this is told in grams. */
const GRAMS_BELOW_KG = 0.1;

/** A weight as sentences say it: 340 g, 2.98 kg. */
export function metricWeight(kind: WeightKind, stored: number): MetricWeight {
  const grams = gramsOf(kind, stored);
  const size = Math.abs(grams);
  if (kind === 'lb')
    return size < GRAMS_BELOW_KG * 1000
      ? { amount: roundTo(grams, 0), unit: 'g' }
      : { amount: roundTo(grams / 1000, 2), unit: 'kg' };
  if (kind === 'yield') return { amount: roundTo(grams, 0), unit: 'g' };
  if (kind === 'size')
    return roundTo(size, 1) < 1000
      ? { amount: roundTo(grams, 1), unit: 'g' }
      : { amount: roundTo(grams / 1000, 3), unit: 'kg' };
  if (kind === 'offered')
    return size < 1000
      ? { amount: floorWithEpsilon(grams), unit: 'g' }
      : { amount: floorWithEpsilon(grams / 10) / 100, unit: 'kg' };
  return size < WHOLE_GRAMS_BELOW
    ? { amount: roundTo(grams, 0), unit: 'g' }
    : { amount: roundTo(grams / 1000, 2), unit: 'kg' };
}

/** A weight as columns hold it, whose head names the unit: seed in kilograms, all else in grams. */
export function metricColumn(kind: WeightKind, stored: number): number {
  const grams = gramsOf(kind, stored);
  if (kind === 'lb') return roundTo(grams / 1000, 2);
  if (kind === 'size') return roundTo(grams, 1);
  const isWhole = kind === 'yield' || Math.abs(grams) < WHOLE_GRAMS_BELOW;
  return isWhole ? roundTo(grams, 0) : roundTo(grams / 10, 0) * 10;
}

export function gramsOf(kind: WeightKind, stored: number): number {
  return stored * (kind === 'lb' ? GRAMS_PER.lb : GRAMS_PER.oz);
}
