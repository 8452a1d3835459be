/** Default package sizes of a variety, in ounces. */
export const DEFAULT_PACK_SIZES: readonly number[] = [2, 4];

/** Returns package sizes as stored: positive, unique and ascending. 2 and 4 ounces if none are left. */
export function savePackSizes(sizes: readonly (number | null)[]): readonly number[] {
  const positive = sizes.filter(
    (size): size is number => size !== null && Number.isFinite(size) && size > 0,
  );
  const unique = [...new Set(positive)].toSorted((a, b) => a - b);
  return unique.length === 0 ? DEFAULT_PACK_SIZES : unique;
}
