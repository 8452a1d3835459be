import { placeIn } from '#domain/records/sorted-list.ts';

/**
 * Returns the most records of a list that need not move.
 *
 * @param oldPlaces - For every place of the new list the place in the old one, -1 for a new record.
 * @returns Places of the new list whose records are already in the right order.
 */
export function longestIncreasingRun(oldPlaces: readonly number[]): ReadonlySet<number> {
  // Longest increasing run: `ends[n]` is the place that ends the best run of n + 1 records so far.
  const ends: number[] = [];
  const previous: number[] = [];
  const oldPlace = (place: number): number => oldPlaces[place] ?? -1;
  oldPlaces.forEach((old, place) => {
    if (old < 0) return;
    const length = placeIn(ends, old, (end, wanted) => oldPlace(end) - wanted);
    previous[place] = length === 0 ? -1 : (ends[length - 1] ?? -1);
    ends[length] = place;
  });
  const kept = new Set<number>();
  for (let place = ends.at(-1) ?? -1; place >= 0; place = previous[place] ?? -1) kept.add(place);
  return kept;
}
