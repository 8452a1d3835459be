/** Where a record stands in a sorted list, or would have to be put: before the first that is not smaller. */
export function placeIn<T, K>(
  sorted: readonly T[],
  key: K,
  compare: (record: T, key: K) => number,
): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    // `middle` lies between 0 and the length, so there is a record.
    if (compare(sorted[middle] as T, key) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * A sorted list without some of its records and with others; the same list when there are neither.
 *
 * The places are looked up, so that a long list is only copied.
 *
 * @param gone - In the order of the list, and all of them in it.
 * @param come - In the order of the list.
 */
export function withChanges<T>(
  sorted: readonly T[],
  gone: readonly T[],
  come: readonly T[],
  compare: (a: T, b: T) => number,
): readonly T[] {
  if (gone.length + come.length === 0) return sorted;
  const changed: T[] = [];
  let next = 0;
  const takeUntil = (place: number) => {
    for (; next < place; next += 1) changed.push(sorted[next] as T);
  };
  let added = 0;
  for (const record of gone) {
    const place = placeIn(sorted, record, compare);
    for (let one = come[added]; one !== undefined && compare(one, record) < 0; one = come[added]) {
      takeUntil(Math.min(place, placeIn(sorted, one, compare)));
      changed.push(one);
      added += 1;
    }
    takeUntil(place);
    next = place + 1;
  }
  for (const one of come.slice(added)) {
    takeUntil(Math.max(next, placeIn(sorted, one, compare)));
    changed.push(one);
  }
  takeUntil(sorted.length);
  return changed;
}
