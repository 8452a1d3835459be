import { PACKAGE_SIZES_OZ } from '#domain/catalog/products/product.ts';
import { roundTo } from '#domain/units/rounding.ts';

/** Tolerance of a standard size, in ounces. */
const TOLERANCE_OZ = 0.01;

/** From this size on a package is sold as bulk. */
const BULK_FROM_OZ = 8;

/**
 * Standard package size for a weight in ounces.
 *
 * @returns `null` if it isn't a standard size.
 */
export function standardSizeOf(ounces: number): number | null {
  return PACKAGE_SIZES_OZ.find((size) => isSameSize(size, ounces)) ?? null;
}

/** Checks whether two weights are the same package size. */
export function isSameSize(left: number, right: number): boolean {
  return Math.abs(left - right) <= TOLERANCE_OZ + 1e-9;
}

/** A size as written in texts: `2 oz`, without trailing zeros. */
export function sizeLabel(ounces: number): string {
  return `${roundTo(ounces, 4)} oz`;
}

/** Checks whether a package of this size counts as bulk. */
export function isBulkSize(ounces: number): boolean {
  return ounces >= BULK_FROM_OZ;
}
