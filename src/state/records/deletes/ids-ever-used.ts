import type { FarmDocument } from '../../document/farm-document.ts';
import { recordsOf } from '../../document/records-of.ts';
import { readTombstones } from '../../document/sync/sync-meta-records.ts';
import { readOwn } from '../../document/json-record.ts';

/** Ids in use and of deleted records. No id ever means something else, on any device. */
export function idsEverUsed(farm: FarmDocument, slice: string): ReadonlySet<string> {
  const deleted = readOwn(readTombstones(farm), slice) ?? {};
  return new Set([...recordsOf(farm, slice).map(({ id }) => id), ...Object.keys(deleted)]);
}
