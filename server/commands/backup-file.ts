import { createHash, randomBytes } from 'node:crypto';
import { basename } from 'node:path';
import type { StateStore } from '../store/state-store.ts';
import type { KeptVersion } from '../store/stored-farm.ts';
import { readHistorySince } from '../store/user-history.ts';
import { type BackupLine, formatLine, linesOf, versionMark } from './backup-lines.ts';
import { openBackup } from './open-backup.ts';
import { writeTextLines } from './text-lines.ts';

interface BackupRequest {
  readonly path: string;
  /** A file in the same folder; versions that it or those before it hold are left out. */
  readonly upon?: string | undefined;
  readonly now: number;
}

/** Writes all farms with their versions while the service runs. Returns their number. */
export async function writeBackupFile(
  store: StateStore,
  { path, upon, now }: BackupRequest,
): Promise<number> {
  let users = 0;
  await writeTextLines(path, withHash(allLines()));
  await store.noteBackup(now);
  return users;

  async function* allLines(): AsyncGenerator<object> {
    const earlier = upon === undefined ? undefined : await marksIn(upon);
    const id = randomBytes(8).toString('hex');
    const base =
      upon === undefined || !earlier ? undefined : { file: basename(upon), id: earlier.id };
    yield formatLine(id, now, base);
    const withMembers = new Set(await store.members.farms());
    for (const userId of await store.users()) {
      const known = earlier?.marks.get(userId);
      const found = await readHistorySince(store, userId, (kept) => isIn(known, kept));
      // Erased since the list was read.
      if (!found) continue;
      yield* linesOf(found.history, found.kept.map(versionMark));
      users += 1;
      if (withMembers.delete(userId)) yield await membersLine(store, userId);
    }
    for (const farmId of withMembers) yield await membersLine(store, farmId);
    for (const erasure of await store.erasures()) yield { kind: 'erased', ...erasure };
    yield { kind: 'end', users };
  }
}

/** Lines as they are written, the last of them with a hash of all before. */
async function* withHash(lines: AsyncIterable<object>): AsyncGenerator<string> {
  const hash = createHash('sha256');
  for await (const line of lines) {
    const isEnd = 'kind' in line && line.kind === 'end';
    const text = JSON.stringify(isEnd ? { ...line, hash: hash.digest('hex') } : line);
    if (!isEnd) hash.update(`${text}\n`);
    yield text;
  }
}

/** Members of a farm. Codes are never included. */
async function membersLine(store: StateStore, farmId: string): Promise<BackupLine> {
  const { members, devices } = await store.members.people(farmId);
  return { kind: 'members', farmId, members, devices };
}

function isIn(marks: ReadonlySet<string> | undefined, kept: KeptVersion): boolean {
  return marks?.has(versionMark(kept)) ?? false;
}

/** Which versions a file and those before it hold; the file is proven on the way. */
async function marksIn(path: string) {
  const marks = new Map<string, ReadonlySet<string>>();
  const backup = await openBackup(path);
  for await (const part of backup.parts) {
    if (part.kind === 'farm') marks.set(part.history.userId, new Set(part.kept));
  }
  return { id: backup.format.id ?? '', marks };
}
