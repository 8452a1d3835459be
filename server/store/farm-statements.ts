import { asking, putting, type SqlStatement, telling } from './sql-statement.ts';
import {
  type DocumentFacts,
  entityTagOf,
  type Erasure,
  type FarmNotes,
  type KeptVersion,
  sha256Hex,
  type SignOut,
  type StateHead,
  type StoredVersion,
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

/** A row of the table `farm_version` without its document. */
export interface VersionRow extends SavedRow {
  readonly hash: string;
  readonly device_id: string | null;
  readonly packed_size: number;
}

interface MarkRow {
  readonly at: number | string;
}

const KEPT_COLUMNS = 'version, saved_at, hash, size, wrapped, packed_size, device_id';

export const headOf = asking(
  'SELECT version, saved_at, hash, size, wrapped, removed_by FROM mgm_farm WHERE user_id = $1',
  (row: SavedRow & { readonly removed_by: string | null }): StateHead => {
    const { hash, removed_by: removedBy } = row;
    const document = hash === null ? null : factsFrom({ ...row, hash });
    const by = removedBy === null ? {} : { removedBy };
    return { version: row.version, savedAt: Number(row.saved_at), document, ...by };
  },
);
/** A column less is a microsecond less, and every device asks three times a minute. */
export const tagOf = asking(
  'SELECT version, hash FROM mgm_farm WHERE user_id = $1',
  (row: Pick<SavedRow, 'version' | 'hash'>) => entityTagOf(row),
);
export const allUsers = asking(
  'SELECT user_id FROM mgm_farm ORDER BY user_id',
  (row: { readonly user_id: string }) => row.user_id,
);
export const notesOf = asking(
  'SELECT label, read_at FROM mgm_farm WHERE user_id = $1',
  (row: {
    readonly label: string | null;
    readonly read_at: number | string | null;
  }): FarmNotes => ({
    ...(row.label === null ? {} : { label: row.label }),
    ...(row.read_at === null ? {} : { readAt: Number(row.read_at) }),
  }),
);
/** Runs with every write. */
export const versionsOf = asking(
  `SELECT ${KEPT_COLUMNS} FROM mgm_farm_version WHERE user_id = $1 ORDER BY version DESC`,
  (row: VersionRow): KeptVersion => ({
    ...savedFrom(row),
    document: factsFrom(row),
    packedSize: row.packed_size,
  }),
);
export const erasureOf = asking(
  'SELECT user_hash, at FROM mgm_erased WHERE user_hash = $1',
  erasureFrom,
);
export const allErasures = asking(
  'SELECT user_hash, at FROM mgm_erased ORDER BY at, user_hash',
  erasureFrom,
);
export const lastBackup = asking('SELECT at FROM mgm_backup_mark', ({ at }: MarkRow) => Number(at));
export const signOutOf = asking('SELECT 1 FROM mgm_signed_out WHERE token_hash = $1', () => true);

const putFarm = putting(
  'farm',
  'user_id',
  'user_id, version, saved_at, hash, size, wrapped, removed_by',
);
const insertVersion = telling(
  `INSERT INTO mgm_farm_version (user_id, ${KEPT_COLUMNS}, gzip) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
);
const putErasure = putting('erased', 'user_hash', 'user_hash, at');
const setNotes = telling(
  `UPDATE mgm_farm SET label = nullif(coalesce($1, label), ''), read_at = coalesce($2, read_at)
   WHERE user_id = $3`,
);
const putSignOut = putting('signed_out', 'token_hash', 'token_hash, until');
const dropSignOuts = telling('DELETE FROM mgm_signed_out WHERE until <= $1');
const deleteErasure = telling('DELETE FROM mgm_erased WHERE user_hash = $1');
const deleteOfUser = ['farm_version', 'farm'].map((table) =>
  telling(`DELETE FROM mgm_${table} WHERE user_id = $1`),
);

export const dropVersion = telling(
  'DELETE FROM mgm_farm_version WHERE user_id = $1 AND version = $2',
);
export const putMark = putting('mark', 'id', 'id, at');
export const putBackupMark = putting('backup_mark', 'id', 'id, at');

export function putHead(userId: string, head: StateHead): SqlStatement {
  const { version, savedAt, document, removedBy = null } = head;
  const { hash = null, size = null, wrapped = null } = document ?? {};
  return putFarm(userId, version, savedAt, hash, size, wrapped, removedBy);
}

export function addVersion(userId: string, stored: StoredVersion): SqlStatement {
  const { version, savedAt, document, deviceId = null } = stored;
  const { hash, size, wrapped, gzip } = document;
  const facts = [hash, size, wrapped, gzip.byteLength] as const;
  return insertVersion(userId, version, savedAt, ...facts, deviceId, gzip);
}

export function forgetFarm(userId: string): readonly SqlStatement[] {
  return deleteOfUser.map((from) => from(userId));
}

export function putNotes(userId: string, { label, readAt }: FarmNotes): SqlStatement {
  return setNotes(label ?? null, readAt ?? null, userId);
}

export function markErased({ userHash, at }: Erasure): SqlStatement {
  return putErasure(userHash, at);
}

export function unmarkErased(userId: string): SqlStatement {
  return deleteErasure(sha256Hex(userId));
}

export function noteSignedOut({ tokenHash, until }: SignOut, now: number): readonly SqlStatement[] {
  return [dropSignOuts(now), putSignOut(tokenHash, until)];
}

export function storedFrom(row: VersionRow & { readonly gzip: Uint8Array }): StoredVersion {
  return { ...savedFrom(row), document: { ...factsFrom(row), gzip: row.gzip } };
}

function savedFrom({ version, saved_at: savedAt, device_id: deviceId }: VersionRow) {
  return { version, savedAt: Number(savedAt), ...(deviceId === null ? {} : { deviceId }) };
}

function erasureFrom({
  user_hash: userHash,
  at,
}: MarkRow & { readonly user_hash: string }): Erasure {
  return { userHash, at: Number(at) };
}

function factsFrom(row: SavedRow & { readonly hash: string }): DocumentFacts {
  return { hash: row.hash, size: Number(row.size), wrapped: Boolean(row.wrapped) };
}
