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
