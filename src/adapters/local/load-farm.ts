import type { LogRow } from '#state/document/log-row.ts';
import type { FoundFarm, StoredFarm } from '#state/ports/document-storage.ts';
import type { FarmDatabase, LogHead } from './farm-database.ts';
import { headAt, LOG_FORMAT, TO_THE_DISK } from './farm-database.ts';
import type { Logger } from '#state/ports/environment.ts';
import { rememberIn, SYNC_STORES } from './farm-sync-memory.ts';
import type { LocalSurroundings } from './local-surroundings.ts';
import { packFarm } from './packed-farm.ts';
import { readLog, runUpTo, unpackRows } from './read-log.ts';

/**
 * Reads the farm of a database, as far as it can be trusted: its newest snapshot and the rows after it, and more
 * only when these are not what was written.
 *
 * @param rowsUpTo - Reads the rows before a snapshot once they are asked for, see `readRowsUpTo`.
 */
export async function loadFarm(
  database: FarmDatabase,
  { canary, logger, build }: Pick<LocalSurroundings, 'canary' | 'logger' | 'build'>,
  rowsUpTo: (revision: number) => Promise<readonly LogRow[]>,
): Promise<FoundFarm> {
  const tx = database.transaction(['head', 'snap', 'log']);
  const [head, newest] = await Promise.all([
    tx.objectStore('head').get('head'),
    tx.objectStore('snap').openCursor(null, 'prev'),
  ]);
  if (head === undefined)
    return canary.isThere() ? { state: 'lost', reason: 'evicted' } : { state: 'none' };
  if (head.format > LOG_FORMAT) return { state: 'lost', reason: 'newer' };
  const log = tx.objectStore('log');
  const at = newest?.value.revision ?? 0;
  const [after, before] = await Promise.all([
    log.getAll(IDBKeyRange.lowerBound(at, true)),
    log.count(IDBKeyRange.upperBound(at)),
  ]);
  const farm = newest && (await readLog([newest.value], after));
  if (farm?.revision !== head.revision) return loadDamaged(database, head, logger);
  return {
    state: 'found',
    farm: {
      ...farm,
      ...(before > 0 && { earlierRows: () => rowsUpTo(at) }),
      ...(head.read?.build === build && { readOn: head.read.day }),
    },
  };
}

/** What can still be trusted of a log whose newest snapshot, or a row after it, is not what was written. */
async function loadDamaged(
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
  return { state: 'found', farm: await goOnFrom(database, head, farm) };
}

/** The rows up to a revision, as far as they are good and without a gap. */
export async function readRowsUpTo(database: FarmDatabase, revision: number): Promise<LogRow[]> {
  const packed = await database.getAll('log', IDBKeyRange.upperBound(revision));
  return runUpTo(revision, await unpackRows(packed));
}

/**
 * Goes on from the last good state of a damaged log. It gets a revision of its own, so that other tabs
 * notice, and so that the damaged rows before it are never read as changes again.
 */
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
