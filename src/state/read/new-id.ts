import type { Millis } from '#domain/calendar/iso-date.ts';
import { hashBase36 } from '#domain/records/hash-base36.ts';
import { canonicalJson } from '../document/canonical-json.ts';
import type { Randomness } from '../ports/environment.ts';

/** Random characters after the time, so that two records of one millisecond differ. */
const RANDOM_LENGTH = 4;

/**
 * An id for a record a person just made, like `ord_mwgg0hc0845`.
 *
 * @param prefix - Kind of record without the underscore: `ord`, `rec`, `one`, `gen`, `seed`, `jrn`, …
 */
export function newId(prefix: string, now: Millis, randomness: Randomness): string {
  return `${prefix}_${now.toString(36)}${randomness.base36(RANDOM_LENGTH)}`;
}

/**
 * An id for a record that came without one, made from its content alone, so that every device
 * that reads the same record gives it the same id.
 *
 * @param prefix - Kind of record without the underscore, as for `newId`.
 */
export function hashId(prefix: string, value: unknown): string {
  return `${prefix}_${hashBase36(canonicalJson(value))}`;
}
