import {
  sha256Hex,
  unpackDocument,
  type DocumentFacts,
  type KeptVersion,
  type StateHead,
  type StoredVersion,
  type Erasure,
  type UserHistory,
} from '../store/stored-farm.ts';
import type { KeptPeople } from '../store/member-store.ts';
import { CommandError } from './command-error.ts';

/** The file that another one builds upon, in the same folder. */
interface EarlierBackup {
  readonly file: string;
  readonly id: string;
}

/** The first line of a backup file. */
interface FormatLine {
  readonly kind: 'format';
  readonly name: string;
  /** 2 has what follows here, and what a `user` line says beyond `versions`. */
  readonly version: 1 | 2;
  readonly id?: string;
  /** Milliseconds of its beginning. */
  readonly at?: number;
  /** Present where versions that are in that file are left out of this one. */
  readonly base?: EarlierBackup;
}

/**
 * One line of a backup file, as JSON: the format, then each user with versions and members, then erased users,
 * then the end. Without the end line, the file is truncated.
 */
export type BackupLine =
  | FormatLine
  | {
      readonly kind: 'user';
      readonly userId: string;
      readonly head: StateHead;
      /** Versions that follow. */
      readonly versions: number;
      /** Marks of all versions of the farm, here or in the files before; absent when all follow. */
      readonly kept?: readonly string[];
      readonly label?: string;
    }
  | ({ readonly kind: 'version' } & WrittenVersion)
  /** Follows the versions of a farm that has members, also of one without a document yet. */
  | ({ readonly kind: 'members'; readonly farmId: string } & KeptPeople)
  | ({ readonly kind: 'erased' } & Erasure)
  /** With the SHA-256 of all lines before, which files of earlier versions lack. */
  | { readonly kind: 'end'; readonly users: number; readonly hash?: string };

interface WrittenVersion extends Omit<StoredVersion, 'document'>, DocumentFacts {
  /** The packed document in base64. */
  readonly gzip: string;
}

const FORMAT = 'microgreens-manager-farms';

export function formatLine(id: string, at: number, base: EarlierBackup | undefined): FormatLine {
  return { kind: 'format', name: FORMAT, version: 2, id, at, ...(base && { base }) };
}

export function isFormat(line: BackupLine): line is FormatLine {
  return line.kind === 'format' && line.name === FORMAT && [1, 2].includes(line.version);
}

/** Identifies a version of a farm, even after a store was restored. */
export function versionMark({
  version,
  document,
}: Pick<KeptVersion | StoredVersion, 'version' | 'document'>): string {
  return `${version}-${document.hash.slice(0, 16)}`;
}

export function* linesOf(
  { userId, head, versions, label }: UserHistory,
  kept: readonly string[],
): Generator<BackupLine> {
  yield {
    kind: 'user',
    userId,
    head,
    versions: versions.length,
    kept,
    ...(label === undefined ? {} : { label }),
  };
  for (const { version, savedAt, document, deviceId } of versions) {
    const gzip = Buffer.from(document.gzip).toString('base64');
    const by = deviceId === undefined ? {} : { deviceId };
    yield { ...document, kind: 'version', version, savedAt, ...by, gzip };
  }
}

/** Parses a line. Fields are trusted, because this program wrote them and documents have a hash. */
export function readLine(text: string): BackupLine {
  try {
    // What is of no known kind is refused where a kind is expected.
    return JSON.parse(text) as BackupLine;
  } catch {
    throw new CommandError('The file is damaged: a line cannot be read.');
  }
}

/** Reads the version in a line. Rejects if its document doesn't match the hash. */
export async function versionFrom(line: BackupLine): Promise<StoredVersion> {
  if (line.kind !== 'version') throw new CommandError('The file is damaged: a version is missing.');
  const { version, savedAt, deviceId, hash, size, wrapped } = line;
  const document = { gzip: Buffer.from(line.gzip, 'base64'), hash, size, wrapped };
  const json = await unpackDocument(document).catch(() => undefined);
  if (json?.byteLength !== size || sha256Hex(json) !== hash) {
    throw new CommandError(`The file is damaged: version ${version} is not what it was.`);
  }
  return { version, savedAt, document, ...(deviceId === undefined ? {} : { deviceId }) };
}
