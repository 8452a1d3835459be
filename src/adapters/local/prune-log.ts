import { HISTORY_DEPTH } from '#state/records/history.ts';
import { type FarmDatabase, TO_THE_DISK } from './farm-database.ts';

/** Removes rows before the oldest snapshot, as long as those that can be undone stay. */
export async function pruneLog(database: FarmDatabase): Promise<void> {
  const tx = database.transaction(['snap', 'log'], 'readwrite', TO_THE_DISK);
  const log = tx.objectStore('log');
  const [oldestSnapshot = 0] = await tx.objectStore('snap').getAllKeys(null, 1);
  const newest = await log.index('kind').openKeyCursor(IDBKeyRange.only('do'), 'prev');
  const oldestUndoable = await newest?.advance(HISTORY_DEPTH - 1);
  const firstNeeded = Math.min(oldestSnapshot + 1, oldestUndoable?.primaryKey ?? 0);
  await Promise.all([log.delete(IDBKeyRange.upperBound(firstNeeded, true)), tx.done]);
}
