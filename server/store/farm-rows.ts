import type {
  DocumentFacts,
  KeptVersion,
  StateHead,
  StoredVersion,
  Erasure,
  FarmNotes,
} from './stored-farm.ts';

/** Columns of a version in both databases. */
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

/** Columns of the table `farm` that make its ETag. */
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

/** Other columns of the table `farm`. */
export interface NotesRow {
  readonly label: string | null;
  readonly read_at: number | string | null;
}

export interface ErasureRow {
  readonly user_hash: string;
  readonly at: number | string;
}

export function notesFrom(row: NotesRow | undefined): FarmNotes {
  const { label = null, read_at: readAt = null } = row ?? {};
  return {
    ...(label === null ? {} : { label }),
    ...(readAt === null ? {} : { readAt: Number(readAt) }),
  };
}

export function erasureFrom({ user_hash: userHash, at }: ErasureRow): Erasure {
  return { userHash, at: Number(at) };
}

export function headFrom(row: HeadRow): StateHead {
  const { hash, removed_by: removedBy } = row;
  const document = hash === null ? null : factsFrom({ ...row, hash });
  const by = removedBy === null ? {} : { removedBy };
  return { version: row.version, savedAt: Number(row.saved_at), document, ...by };
}

export function keptFrom(row: VersionRow): KeptVersion {
  return {
    version: row.version,
    savedAt: Number(row.saved_at),
    document: factsFrom(row),
    packedSize: row.packed_size,
    ...deviceOf(row),
  };
}

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
