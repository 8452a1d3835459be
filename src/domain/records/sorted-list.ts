/** Index of a record in a sorted list, or where to insert it: before the first record that isn't smaller. */
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
 * Removes and adds records in a sorted list. Returns the same list if there are none.
 *
 * Places are found by binary search, so a long list is only copied.
 *
 * @param gone - In list order, all of them in the list.
 * @param come - In list order.
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
