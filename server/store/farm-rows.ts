import type { DocumentFacts, KeptVersion, StateHead, StoredVersion } from './stored-farm.ts';
import type { Erasure, FarmNotes } from './stored-user.ts';

/** What rows of both tables tell of a version, as both databases hand it over. */
interface SavedRow {
  readonly version: number;
  /** A number, or text where the database has whole numbers that a number cannot hold. */
  readonly saved_at: number | string;
  readonly hash: string | null;
  readonly size: number | null;
  readonly wrapped: number | boolean | null;
}

/** A row of the table `farm`. */
export interface HeadRow extends SavedRow {
  readonly removed_by: string | null;
}

/** What of a row of the table `farm` makes its ETag. */
export type TaggedRow = Pick<HeadRow, 'version' | 'hash'>;

/** A row of the table `farm_version` without its document. */
export interface VersionRow extends SavedRow {
  readonly hash: string;
  readonly device_id: string | null;
  readonly packed_size: number;
}

/** A row of the table `farm_version`. */
export interface DocumentRow extends VersionRow {
  readonly gzip: Uint8Array;
}

/** What else the table `farm` says of a farm. */
export interface NotesRow {
  readonly label: string | null;
  readonly read_at: number | string | null;
}

/** A row of the table of those who were erased. */
export interface ErasureRow {
  readonly user_hash: string;
  readonly at: number | string;
}

/** What a row notes of a farm. */
export function notesFrom(row: NotesRow | undefined): FarmNotes {
  const { label = null, read_at: readAt = null } = row ?? {};
  return {
    ...(label === null ? {} : { label }),
    ...(readAt === null ? {} : { readAt: Number(readAt) }),
  };
}

/** The mark that a row is. */
export function erasureFrom({ user_hash: userHash, at }: ErasureRow): Erasure {
  return { userHash, at: Number(at) };
}

/** The newest version that a row tells of. */
export function headFrom(row: HeadRow): StateHead {
  const { hash, removed_by: removedBy } = row;
  const document = hash === null ? null : factsFrom({ ...row, hash });
  const by = removedBy === null ? {} : { removedBy };
  return { version: row.version, savedAt: Number(row.saved_at), document, ...by };
}

/** The kept version that a row tells of. */
export function keptFrom(row: VersionRow): KeptVersion {
  return {
    version: row.version,
    savedAt: Number(row.saved_at),
    document: factsFrom(row),
    packedSize: row.packed_size,
    ...deviceOf(row),
  };
}

/** The version that a row holds. */
export function storedFrom(row: DocumentRow): StoredVersion {
  return {
    version: row.version,
    savedAt: Number(row.saved_at),
    document: { ...factsFrom(row), gzip: row.gzip },
    ...deviceOf(row),
  };
}

function deviceOf({ device_id: deviceId }: VersionRow): Pick<KeptVersion, 'deviceId'> {
  return deviceId === null ? {} : { deviceId };
}

function factsFrom(row: SavedRow & { readonly hash: string }): DocumentFacts {
  return { hash: row.hash, size: Number(row.size), wrapped: Boolean(row.wrapped) };
}
