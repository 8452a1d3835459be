/** A list in groups that share a key; groups and members stay in the order in which they came. */
export function groupBy<T, K>(list: Iterable<T>, keyOf: (member: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const member of list) addToGroup(groups, keyOf(member), member);
  return groups;
}

/** Of several with one key the first. */
export function firstOfEach<T>(list: readonly T[], keyOf: (member: T) => string): readonly T[] {
  const first = new Map<string, T>();
  for (const member of list) {
    const key = keyOf(member);
    if (!first.has(key)) first.set(key, member);
  }
  return [...first.values()];
}

/** Adds a member to the group of a key, behind those that it has. */
export function addToGroup<T, K>(groups: Map<K, T[]>, key: K, member: T): void {
  const group = groups.get(key);
  if (group === undefined) groups.set(key, [member]);
  else group.push(member);
}

/** All keys of two lists in the order of the first; what only the other has stays behind its predecessor. */
export function placedAmong(
  spine: readonly string[],
  others: readonly string[],
): readonly string[] {
  const known = new Set(spine);
  const followers = new Map<string | null, string[]>();
  let last: string | null = null;
  for (const key of others) {
    if (known.has(key)) last = key;
    else addToGroup(followers, last, key);
  }
  return [
    ...(followers.get(null) ?? []),
    ...spine.flatMap((key) => [key, ...(followers.get(key) ?? [])]),
  ];
}

/** The keys of a record of known keys, in their order. */
export function keysOf<K extends string>(record: Readonly<Record<K, unknown>>): readonly K[] {
  // `Object.keys` forgets what the keys are.
  return Object.keys(record) as K[];
}

/** Compares records by the first of these texts in which they differ. */
export function byTexts<K extends string>(...fields: readonly K[]) {
  return (a: Readonly<Record<K, string>>, b: Readonly<Record<K, string>>): number => {
    const differing = fields.find((field) => a[field] !== b[field]);
    return differing === undefined ? 0 : compareTexts(a[differing], b[differing]);
  };
}

export interface Named {
  readonly id: string;
  readonly name: string;
}

/** Sorts by name, equal names by id: the same result on every device, whatever its language. */
export const byNameThenId = byTexts('name', 'id');

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
