import { HISTORY_DEPTH } from '#state/records/history.ts';
import {
  expectOwnFormat,
  type FarmDatabase,
  type PackedSnapshot,
  TO_THE_DISK,
} from './farm-database.ts';
import { sha256 } from './sha-256.ts';

const SNAPSHOTS_KEPT = 3;

/** Adds a snapshot. Only once it is read back whole do older ones go, and rows that none needs; else it goes again. */
export async function replaceSnapshot(
  database: FarmDatabase,
  snapshot: PackedSnapshot,
): Promise<void> {
  const writing = database.transaction(['head', 'snap'], 'readwrite', TO_THE_DISK);
  expectOwnFormat(await writing.objectStore('head').get('head'));
  await Promise.all([writing.objectStore('snap').put(snapshot), writing.done]);
  const readBack = await database.get('snap', snapshot.revision);
  if (readBack === undefined || sha256(readBack.bytes) !== snapshot.hash) {
    await database.delete('snap', snapshot.revision);
    throw new Error('The snapshot of the farm came back damaged');
  }
  const pruning = database.transaction('snap', 'readwrite', TO_THE_DISK);
  const revisions = await pruning.store.getAllKeys();
  const outdated = revisions.slice(0, -SNAPSHOTS_KEPT);
  await Promise.all([...outdated.map((revision) => pruning.store.delete(revision)), pruning.done]);
  await pruneLog(database);
}

/** Removes rows before the oldest snapshot, as long as those that can be undone stay. */
async function pruneLog(database: FarmDatabase): Promise<void> {
  const tx = database.transaction(['snap', 'log'], 'readwrite', TO_THE_DISK);
  const log = tx.objectStore('log');
  const [oldestSnapshot = 0] = await tx.objectStore('snap').getAllKeys(null, 1);
  const newest = await log.index('kind').openKeyCursor(IDBKeyRange.only('do'), 'prev');
  const oldestUndoable = await newest?.advance(HISTORY_DEPTH - 1);
  const firstNeeded = Math.min(oldestSnapshot + 1, oldestUndoable?.primaryKey ?? 0);
  await Promise.all([log.delete(IDBKeyRange.upperBound(firstNeeded, true)), tx.done]);
}
