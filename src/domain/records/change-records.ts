import { uniqueId } from '#domain/catalog/varieties/slug.ts';
import type { RecordPatch } from './record-patch.ts';

interface KnownById {
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
export function changeEach<T>(records: readonly T[], change: (record: T) => T): readonly T[] {
  let isChanged = false;
  const changed = records.map((record) => {
    const after = change(record);
    isChanged ||= after !== record;
    return after;
  });
  return isChanged ? changed : records;
}

/** The records with the one of this id replaced; the same list when there is none. */
export function changeById<T extends KnownById>(
  records: readonly T[],
  id: string,
  change: (record: T) => T,
): readonly T[] {
  return changeEach(records, (record) => (record.id === id ? change(record) : record));
}

/** The records that pass; the same list when all do. */
export function keepOnly<T>(records: readonly T[], passes: (record: T) => boolean): readonly T[] {
  const kept = records.filter(passes);
  return kept.length === records.length ? records : kept;
}

/** A record with some fields changed; an optional field given as `undefined` is left out. */
export function patched<T extends object>(record: T, patch: RecordPatch<T>): T {
  const entries = Object.entries({ ...record, ...patch });
  // Only optional fields may be undefined in a patch, so that every required one is still there.
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as T;
}
