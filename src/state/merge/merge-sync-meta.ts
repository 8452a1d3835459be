import type { Millis } from '#domain/calendar/iso-date.ts';
import { type FarmDocument, type Meta, sameValue } from '../document/farm-document.ts';
import { join } from '../document/sync/version-vector.ts';
import { laterWipe, withWipe, versionOf, withVersion } from '../document/sync/sync-meta.ts';
import { type MergeContext, type Place, type Sides, ofEach } from './merge-context.ts';
import { UNKNOWN } from '../schema/merge-rule.ts';
import { META as META_FIELDS } from '../schema/farm-schema.ts';
import { mergeFields, mergeValue } from './merge-value.ts';
import {
  readHighestIds,
  readNotices,
  readTombstones,
  withSyncEntry,
} from '../document/sync/sync-meta-records.ts';
import { joinShares } from './stock/stock-shares.ts';
import {
  type SortedNotices,
  sortNotices,
  type SyncNotice,
} from '../document/notices/sync-notice.ts';
import { boundedTombstones, joinNumbers } from '../records/deletes/tombstones.ts';

const META: Place = { slice: 'meta', entityId: '', label: 'Farm', path: [] };

export function mergeMeta(
  farms: Sides<FarmDocument>,
  merged: FarmDocument,
  notices: readonly SyncNotice[],
  context: MergeContext,
): FarmDocument {
  // Nothing here is anybody's input, so none of it can give way.
  const silent = { ...context, note: () => undefined };
  const withoutSync = ofEach(farms, ({ meta }) => ({ ...meta, sync: undefined }));
  const stamps = mergeFields(META_FIELDS, withoutSync, META, silent);
  const syncs = ofEach(farms, ({ meta }) => meta.sync);
  const sync = mergeValue(UNKNOWN, syncs, META, silent) as Meta['sync'];
  // Merged field by field from two metas, so that every field is there.
  const meta = { ...(stamps as Meta), ...(sync && { sync }) };
  return withNotes(farms, { ...merged, meta }, notices);
}

/**
 * The notices of two farms that became one, with those of this meeting: what one side has dismissed is gone. What
 * is dated in the future comes behind those of today, which it would crowd out for ever.
 */
export function mergeNotices(
  { base, local, remote }: Sides<FarmDocument>,
  fresh: readonly SyncNotice[],
  now: Millis,
): SortedNotices {
  const dismissed = new Set(readNotices(base).map(({ id }) => id));
  const read = (farm: FarmDocument) =>
    readNotices(farm).map((notice) => (notice.at > now ? { ...notice, at: now - 1 } : notice));
  const [here, there] = [read(local), read(remote)];
  const stays = (others: readonly SyncNotice[]) => {
    const known = new Set(others.map(({ id }) => id));
    return ({ id }: SyncNotice) => known.has(id) || !dismissed.has(id);
  };
  return sortNotices([...fresh, ...here.filter(stays(there)), ...there.filter(stays(here))]);
}

function withNotes(
  { local, remote }: Sides<FarmDocument>,
  merged: FarmDocument,
  notices: readonly SyncNotice[],
): FarmDocument {
  const tombstones = boundedTombstones(
    joinNumbers(readTombstones(local), readTombstones(remote)),
    merged,
  );
  const highest = joinNumbers(readHighestIds(local), readHighestIds(remote));
  let result = withSyncEntry(merged, 'notices', notices);
  result = withSyncEntry(result, 'tomb', tombstones);
  result = withSyncEntry(result, 'idMax', highest);
  result = withSyncEntry(result, 'stock', joinShares(local, remote));
  result = withWipe(result, laterWipe(local, remote));
  const version = join(versionOf(local), versionOf(remote));
  if (Object.keys(version.vv).length > 0) result = withVersion(result, version);
  for (const known of [remote, local]) {
    if (sameValue(known.meta, result.meta)) return { ...result, meta: known.meta };
  }
  return result;
}
