import { readOwn } from '../../document/document-patch-path.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import { recordsOf } from '../../document/records-of.ts';
import { readTombstones } from '../../document/sync/sync-meta-records.ts';

/**
 * Ids that no new record of a list may have: those in use, and those of deleted ones. An id that was
 * given once never means something else, on any device.
 */
export function idsEverUsed(farm: FarmDocument, slice: string): ReadonlySet<string> {
  const deleted = readOwn(readTombstones(farm), slice) ?? {};
  return new Set([...recordsOf(farm, slice).map(({ id }) => id), ...Object.keys(deleted)]);
}
