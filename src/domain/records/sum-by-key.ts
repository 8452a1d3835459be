/** Amounts added up by their keys, which stay in the order in which they came. */
export function sumByKey<K>(amounts: Iterable<readonly [key: K, amount: number]>): Map<K, number> {
  const sums = new Map<K, number>();
  for (const [key, amount] of amounts) addTo(sums, key, amount);
  return sums;
}

/** Adds an amount to the one of a key. */
export function addTo<K>(sums: Map<K, number>, key: K, amount: number): void {
  sums.set(key, (sums.get(key) ?? 0) + amount);
}
