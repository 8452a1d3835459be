import type { IDBPIndex } from 'idb';
import type { CopyInfo, DocumentStorage } from '#state/ports/document-storage.ts';
import { localDay } from '../device/local-day.ts';
import type { FarmConnection } from './farm-connection.ts';
import { type FarmSchema, TO_THE_DISK } from './farm-database.ts';
import { packFarm, unpackFarm } from './packed-farm.ts';

/** Whole farms set aside in the database, apart from the log. */
export function farmCopies(
  connection: FarmConnection,
): Pick<DocumentStorage, 'saveCopy' | 'listCopies' | 'readCopy'> {
  return {
    async saveCopy(document, reason, at) {
      // Not needed at a start.
      const { outdatedCopies } = await import('#state/store/outdated-copies.ts');
      const packed = await packFarm(document);
      await connection.use(async (database) => {
        const tx = database.transaction('copies', 'readwrite', TO_THE_DISK);
        await tx.store.add({ reason, at, ...packed });
        const outdated = outdatedCopies(await listFrom(tx.store.index('info')), localDay);
        await Promise.all([...Array.from(outdated, (id) => tx.store.delete(id)), tx.done]);
      });
    },
    listCopies: () =>
      connection.use((database) => listFrom(database.transaction('copies').store.index('info'))),
    readCopy: (id) =>
      connection.use(async (database) => {
        const copy = await database.get('copies', id);
        return copy === undefined ? null : unpackFarm(copy);
      }),
  };
}

/** Walks through the index newest first, without reading the farms themselves. */
async function listFrom(
  index: IDBPIndex<FarmSchema, ['copies'], 'copies', 'info', IDBTransactionMode>,
): Promise<CopyInfo[]> {
  const copies: CopyInfo[] = [];
  for (
    let cursor = await index.openKeyCursor(null, 'prev');
    cursor;
    cursor = await cursor.continue()
  ) {
    const [at, reason] = cursor.key;
    copies.push({ id: cursor.primaryKey, reason, at });
  }
  return copies.toSorted((left, right) => right.id - left.id);
}
