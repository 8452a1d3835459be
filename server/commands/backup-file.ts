import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import type { StateStore } from '../store/state-store.ts';
import type { StoredVersion, UserHistory } from '../store/stored-farm.ts';
import { readHistory } from '../store/user-history.ts';
import {
  type BackupLine,
  FORMAT_LINE,
  isFormat,
  linesOf,
  readLine,
  versionFrom,
} from './backup-lines.ts';
import { CommandError } from './command-error.ts';

/**
 * Writes all farms with their versions into a new file, while the service goes on.
 *
 * The file has its name only once it is whole and on disk.
 *
 * @returns The number of farms.
 */
export async function writeBackup(store: StateStore, path: string): Promise<number> {
  if (existsSync(path)) throw new CommandError(`${path} exists already.`);
  const part = `${path}.part`;
  const file = await open(part, 'w', 0o600);
  let users = 0;
  try {
    const write = (line: object) => file.write(`${JSON.stringify(line)}\n`);
    await write(FORMAT_LINE);
    for (const userId of await store.users()) {
      const history = await readHistory(store, userId);
      // Erased since the list was read.
      if (!history) continue;
      for (const line of linesOf(history)) await write(line);
      users += 1;
    }
    await write({ kind: 'end', users });
    await file.sync();
    await file.close();
  } catch (error) {
    await file.close();
    await rm(part, { force: true });
    throw error;
  }
  await rename(part, path);
  return users;
}

/**
 * Puts all farms of a backup file into an empty store.
 *
 * The whole file is read and proven first, so that a damaged one changes nothing.
 *
 * @returns The number of farms.
 */
export async function restoreBackup(store: StateStore, path: string): Promise<number> {
  if ((await store.users()).length > 0) {
    throw new CommandError('The store has farms already; a backup is restored into an empty one.');
  }
  for await (const _ of readBackup(path));
  let users = 0;
  for await (const history of readBackup(path)) {
    await store.adopt(history);
    users += 1;
  }
  return users;
}

async function* readBackup(path: string): AsyncGenerator<UserHistory> {
  const file = await open(path).catch((error: Error) => {
    throw new CommandError(`${path} cannot be read: ${error.message}.`);
  });
  const lines = file.readLines()[Symbol.asyncIterator]();
  const next = async (): Promise<BackupLine> => {
    const { done, value } = await lines.next();
    if (done) throw new CommandError(`${path} is damaged: its end is missing.`);
    return readLine(value);
  };
  if (!isFormat(await next())) throw new CommandError(`${path} is no backup of farms.`);
  for (let users = 0; ; users += 1) {
    const line = await next();
    if (line.kind === 'end' && line.users === users) return;
    if (line.kind !== 'user') throw new CommandError(`${path} is damaged: a farm is missing.`);
    const { userId, head } = line;
    const versions: StoredVersion[] = [];
    while (versions.length < line.versions) versions.push(await versionFrom(await next()));
    const newest = versions.find(({ version }) => version === head.version);
    if (head.document?.hash !== newest?.document.hash) {
      throw new CommandError(`${path} is damaged: the newest version of a farm is missing.`);
    }
    yield { userId, head, versions };
  }
}
