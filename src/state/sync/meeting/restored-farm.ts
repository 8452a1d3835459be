import type { Millis } from '#domain/calendar/iso-date.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import { noteDeletes } from '../../records/deletes/note-deletes.ts';
import { joinNumbers } from '../../records/deletes/tombstones.ts';
import {
  readNotices,
  readTombstones,
  withSyncEntry,
} from '../../document/sync/sync-meta-records.ts';
import { asRecord, type JsonRecord } from '../../read/json-record.ts';
import { normalizeFarm } from '../../read/normalize-farm.ts';
import { withEditTimes } from '../../document/sync/edit-times.ts';
import { versionOf, withVersion, withWriter } from '../../document/sync/sync-meta.ts';
import { bump, type DeviceId, seqOf } from '../../document/sync/version-vector.ts';

/** Under this id the service itself writes, when somebody brings a farm back. */
const SERVICE: DeviceId = 'service';

/** What a farm is brought back on top of. */
export interface Restoring {
  /** The newest document the service had of the farm. */
  readonly newest: JsonRecord;
  /** The newest one that says which writes it contains; the same one, unless an older program wrote last. */
  readonly newestNamed: JsonRecord;
  readonly now: Millis;
  /** A random mark: a store that was put back may count from here a second time. */
  readonly mark: string;
}

/**
 * A farm as it was, stored as the newest write of all.
 *
 * It contains every write of the farm that it replaces and one more of the service: so devices take it
 * as it is, and merge into it only what they had not sent. With its own past they would take it for an
 * old farm, and put back the work that it is to undo. What it undoes counts as deleted, as with an
 * import, and no id that was given since is given again. Records stay as they were, unknown fields too.
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

/** The farm with what the other one still has to tell: deletes, and values that gave way. */
function withNotesOf(newest: FarmDocument, wanted: FarmDocument): FarmDocument {
  const tombstones = joinNumbers(readTombstones(newest), readTombstones(wanted));
  const noted = withSyncEntry(wanted, 'tomb', tombstones);
  return withWriter(withSyncEntry(noted, 'notices', readNotices(newest)), undefined);
}

function newestStamp({ meta }: FarmDocument): Millis {
  return Math.max(meta.lastWriteAt, meta.catalogUpdatedAt);
}
