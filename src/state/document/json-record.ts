/** An object from a file or an answer, not yet validated. */
export type JsonRecord = Readonly<Record<string, unknown>>;

/** Checks whether a value is an object with fields: not null, not a list. */
export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value as a record; anything else counts as a record without fields. */
export function asRecord(value: unknown): JsonRecord {
  return isRecord(value) ? value : {};
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
  const entries = Object.entries(asRecord(value));
  return Object.fromEntries(entries.filter((entry): entry is [string, T] => fits(entry[1])));
}

/** A value of an object itself, never one of its prototype: varieties may be named `constructor`. */
export function readOwn<T>(object: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}
