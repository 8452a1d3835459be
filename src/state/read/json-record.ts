import { asObject, isPlainObject } from '../document/document-patch-path.ts';

/** An object from a file, not yet validated. */
export type JsonRecord = Readonly<Record<string, unknown>>;

/** Checks whether a value is an object with fields: not null, not a list. */
export function isRecord(value: unknown): value is JsonRecord {
  return isPlainObject(value);
}

/** A value as a record; anything else counts as a record without fields. */
export function asRecord(value: unknown): JsonRecord {
  return asObject(value);
}
