/** True for JSON objects, not for lists or null. */
export function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value as an object; anything else counts as one without fields. */
export function asObject(value: unknown): Readonly<Record<string, unknown>> {
  return isPlainObject(value) ? value : {};
}

/** A value as a text; anything else counts as a blank one. */
export function textOrBlank(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The fields of an object whose values fit; none of anything else. */
export function fittingFields<T>(
  value: unknown,
  fits: (field: unknown) => field is T,
): Record<string, T> {
  const entries = Object.entries(asObject(value));
  return Object.fromEntries(entries.filter((entry): entry is [string, T] => fits(entry[1])));
}

/** A value of an object itself, never one of its prototype: varieties may be named `constructor`. */
export function readOwn(object: Readonly<Record<string, unknown>>, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

/** Value at a path of a document; `undefined` if the path doesn't exist. */
export function entryAt(root: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (part, key) => (isPlainObject(part) ? readOwn(part, key) : undefined),
    root,
  );
}

/** Copies a document with a value changed or, by `undefined`, removed; the rest is the same. */
export function changeEntry(
  root: unknown,
  path: readonly string[],
  change: (current: unknown) => unknown,
): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return change(root);
  if (!isPlainObject(root)) return root;
  const current = readOwn(root, key);
  const next = changeEntry(current, rest, change);
  if (next === current) return root;
  if (next !== undefined) return { ...root, [key]: next };
  return Object.fromEntries(Object.entries(root).filter(([name]) => name !== key));
}
