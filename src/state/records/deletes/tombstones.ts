import { changedRecords } from '#domain/records/changed-records.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import { recordsOf } from '../../document/records-of.ts';
import { COLLECTION_NAMES } from '../../schema/collections.ts';
import {
  higherOfBoth,
  type HighestIds,
  type Tombstones,
} from '../../document/sync/sync-meta-records.ts';
import { readOwn } from '../../document/json-record.ts';

/** More deletes of one list than this are not remembered; the oldest are forgotten first. */
const MAX_TOMBSTONES = 1000;

/** Both notes of numbers, the higher number where both have one. */
export function joinNumbers(a: HighestIds, b: HighestIds): HighestIds {
  const slices = new Set([...Object.keys(a), ...Object.keys(b)]);
  const own = (of: HighestIds, slice: string) => readOwn(of, slice) ?? {};
  return Object.fromEntries(
    [...slices].map((slice) => [slice, higherOfBoth(own(a, slice), own(b, slice))]),
  );
}

/** Drops tombstones of records that exist again, and keeps only the newest per list. */
export function boundedTombstones(tombstones: Tombstones, farm: FarmDocument): Tombstones {
  const slices = Object.keys(tombstones).toSorted();
  const kept = slices.flatMap((slice) => {
    const present = new Set(recordsOf(farm, slice).map(({ id }) => id));
    const gone = Object.entries(tombstones[slice] ?? {}).filter(([id]) => !present.has(id));
    return gone.length === 0 ? [] : [[slice, Object.fromEntries(newestOf(gone))] as const];
  });
  return Object.fromEntries(kept);
}

type Tombstone = readonly [id: string, at: number];

function newestOf(gone: readonly Tombstone[]): readonly Tombstone[] {
  if (gone.length <= MAX_TOMBSTONES) return gone;
  return gone
    .toSorted(([a, aAt], [b, bAt]) => bAt - aAt || (a < b ? -1 : 1))
    .slice(0, MAX_TOMBSTONES);
}

/** Ids of records that were in the farm before a change and aren't after it, by their lists. */
export function deletedBetween(
  before: FarmDocument,
  after: FarmDocument,
): readonly (readonly [slice: string, ids: readonly string[]])[] {
  return COLLECTION_NAMES.flatMap((slice) => {
    const [was, is] = [recordsOf(before, slice), recordsOf(after, slice)];
    if (was === is) return [];
    const { gone, come } = changedRecords(was, is);
    const put = new Set(come.map(({ id }) => id));
    const missing = gone.filter(({ id }) => !put.has(id));
    if (missing.length === 0) return [];
    const present = new Set(is.map(({ id }) => id));
    const lost = missing.flatMap(({ id }) => (present.has(id) ? [] : [id]));
    return lost.length === 0 ? [] : [[slice, lost] as const];
  });
}
