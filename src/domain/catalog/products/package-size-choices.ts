import { PACKAGE_SIZES_OZ } from './product.ts';

/** Package sizes to choose from in ounces: the usual ones, and those that are stored already. */
export function packageSizeChoices(stored: readonly number[]): readonly number[] {
  return [...new Set([...PACKAGE_SIZES_OZ, ...stored])].toSorted((a, b) => a - b);
}
