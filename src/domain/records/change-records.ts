import type { IsoInstant } from '#domain/calendar/iso-date.ts';
import { hashBase36 } from './hash-base36.ts';

export interface KnownById {
  readonly id: string;
}

export function recordById<T extends KnownById>(records: readonly T[], id: string): T | undefined {
  return records.find((record) => record.id === id);
}

/** An id that none of these records has: the wanted one, or the first free `-2`, `-3`, … of it. */
export function freeId(wanted: string, ...lists: readonly (readonly KnownById[])[]): string {
  return uniqueId(wanted, new Set(lists.flat().map((record) => record.id)));
}

/** The records with every one changed by the rule; the same list when the rule changes none. */
export function mapRecords<T>(records: readonly T[], change: (record: T) => T): readonly T[] {
  let isChanged = false;
  const changed = records.map((record) => {
    const after = change(record);
    isChanged ||= after !== record;
    return after;
  });
  return isChanged ? changed : records;
}

/** More than this are looked for by their ids in one go. */
const MAX_LOOKED_FOR = 20;

/** Changes some records. Looks them up by identity first, without reading the thousands of others. */
export function updateRecords<T extends KnownById>(
  records: readonly T[],
  some: readonly T[],
  change: (record: T) => T,
): readonly T[] {
  const places = some.length > MAX_LOOKED_FOR ? [] : some.map((record) => records.indexOf(record));
  if (places.length === 0 || places.includes(-1)) {
    const ids = new Set(some.map(({ id }) => id));
    return mapRecords(records, (record) => (ids.has(record.id) ? change(record) : record));
  }
  const changed = [...records];
  some.forEach((record, at) => (changed[places[at] ?? 0] = change(record)));
  return changed;
}

/** Replaces the record with this id. Returns the same list if there is none. */
export function changeById<T extends KnownById>(
  records: readonly T[],
  id: string,
  change: (record: T) => T,
): readonly T[] {
  return mapRecords(records, (record) => (record.id === id ? change(record) : record));
}

/** Removes the record with this id. Returns the same list if there is none. */
export function dropById<T extends KnownById>(records: readonly T[], id: string): readonly T[] {
  return filterRecords(records, (record) => record.id !== id);
}

/** The records that pass; the same list when all do. */
export function filterRecords<T>(
  records: readonly T[],
  passes: (record: T) => boolean,
): readonly T[] {
  const kept = records.filter(passes);
  return kept.length === records.length ? records : kept;
}

/** A record with some fields changed; an optional field given as `undefined` is left out. */
export function patched<T extends object>(record: T, patch: RecordPatch<T>): T {
  const entries = Object.entries({ ...record, ...patch });
  // Only optional fields may be undefined in a patch, so that every required one is still there.
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as T;
}

export function byId<R extends { readonly id: string }>(
  records: readonly R[],
): ReadonlyMap<string, R> {
  return new Map(records.map((record) => [record.id, record]));
}

/** Some fields of a record. An optional field given as `undefined` is cleared. */
export type RecordPatch<T> = {
  readonly [K in keyof T]?: T[K] | (Record<string, never> extends Pick<T, K> ? undefined : never);
};

/**
 * Converts a name for ids and URLs: lower case, with `-` for each run of characters other than a-z and 0-9.
 *
 * @returns `''` if the name has no such character.
 */
export function slug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** Returns the id if it is free, else the first free one of `id-2`, `id-3`, … */
export function uniqueId(id: string, taken: ReadonlySet<string>): string {
  if (!taken.has(id)) return id;
  let number = 2;
  while (taken.has(`${id}-${number}`)) number += 1;
  return `${id}-${number}`;
}

/** The id of a new variety: the slug of its name, or `variety` where that is empty, made unique. */
export function uniqueSlug(name: string, taken: ReadonlySet<string>): string {
  return uniqueId(slug(name) || 'variety', taken);
}

/**
 * Builds an id from an action and its time, so the same action makes the same record on every device.
 *
 * @param of - Distinguishes records of the same instant, such as a day and a variety.
 */
export function idOfMoment(prefix: string, atISO: IsoInstant, of: readonly string[]): string {
  return `${prefix}_${hashBase36([atISO, ...of].join('|'))}`;
}
