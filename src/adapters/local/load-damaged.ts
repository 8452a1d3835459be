import type { Logger } from '#state/ports/environment.ts';
import type { FoundFarm, StoredFarm } from '#state/ports/document-storage.ts';
import { type FarmDatabase, type LogHead, headAt, TO_THE_DISK } from './farm-database.ts';
import { rememberIn, SYNC_STORES } from './farm-sync-memory.ts';
import { packFarm } from './packed-farm.ts';
import { readLog } from './read-log.ts';

/** What can still be trusted of a log whose newest snapshot, or a row after it, is not what was written. */
export async function loadDamaged(
  database: FarmDatabase,
  head: LogHead,
  logger: Logger,
): Promise<FoundFarm> {
  const tx = database.transaction(['snap', 'log']);
  const [snapshots, rows] = await Promise.all([
    tx.objectStore('snap').getAll(),
    tx.objectStore('log').getAll(),
  ]);
  const farm = await readLog(snapshots, rows);
  if (farm === null) return { state: 'lost', reason: 'damaged' };
  if (farm.revision >= head.revision) return { state: 'found', farm };
  logger.error(`The last ${head.revision - farm.revision} changes on this device are damaged`);
  return { state: 'found', farm: { ...(await goOnFrom(database, head, farm)), isBehind: true } };
}

/** Goes on from the last good state at a revision of its own: other tabs notice, and damaged rows are never read again. */
async function goOnFrom(
  database: FarmDatabase,
  damaged: LogHead,
  farm: StoredFarm,
): Promise<StoredFarm> {
  const packed = await packFarm(farm.document);
  const revision = damaged.revision + 1;
  const tx = database.transaction(['head', 'snap', ...SYNC_STORES], 'readwrite', TO_THE_DISK);
  const head = await tx.objectStore('head').get('head');
  // What came from the cloud with the lost changes has to come again.
  const bases = await tx.objectStore('bases').getAll();
  const forget = bases.filter((base) => base.revision > farm.revision).map(({ key }) => key);
  if (head?.revision !== damaged.revision) throw new Error('Another tab is repairing the farm');
  await Promise.all([
    tx.objectStore('snap').put({ revision, ...packed }),
    tx.objectStore('head').put(headAt(revision), 'head'),
    rememberIn(tx, [{ change: { forget }, farm: null }], revision),
  ]);
  await tx.done;
  return { ...farm, revision, snapshotRevision: revision };
}
