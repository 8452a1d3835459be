import { expect, test, vi } from 'vitest';
import { backupFolderContract } from './backup-folder.contract.ts';
import { lateBackupFolder } from '../browser-environment.ts';

// The browser's own private folder is a real one: its handles are those of any other folder.
async function aFolderOfFolders(): Promise<FileSystemDirectoryHandle> {
  const root = await navigator.storage.getDirectory();
  return root.getDirectoryHandle(crypto.randomUUID(), { create: true });
}

backupFolderContract('browser', async () => {
  const root = await aFolderOfFolders();
  const directory = (name: string) => root.getDirectoryHandle(name, { create: true });
  let choice: string | null = null;
  const pick = async () => {
    if (choice === null) throw new DOMException('The user aborted a request.', 'AbortError');
    return directory(choice);
  };
  return {
    folder: folderOf(crypto.randomUUID(), pick),
    willChoose: async (name) => void (choice = name),
    async files(name) {
      const files: Record<string, string> = {};
      for await (const [file, handle] of (await directory(name)).entries()) {
        if (handle instanceof FileSystemFileHandle)
          files[file] = await (await handle.getFile()).text();
      }
      return files;
    },
    async put(name, file, text) {
      const folder = await directory(name);
      if (text === null) return folder.removeEntry(file);
      const writing = await (await folder.getFileHandle(file, { create: true })).createWritable();
      await writing.write(text);
      return writing.close();
    },
  };
});

test('a folder is found again by a later visit of the same user, and of no other', async () => {
  const root = await aFolderOfFolders();
  const user = crypto.randomUUID();
  await folderOf(user, async () => root).choose();
  await folderOf(user).write({ name: 'a.json', at: 5, lastWriteAt: 4 }, '{}');
  expect(await folderOf(user).chosen()).toEqual({
    name: root.name,
    copies: [{ name: 'a.json', at: 5, lastWriteAt: 4 }],
  });
  expect(await folderOf(crypto.randomUUID()).chosen()).toBeNull();
});

test('a folder that is no longer there says so', async () => {
  const root = await aFolderOfFolders();
  const gone = await root.getDirectoryHandle('gone', { create: true });
  const folder = folderOf(crypto.randomUUID(), async () => gone);
  await folder.choose();
  await root.removeEntry('gone');
  const writing = folder.write({ name: 'a.json', at: 1, lastWriteAt: 1 }, '{}');
  await expect(writing).rejects.toMatchObject({ name: 'FolderError', problem: 'gone' });
});

test('a file that cannot be written to its end is not left half done', async () => {
  const root = await aFolderOfFolders();
  const folder = folderOf(crypto.randomUUID(), async () => root);
  await folder.choose();
  const noRoom = new DOMException('No room', 'QuotaExceededError');
  vi.spyOn(FileSystemWritableFileStream.prototype, 'close').mockRejectedValueOnce(noRoom);
  const writing = folder.write({ name: 'a.json', at: 1, lastWriteAt: 1 }, '{}');
  await expect(writing).rejects.toMatchObject({ problem: 'full' });
  await expect(root.getFileHandle('a.json')).rejects.toMatchObject({ name: 'NotFoundError' });
  expect((await folder.chosen())?.copies).toEqual([]);
});

test('where browsers cannot choose folders there is none', () => {
  expect(lateBackupFolder('nobody', null)).toBeNull();
});

async function nothing(): Promise<never> {
  throw new Error('Nobody is asked');
}

function folderOf(user: string, pick: () => Promise<FileSystemDirectoryHandle> = nothing) {
  const folder = lateBackupFolder(user, pick);
  if (folder === null) throw new Error('There is a window to choose in');
  return folder;
}
