import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { holdsFarms } from '../store/holds-farms.ts';
import { MemoryStateStore } from '../store/memory-state-store.ts';
import type { StateStore } from '../store/state-store.ts';
import type { StoredVersion } from '../store/stored-farm.ts';
import { readHistory } from '../store/user-history.ts';
import { versionMark } from './backup-lines.ts';
import { CommandError } from './command-error.ts';
import { openBackup } from './open-backup.ts';

/** What was found in a backup file and in those that it builds upon. */
export interface ProvenBackup {
  /** The oldest first. */
  readonly files: readonly string[];
  readonly farms: number;
  /** Versions of all farms that can be brought back. */
  readonly versions: number;
}

/**
 * Puts all farms of a backup file, and of those that it builds upon, into an empty store.
 *
 * All of them are read and proven first, so that a damaged one changes nothing.
 *
 * @returns The number of farms.
 */
export async function restoreBackup(store: StateStore, path: string): Promise<number> {
  if (await holdsFarms(store)) {
    throw new CommandError('The store has farms already; a backup is restored into an empty one.');
  }
  const { files, farms } = await proveBackup(path);
  for (const file of files) await replay(store, file);
  return farms;
}

/** The newest version of one farm in a backup file. */
export async function farmInBackup(path: string, userId: string): Promise<StoredVersion> {
  const { files } = await proveBackup(path);
  const store = new MemoryStateStore();
  for (const file of files) await replay(store, file, userId);
  const [newest] = await store.versions(userId);
  const stored = newest && (await store.read(userId, newest.version));
  if (!stored) throw new CommandError(`${userId} is not in ${path}.`);
  return stored;
}

/** Reads a backup file and those that it builds upon, and proves that all farms are there to the last byte. */
export async function proveBackup(path: string): Promise<ProvenBackup> {
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
  const versions = [...known.values()].reduce((sum, { size }) => sum + size, 0);
  return { files, farms: known.size, versions };
}

/** A file and all that it builds upon, the oldest first. */
async function chainOf(path: string): Promise<readonly string[]> {
  const files: string[] = [];
  let wanted: { readonly file: string; readonly id?: string } | undefined = { file: path };
  while (wanted !== undefined) {
    const { file, id }: { readonly file: string; readonly id?: string } = wanted;
    if (id !== undefined && !existsSync(file)) {
      throw new CommandError(`${path} builds upon ${file}, which is not there.`);
    }
    const { format, parts } = await openBackup(file);
    await parts.return(undefined);
    if (id !== undefined && format.id !== id) {
      throw new CommandError(`${path} builds upon another ${file} than the one that is there.`);
    }
    files.unshift(file);
    const { base } = format;
    wanted = base && { file: join(dirname(file), base.file), id: base.id };
  }
  return files;
}

/** Brings a store from what the files before have left in it to what a file says. */
async function replay(store: StateStore, file: string, only?: string): Promise<void> {
  const there = new Set<string>();
  const withMembers = new Set<string>();
  const { parts } = await openBackup(file);
  for await (const part of parts) {
    if (part.kind === 'erased') {
      if (only === undefined) await store.adoptErasure(part.erasure);
      continue;
    }
    if (part.kind === 'members') {
      withMembers.add(part.farmId);
      if (only === undefined) await store.members.adopt(part.farmId, part.people);
      continue;
    }
    const { history, kept } = part;
    const { userId } = history;
    there.add(userId);
    if (only !== undefined && userId !== only) continue;
    const before = (await readHistory(store, userId))?.versions ?? [];
    const wanted = new Set(kept);
    const versions = [...history.versions, ...before]
      .filter((version) => wanted.has(versionMark(version)))
      .toSorted((a, b) => b.version - a.version);
    await store.adopt({ ...history, versions });
  }
  for (const userId of await store.users()) if (!there.has(userId)) await store.erase(userId);
  for (const farmId of await store.members.farms()) {
    if (!withMembers.has(farmId)) await store.members.adopt(farmId, { members: [], devices: [] });
  }
}
