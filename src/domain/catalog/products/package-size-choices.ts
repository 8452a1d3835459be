import { GRAMS_PER } from '#domain/units/unit.ts';
import type { Region } from '#domain/tell/region.ts';
import { DEFAULT_PACK_SIZES, PACKAGE_SIZES_OZ } from './product.ts';

/** The package sizes a farm that weighs in grams is offered, in ounces: 50 to 500 g. */
const METRIC_SIZES_OZ = [50, 100, 150, 200, 250, 500].map((grams) => grams / GRAMS_PER.oz);

/** What makes two stored sizes one, however they were converted. */
const SAME_WITHIN_OZ = 1e-6;

/** Package sizes to choose from in ounces, smallest first: the usual ones, and those that are in use. */
export function packageSizeChoices(
  inUse: readonly number[] = [],
  weights: Region['weights'] = 'us',
): readonly number[] {
  const usual: readonly number[] = weights === 'us' ? PACKAGE_SIZES_OZ : METRIC_SIZES_OZ;
  const own = [...new Set(inUse)].filter(
    (size) => !usual.some((one) => Math.abs(one - size) <= SAME_WITHIN_OZ),
  );
  return [...usual, ...own].toSorted((a, b) => a - b);
}

export function firstPackageSizes(weights: Region['weights']): readonly number[] {
  return weights === 'us' ? DEFAULT_PACK_SIZES : METRIC_SIZES_OZ.slice(0, 2);
}
