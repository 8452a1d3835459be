import type { CopyInfo, DocumentStorage } from '#state/ports.ts';
import { COPIES_KEPT } from './copies-kept.ts';
import type { FarmConnection } from './farm-connection.ts';
import type { FarmDatabase } from './farm-database.ts';
import { TO_THE_DISK } from './farm-database.ts';
import { packFarm, unpackFarm } from './packed-farm.ts';

/** Whole farms set aside in the database, apart from the log. */
export function farmCopies(
  connection: FarmConnection,
): Pick<DocumentStorage, 'saveCopy' | 'listCopies' | 'readCopy'> {
  return {
    async saveCopy(document, reason, at) {
      const packed = await packFarm(document);
      await connection.use(async (database) => {
        const tx = database.transaction('copies', 'readwrite', TO_THE_DISK);
        await tx.store.add({ reason, at, ...packed });
        const outdated = (await tx.store.getAllKeys()).slice(0, -COPIES_KEPT);
        await Promise.all([...outdated.map((id) => tx.store.delete(id)), tx.done]);
      });
    },
    listCopies: () => connection.use(listCopies),
    readCopy: (id) =>
      connection.use(async (database) => {
        const copy = await database.get('copies', id);
        return copy === undefined ? null : unpackFarm(copy);
      }),
  };
}

/** Read from the index alone, without the farms themselves. */
async function listCopies(database: FarmDatabase): Promise<CopyInfo[]> {
  const copies: CopyInfo[] = [];
  let cursor = await database.transaction('copies').store.index('info').openKeyCursor(null, 'prev');
  while (cursor !== null) {
    const [at, reason] = cursor.key;
    copies.push({ id: cursor.primaryKey, reason, at });
    cursor = await cursor.continue();
  }
  return copies.toSorted((left, right) => right.id - left.id);
}
