/** A list in groups that share a key; groups and members stay in the order in which they came. */
export function groupBy<T, K>(list: Iterable<T>, keyOf: (member: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const member of list) {
    const key = keyOf(member);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [member]);
    else group.push(member);
  }
  return groups;
}

/** Something with a name to sort by and an id to settle equal names. */
interface Named {
  readonly id: string;
  readonly name: string;
}

/** Sorts by name, equal names by id: the same result on every device, whatever its language. */
export function byNameThenId(a: Named, b: Named): number {
  return compareTexts(a.name, b.name) || compareTexts(a.id, b.id);
}

/** Compares texts by their characters, not by a language's rules. */
export function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

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

/** Numbers together; 0 for none. */
export function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Checks whether two lists hold the very same things in the same order. */
export function haveSameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item, at) => item === b[at]);
}
