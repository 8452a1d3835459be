import type { DBSchema } from 'idb';
import type { FolderCopy } from '#state/ports/backup-folder-port.ts';
import { briefDatabase } from '../brief-database.ts';

/** The folder of a user as the browser remembers it, and what this app has written there. */
interface FolderRecord {
  readonly handle: FileSystemDirectoryHandle;
  readonly copies: readonly FolderCopy[];
}

interface FolderSchema extends DBSchema {
  folders: { key: string; value: FolderRecord };
}

/** Apart from the farms: a handle must not be able to harm one. */
const withFolders = briefDatabase<FolderSchema>('mgm-folders', (created) => {
  created.createObjectStore('folders');
});

/** The record of a user; undefined while no folder is chosen. */
export function readFolder(userKey: string): Promise<FolderRecord | undefined> {
  return withFolders((database) => database.get('folders', userKey));
}

/** Remembers another folder. What was written into the one before is left alone from now on. */
export async function rememberFolder(userKey: string, record: FolderRecord): Promise<void> {
  await withFolders((database) => database.put('folders', record, userKey));
}

export function forgetFolder(userKey: string): Promise<void> {
  return withFolders((database) => database.delete('folders', userKey));
}

/** Changes what is known of the copies; nothing happens when the folder was forgotten meanwhile. */
export function changeCopies(
  userKey: string,
  change: (copies: readonly FolderCopy[]) => readonly FolderCopy[],
): Promise<void> {
  return withFolders(async (database) => {
    const { store, done } = database.transaction('folders', 'readwrite');
    const record = await store.get(userKey);
    if (record !== undefined) {
      await store.put({ ...record, copies: change(record.copies) }, userKey);
    }
    await done;
  });
}
