import { createHash } from 'node:crypto';
import type { StoredVersion, UserHistory } from '../store/stored-farm.ts';
import { type BackupLine, isFormat, readLine, versionFrom, versionMark } from './backup-lines.ts';
import { CommandError } from './command-error.ts';
import { readLines } from './text-lines.ts';

type BackupPart =
  | {
      readonly kind: 'farm';
      /** With the versions that are in this file. */
      readonly history: UserHistory;
      /** Marks of all its versions, also of those in the files before. */
      readonly kept: readonly string[];
    }
  | Extract<BackupLine, { kind: 'members' | 'erased' }>;

export async function openBackup(path: string) {
  const lines = readLines(path);
  const hash = createHash('sha256');
  const next = async (): Promise<BackupLine> => {
    const { done, value } = await lines.next();
    if (done) throw new CommandError(`${path} is damaged: its end is missing.`);
    const line = readLine(value);
    if (line.kind !== 'end') hash.update(`${value}\n`);
    else if (line.hash !== undefined && line.hash !== hash.digest('hex')) {
      throw new CommandError(`${path} is damaged: a line is not what it was.`);
    }
    return line;
  };
  const format = await next();
  if (!isFormat(format)) throw new CommandError(`${path} is no backup of farms.`);
  // Each part is proven as it is read: every document has its hash, and the end is there.
  return { format, parts: readParts(path, next, format.base !== undefined) };
}

async function* readParts(
  path: string,
  next: () => Promise<BackupLine>,
  isIncrement: boolean,
): AsyncGenerator<BackupPart> {
  for (let users = 0; ;) {
    const line = await next();
    if (line.kind === 'end' && line.users === users) return;
    if (line.kind === 'erased' || line.kind === 'members') {
      yield line;
      continue;
    }
    if (line.kind !== 'user') throw new CommandError(`${path} is damaged: a farm is missing.`);
    const { userId, head, label } = line;
    const versions: StoredVersion[] = [];
    while (versions.length < line.versions) versions.push(await versionFrom(await next()));
    const kept = line.kept ?? versions.map(versionMark);
    const newest = versions.find(({ version }) => version === head.version);
    const isNewestElsewhere = isIncrement && newest === undefined;
    if (!isNewestElsewhere && head.document?.hash !== newest?.document.hash) {
      throw new CommandError(`${path} is damaged: the newest version of a farm is missing.`);
    }
    users += 1;
    yield {
      kind: 'farm',
      history: { userId, head, versions, ...(label === undefined ? {} : { label }) },
      kept,
    };
  }
}
