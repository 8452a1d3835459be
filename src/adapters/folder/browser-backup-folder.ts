import {
  type BackupFolder,
  type FolderProblem,
  FolderError,
} from '#state/ports/backup-folder-port.ts';
import { type FolderPicker, mayWriteInto } from './folder-picker.ts';
import { changeCopies, forgetFolder, readFolder, rememberFolder } from './folder-record.ts';

export function browserBackupFolder(userKey: string, pick: FolderPicker): BackupFolder {
  async function handleOf(): Promise<FileSystemDirectoryHandle> {
    const record = await readFolder(userKey);
    if (record === undefined) throw new FolderError('gone', 'No folder is chosen');
    return record.handle;
  }

  return {
    choose: () =>
      told(async () => {
        const handle = await pick().catch(unlessLeft);
        if (handle === null) return false;
        const before = await readFolder(userKey);
        const isSame = before !== undefined && (await handle.isSameEntry(before.handle));
        await rememberFolder(userKey, { handle, copies: isSame ? before.copies : [] });
        return true;
      }),
    chosen: () =>
      told(async () => {
        const record = await readFolder(userKey);
        return record === undefined ? null : { name: record.handle.name, copies: record.copies };
      }),
    forget: () => told(() => forgetFolder(userKey)),
    mayWrite: () => told(async () => mayWriteInto(await handleOf(), 'queryPermission')),
    askToWrite: () => told(async () => mayWriteInto(await handleOf(), 'requestPermission')),
    write: (copy, text) =>
      told(async () => {
        const folder = await handleOf();
        const name = await freeName(folder, copy.name);
        await writeNew(folder, name, text);
        await changeCopies(userKey, (copies) => [...copies, { ...copy, name }]);
      }),
    remove: ({ name }) =>
      told(async () => {
        const folder = await handleOf();
        await folder.removeEntry(name).catch(unlessGone);
        await changeCopies(userKey, (copies) => copies.filter((copy) => copy.name !== name));
      }),
  };
}

/** The name, or the first with a number that no file has: two computers may share the folder. */
async function freeName(folder: FileSystemDirectoryHandle, name: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const tried = fileNameAt(name, number);
    if (!(await isThere(folder, tried))) return tried;
  }
}

async function isThere(folder: FileSystemDirectoryHandle, name: string): Promise<boolean> {
  try {
    await folder.getFileHandle(name);
    return true;
  } catch (cause) {
    if (nameOf(cause) === 'TypeMismatchError') return true;
    unlessGone(cause);
    return false;
  }
}

/** The browser puts the text in place when all of it is written; until then there is an empty file. */
async function writeNew(
  folder: FileSystemDirectoryHandle,
  name: string,
  text: string,
): Promise<void> {
  const file = await folder.getFileHandle(name, { create: true });
  try {
    const writing = await file.createWritable();
    await writeAll(writing, text);
  } catch (cause) {
    await folder.removeEntry(name).catch(() => undefined);
    throw cause;
  }
}

async function writeAll(writing: FileSystemWritableFileStream, text: string): Promise<void> {
  try {
    await writing.write(text);
    await writing.close();
  } catch (cause) {
    // Until it lets go, the file cannot be removed.
    await writing.abort().catch(() => undefined);
    throw cause;
  }
}

async function told<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof FolderError) throw cause;
    throw new FolderError(PROBLEMS[nameOf(cause)] ?? 'failed', cause);
  }
}

const PROBLEMS: Readonly<Record<string, FolderProblem>> = {
  NotAllowedError: 'not-allowed',
  NoModificationAllowedError: 'not-allowed',
  SecurityError: 'not-allowed',
  NotFoundError: 'gone',
  QuotaExceededError: 'full',
};

/** The grower closed the window without a choice. */
function unlessLeft(cause: unknown): null {
  if (nameOf(cause) === 'AbortError') return null;
  throw cause;
}

function unlessGone(cause: unknown): void {
  if (nameOf(cause) !== 'NotFoundError') throw cause;
}

function nameOf(cause: unknown): string {
  return cause instanceof Error ? cause.name : '';
}

/** A file name as it is tried for the first time, the second time and so on: `a.json`, `a-2.json`. */
export function fileNameAt(name: string, number: number): string {
  const dot = name.lastIndexOf('.');
  return number === 1 ? name : `${name.slice(0, dot)}-${number}${name.slice(dot)}`;
}
