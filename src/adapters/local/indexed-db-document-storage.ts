import type { FarmDocument } from '#state/document/farm-document.ts';
import type { LogRow } from '#state/document/log-row.ts';
import { NewerVersionError } from '#state/store/newer-version-error.ts';
import type { DocumentStorage } from '#state/ports/document-storage.ts';
import { type FarmConnection, farmConnection } from './farm-connection.ts';
import {
  expectOwnFormat,
  type FarmDatabase,
  headAfter,
  headAt,
  LOG_FORMAT,
  type ReadMark,
  TO_THE_DISK,
} from './farm-database.ts';
import { farmCopies } from './farm-copies.ts';
import { farmSyncMemory, packSyncChange, rememberIn, SYNC_STORES } from './farm-sync-memory.ts';
import { loadFarm, readRowsUpTo } from './load-farm.ts';
import type { LocalEnvironment } from './local-environment.ts';
import { packFarm, type PackedFarm } from './packed-farm.ts';
import { packRows, type PackedRow, unpackRows } from './packed-row.ts';

/** The farm's log in IndexedDB, named `mgm:` and the key of the user whose farm it is. */
export function indexedDbDocumentStorage(
  name: string,
  surroundings: LocalEnvironment,
): DocumentStorage {
  const { channel, canary, build } = surroundings;
  const connection = farmConnection(name);
  const written = announcer(surroundings);
  const rowsUpTo = (revision: number) =>
    connection.use((database) => readRowsUpTo(database, revision));

  return {
    load: () =>
      connection
        .use((database) => loadFarm(database, surroundings, rowsUpTo))
        .catch((cause: unknown) => {
          if (cause instanceof NewerVersionError) return { state: 'lost', reason: 'newer' };
          throw cause;
        }),

    async begin(document, { overLost = false, after = -1 } = {}) {
      const packed = await packFarm(document);
      const revision = await connection.use((database) =>
        beginLog(database, packed, { overLost, after }),
      );
      if (revision === null) return null;
      // What was noted of the farm before says nothing of this one.
      if (canary.isThere()) canary.place(revision);
      channel.announce(revision);
      return revision;
    },

    async append(revision, rows, sync = []) {
      const packed = await packRows(rows);
      const packedSync = await Promise.all(sync.map(packSyncChange));
      const stored = await connection.use((database) =>
        appendToLog(database, { revision, build }, packed, packedSync),
      );
      if (stored) written(revision + rows.length);
      return stored;
    },

    async markRead(revision, day) {
      if (build === null) return;
      await connection.use((database) => noteRead(database, revision, { build, day }));
    },

    rowsAfter: (revision) => connection.use((database) => readRowsAfter(database, revision)),

    writeSnapshot: (revision, document) => writeSnapshot(connection, revision, document),
    ...farmSyncMemory(connection),
    ...farmCopies(connection),
    onRevision: (listener) => channel.listen(listener),
    close() {
      channel.close();
      connection.close();
    },
  };
}

/** Tells of rows that are on the disk: the other tabs, and the mark that the farm was there. */
function announcer({ channel, canary }: LocalEnvironment): (revision: number) => void {
  let asked = false;
  return (revision) => {
    channel.announce(revision);
    canary.place(revision);
    if (asked) return;
    asked = true;
    // Granted or not, the farm is stored; the answer only tells how safe it is from being cleared.
    void navigator.storage?.persist?.().catch(() => false);
  };
}

/** Notes which build has read the log, and on which day. What another tab has written since is read at the next start. */
async function noteRead(database: FarmDatabase, revision: number, read: ReadMark): Promise<void> {
  const tx = database.transaction('head', 'readwrite');
  const head = await tx.store.get('head');
  if (head?.revision === revision && head.format === LOG_FORMAT)
    await tx.store.put({ ...headAt(revision), read }, 'head');
  await tx.done;
}

async function writeSnapshot(
  connection: FarmConnection,
  revision: number,
  document: FarmDocument,
): Promise<void> {
  // Long after the first screen, which need not load it.
  const { replaceSnapshot } = await import('./replace-snapshot.ts');
  const packed = await packFarm(document);
  await connection.use((database) => replaceSnapshot(database, { revision, ...packed }));
}

/** Begins the log anew with a snapshot; null where a farm is there already that may not be replaced. */
async function beginLog(
  database: FarmDatabase,
  packed: PackedFarm,
  { overLost, after }: { readonly overLost: boolean; readonly after: number },
): Promise<number | null> {
  const tx = database.transaction(
    ['head', 'snap', 'log', ...SYNC_STORES],
    'readwrite',
    TO_THE_DISK,
  );
  const head = await tx.objectStore('head').get('head');
  if (head !== undefined && (!overLost || head.format > LOG_FORMAT)) return null;
  const first = Math.max(head === undefined ? 0 : head.revision + 1, after + 1);
  await Promise.all([
    tx.objectStore('snap').clear(),
    tx.objectStore('log').clear(),
    tx.objectStore('snap').put({ revision: first, ...packed }),
    tx.objectStore('head').put(headAt(first), 'head'),
    rememberIn(tx, [{ change: { forget: 'all' }, farm: null }], first),
  ]);
  await tx.done;
  return first;
}

/** Writes rows after a revision, with what is to be remembered of syncing; not where the log ends elsewhere. */
async function appendToLog(
  database: FarmDatabase,
  { revision, build }: { readonly revision: number } & Pick<LocalEnvironment, 'build'>,
  rows: readonly PackedRow[],
  sync: readonly Awaited<ReturnType<typeof packSyncChange>>[],
): Promise<boolean> {
  const stores = sync.length > 0 ? SYNC_STORES : [];
  const tx = database.transaction(['head', 'log', ...stores], 'readwrite', TO_THE_DISK);
  const head = await tx.objectStore('head').get('head');
  expectOwnFormat(head);
  if (head?.revision !== revision) return false;
  const last = revision + rows.length;
  const writing = [
    ...rows.map((row) => tx.objectStore('log').add(row)),
    tx.objectStore('head').put(headAfter(head, last, build), 'head'),
    rememberIn(tx, sync, last),
  ];
  // Nothing is asked after these: the disk does not wait until a busy page has heard of each.
  if (sync.length === 0) tx.commit();
  await Promise.all(writing);
  await tx.done;
  return true;
}

/** The rows after a revision; null unless all of them are there and good. */
async function readRowsAfter(
  database: FarmDatabase,
  revision: number,
): Promise<readonly LogRow[] | null> {
  const tx = database.transaction(['head', 'log']);
  const head = await tx.objectStore('head').get('head');
  expectOwnFormat(head);
  if (head === undefined || head.revision < revision) return null;
  const packed = await tx.objectStore('log').getAll(IDBKeyRange.lowerBound(revision, true));
  const rows = (await unpackRows(packed)).filter((row) => row !== null);
  const complete = rows.every((row, index) => row.revision === revision + 1 + index);
  return complete && rows.length === head.revision - revision ? rows : null;
}
