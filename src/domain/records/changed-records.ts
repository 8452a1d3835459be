/**
 * Records that are on one side only or differ in identity.
 *
 * Common ends of the lists are skipped, so an edit of one record among thousands is cheap.
 */
export function changedRecords<T>(
  before: readonly T[],
  after: readonly T[],
): { readonly gone: readonly T[]; readonly come: readonly T[] } {
  const { start, end } = commonEnds(before, after);
  const was = before.slice(start, before.length - end);
  const is = after.slice(start, after.length - end);
  const [inBefore, inAfter] = [new Set(was), new Set(is)];
  return {
    gone: was.filter((record) => !inAfter.has(record)),
    come: is.filter((record) => !inBefore.has(record)),
  };
}

/** Records that are on one side only, or not the very same on both. */
export function unlike<T>(before: readonly T[], after: readonly T[]): readonly T[] {
  const { gone, come } = changedRecords(before, after);
  return [...gone, ...come];
}

/** Counts the identical records at the start and at the end of two lists. */
export function commonEnds<T>(
  before: readonly T[],
  after: readonly T[],
): { readonly start: number; readonly end: number } {
  if (before === after) return { start: before.length, end: 0 };
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  const most = shorter - start;
  while (end < most && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  return { start, end };
}
