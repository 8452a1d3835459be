import { sha256, unpackDocument } from '../store/packed-document.ts';
import type { StateHead, StoredVersion, UserHistory } from '../store/stored-farm.ts';
import { CommandError } from './command-error.ts';

/**
 * A line of a backup file, which is one JSON value a line: the format, then every user followed by
 * the versions of that user, then the end. The end tells a whole file from one that was cut off.
 */
export type BackupLine =
  | { readonly kind: 'format'; readonly name: typeof FORMAT; readonly version: 1 }
  | {
      readonly kind: 'user';
      readonly userId: string;
      readonly head: StateHead;
      /** Versions that follow. */
      readonly versions: number;
    }
  | ({ readonly kind: 'version' } & WrittenVersion)
  | { readonly kind: 'end'; readonly users: number };

interface WrittenVersion {
  readonly version: number;
  readonly savedAt: number;
  readonly hash: string;
  readonly size: number;
  readonly wrapped: boolean;
  /** The packed document in base64. */
  readonly gzip: string;
}

const FORMAT = 'microgreens-manager-farms';

/** The first line of a backup file. */
export const FORMAT_LINE: BackupLine = { kind: 'format', name: FORMAT, version: 1 };

/** Whether a line begins a file that this program can read. */
export function isFormat(line: BackupLine): boolean {
  return line.kind === 'format' && line.name === FORMAT && line.version === 1;
}

/** The lines of one user. */
export function* linesOf({ userId, head, versions }: UserHistory): Generator<BackupLine> {
  yield { kind: 'user', userId, head, versions: versions.length };
  for (const { version, savedAt, document } of versions) {
    const gzip = Buffer.from(document.gzip).toString('base64');
    yield { ...document, kind: 'version', version, savedAt, gzip };
  }
}

/** Reads a line. Its fields are trusted: this program wrote them, and a document proves itself. */
export function readLine(text: string): BackupLine {
  try {
    // What is of no known kind is refused where a kind is expected.
    return JSON.parse(text) as BackupLine;
  } catch {
    throw new CommandError('The file is damaged: a line cannot be read.');
  }
}

/** The version that a line holds; fails when its document is not what it was. */
export async function versionFrom(line: BackupLine): Promise<StoredVersion> {
  if (line.kind !== 'version') throw new CommandError('The file is damaged: a version is missing.');
  const { version, savedAt, hash, size, wrapped } = line;
  const document = { gzip: Buffer.from(line.gzip, 'base64'), hash, size, wrapped };
  const json = await unpackDocument(document).catch(() => undefined);
  if (json?.byteLength !== size || sha256(json) !== hash) {
    throw new CommandError(`The file is damaged: version ${version} is not what it was.`);
  }
  return { version, savedAt, document };
}
