import type { Millis } from '#domain/calendar/iso-date.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import { noteDeletes } from '../../records/deletes/note-deletes.ts';
import { joinNumbers } from '../../records/deletes/tombstones.ts';
import {
  readNotices,
  readTombstones,
  withSyncEntry,
} from '../../document/sync/sync-meta-records.ts';
import { normalizeFarm } from '../../read/normalize-farm.ts';
import { withEditTimes } from '../../document/sync/edit-times.ts';
import { versionOf, withVersion, withWriter } from '../../document/sync/sync-meta.ts';
import { bump, type DeviceId, seqOf } from '../../document/sync/version-vector.ts';
import { asRecord, type JsonRecord } from '../../document/json-record.ts';

/** Device id of the server's own writes, used when a farm is restored. */
const SERVICE: DeviceId = 'service';

export interface Restoring {
  /** The newest document the service had of the farm. */
  readonly newest: JsonRecord;
  /** The newest one that says which writes it contains; the same one, unless an older program wrote last. */
  readonly newestNamed: JsonRecord;
  readonly now: Millis;
  /** A random mark, because a restored store may reuse numbers. */
  readonly mark: string;
}

/**
 * Builds a restored farm that counts as the newest write.
 *
 * It contains every write of the replaced farm plus one by the server, so devices adopt it and merge only
 * unsent changes. With its own past they would treat it as old and bring back the work to undo. Undone records
 * count as deleted, as after an import, and ids are never reused. Records and unknown fields stay as they were.
 */
export function restoredFarm(wanted: JsonRecord, restoring: Restoring): JsonRecord {
  const { newest, newestNamed, now, mark } = restoring;
  const before = normalizeFarm(newest);
  const known = versionOf(normalizeFarm(newestNamed));
  const seq = seqOf(known, SERVICE) + 1;
  const version = bump(known, SERVICE, seq, mark);
  const after = withVersion(
    withNotesOf(before, normalizeFarm(wanted)),
    version,
    `${SERVICE}:${seq}`,
  );
  const lastWriteAt = Math.max(now, newestStamp(before) + 1, newestStamp(after) + 1);
  const dated = { ...after, meta: { ...after.meta, lastWriteAt } };
  // Bringing it back is an edit of all of it.
  const { sync } = withEditTimes(noteDeletes(before, dated, now), { at: {}, others: now }).meta;
  const meta = { ...asRecord(wanted['meta']), lastWriteAt, catalogUpdatedAt: lastWriteAt, sync };
  return { ...wanted, meta };
}

function withNotesOf(newest: FarmDocument, wanted: FarmDocument): FarmDocument {
  const tombstones = joinNumbers(readTombstones(newest), readTombstones(wanted));
  const noted = withSyncEntry(wanted, 'tomb', tombstones);
  return withWriter(withSyncEntry(noted, 'notices', readNotices(newest)), undefined);
}

function newestStamp({ meta }: FarmDocument): Millis {
  return Math.max(meta.lastWriteAt, meta.catalogUpdatedAt);
}
