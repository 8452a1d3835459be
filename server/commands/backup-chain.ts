import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { holdsFarms } from '../store/holds-farms.ts';
import { SqliteStateStore } from '../store/sqlite/sqlite-state-store.ts';
import type { StateStore } from '../store/state-store.ts';
import type { StoredVersion } from '../store/stored-farm.ts';
import { readHistory } from '../store/user-history.ts';
import { versionMark } from './backup-lines.ts';
import { CommandError } from './command-error.ts';
import { openBackup } from './open-backup.ts';

/**
 * Restores all farms of a backup file, and of those it builds on, into an empty store. All files are verified
 * first, so a damaged one changes nothing. Returns the number of farms.
 */
export async function restoreBackup(store: StateStore, path: string): Promise<number> {
  const { files, kept } = await proveBackup(path);
  // A program that ends amid it leaves an empty store, into which the backup can be restored once more.
  await store.atOnce(async (empty) => {
    if (await holdsFarms(empty)) {
      throw new CommandError('The store already has farms. Restore into an empty store.');
    }
    for (const file of files) await replay(empty, file, kept, file === files.at(-1));
  });
  return kept.size;
}

export async function farmInBackup(path: string, userId: string): Promise<StoredVersion> {
  const { files, kept } = await proveBackup(path);
  const store = new SqliteStateStore();
  const wanted = new Set(kept.has(userId) ? [userId] : []);
  for (const file of files) await replay(store, file, wanted, false);
  const [newest] = await store.versions(userId);
  const stored = newest && (await store.read(userId, newest.version));
  await store.close();
  if (!stored) throw new CommandError(`${userId} is not in ${path}.`);
  return stored;
}

/** Verifies a backup file and those it builds on, the oldest first. Returns the marks to restore of each farm. */
export async function proveBackup(path: string) {
  const files = await chainOf(path);
  let known = new Map<string, ReadonlySet<string>>();
  for (const file of files) {
    const found = new Map<string, ReadonlySet<string>>();
    const { parts } = await openBackup(file);
    for await (const part of parts) {
      if (part.kind !== 'farm') continue;
      const { userId, head, versions } = part.history;
      const here = new Set([...(known.get(userId) ?? []), ...versions.map(versionMark)]);
      const missing = part.kept.find((mark) => !here.has(mark));
      const { document, version } = head;
      const isWhole = document === null || part.kept.includes(versionMark({ version, document }));
      if (missing !== undefined || !isWhole) {
        throw new CommandError(`${file} is damaged: a version of ${userId} is in no file.`);
      }
      found.set(userId, new Set(part.kept));
    }
    known = found;
  }
  return { files, kept: known };
}

/** A file and all that it builds upon, the oldest first. */
async function chainOf(path: string): Promise<readonly string[]> {
  const files: string[] = [];
  let wanted: { readonly file: string; readonly id?: string } | undefined = { file: path };
  while (wanted !== undefined) {
    const { file, id }: { readonly file: string; readonly id?: string } = wanted;
    if (id !== undefined && !existsSync(file)) {
      throw new CommandError(`${path} depends on ${file}, which is missing.`);
    }
    const { format, parts } = await openBackup(file);
    await parts.return(undefined);
    if (id !== undefined && format.id !== id) {
      throw new CommandError(`${path} depends on another ${file} than the one in this folder.`);
    }
    files.unshift(file);
    const { base } = format;
    if (base && /[\\/]/.test(base.file)) {
      throw new CommandError(`${file} is damaged: it depends on a file in another folder.`);
    }
    wanted = base && { file: join(dirname(file), base.file), id: base.id };
  }
  return files;
}

/**
 * Applies a file's data for the wanted farms; one missing in the last file was erased since. Members and
 * erased marks come only from the last file.
 */
async function replay(
  store: StateStore,
  file: string,
  users: { has(userId: string): boolean },
  isLast: boolean,
): Promise<void> {
  const { parts } = await openBackup(file);
  for await (const part of parts) {
    if (part.kind === 'erased') {
      if (isLast) await store.adoptErasure(part);
    } else if (part.kind === 'members') {
      if (isLast) await store.members.adopt(part.farmId, part);
    } else {
      const { history } = part;
      if (!users.has(history.userId)) continue;
      const wanted = new Set(part.kept);
      const before = (await readHistory(store, history.userId))?.versions ?? [];
      const versions = [...history.versions, ...before]
        .filter((version) => wanted.has(versionMark(version)))
        .toSorted((a, b) => b.version - a.version);
      await store.adopt({ ...history, versions });
    }
  }
}
