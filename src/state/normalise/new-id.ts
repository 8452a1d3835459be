import type { Millis } from '#domain/calendar/iso-date.ts';
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

/** A short fingerprint of a text: two independent 32-bit FNV-1a hashes in base 36. */
export function hashBase36(text: string): string {
  let forward = 0x811c9dc5;
  let salted = 0x01234567;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    forward = Math.imul(forward ^ unit, 0x01000193);
    salted = Math.imul(salted ^ (unit + 0x9e37), 0x01000193);
  }
  return (
    (forward >>> 0).toString(36).padStart(7, '0') + (salted >>> 0).toString(36).padStart(7, '0')
  );
}
