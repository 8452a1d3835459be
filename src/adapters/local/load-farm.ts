import type { LogRow } from '#state/document/log-row.ts';
import type { FoundFarm } from '#state/ports/document-storage.ts';
import { type FarmDatabase, LOG_FORMAT } from './farm-database.ts';
import type { LocalEnvironment } from './local-environment.ts';
import { unpackRows } from './packed-row.ts';
import { readLog, runUpTo } from './read-log.ts';

/**
 * Reads the farm of a database, as far as it can be trusted: its newest snapshot and the rows after it, and more
 * only when these are not what was written.
 *
 * @param rowsUpTo - Reads the rows before a snapshot once they are asked for, see `readRowsUpTo`.
 */
export async function loadFarm(
  database: FarmDatabase,
  { canary, logger, build }: Pick<LocalEnvironment, 'canary' | 'logger' | 'build'>,
  rowsUpTo: (revision: number) => Promise<readonly LogRow[]>,
): Promise<FoundFarm> {
  // Before the database is read: other tabs go on writing, and note it afterwards.
  const noted = canary.noted();
  const tx = database.transaction(['head', 'snap', 'log']);
  const [head, newest] = await Promise.all([
    tx.objectStore('head').get('head'),
    tx.objectStore('snap').openCursor(null, 'prev'),
  ]);
  if (head === undefined)
    return noted !== null ? { state: 'lost', reason: 'evicted' } : { state: 'none' };
  if (head.format > LOG_FORMAT) return { state: 'lost', reason: 'newer' };
  const log = tx.objectStore('log');
  const at = newest?.value.revision ?? 0;
  const [after, before] = await Promise.all([
    log.getAll(IDBKeyRange.lowerBound(at, true)),
    log.count(IDBKeyRange.upperBound(at)),
  ]);
  const farm = newest && (await readLog([newest.value], after));
  if (farm?.revision !== head.revision) {
    const { loadDamaged } = await import('./load-damaged.ts');
    return loadDamaged(database, head, logger);
  }
  const isBehind = noted !== null && noted > head.revision;
  if (isBehind)
    logger.error(`The last ${noted - head.revision} changes are no longer on this device`);
  return {
    state: 'found',
    farm: {
      ...farm,
      ...(isBehind && { isBehind }),
      ...(before > 0 && { earlierRows: () => rowsUpTo(at) }),
      ...(head.read?.build === build && { readOn: head.read.day }),
    },
  };
}

/** The rows up to a revision, as far as they are good and without a gap. */
export async function readRowsUpTo(database: FarmDatabase, revision: number): Promise<LogRow[]> {
  const packed = await database.getAll('log', IDBKeyRange.upperBound(revision));
  return runUpTo(revision, await unpackRows(packed));
}
