import { type HeadRow, headFrom, keptFrom, type VersionRow } from '../farm-rows.ts';
import { sha256Hex, type KeptVersion, type StateHead, type StoredVersion } from '../stored-farm.ts';
import type { PostgresSession } from './postgres-connections.ts';
import { lockFarm } from './postgres-members.ts';

const HEAD =
  'SELECT version, saved_at, hash, size, wrapped, removed_by FROM mgm_farm WHERE user_id = $1';
const KEPT = 'version, saved_at, hash, size, wrapped, packed_size, device_id';

/** Locks and reads the newest version until the transaction ends. */
export async function lockHead(
  session: PostgresSession,
  userId: string,
): Promise<StateHead | undefined> {
  const [, head] = await Promise.all([lockFarm(session, userId), readHead(session, userId)]);
  return head;
}

export async function readHead(
  session: PostgresSession,
  userId: string,
): Promise<StateHead | undefined> {
  const { rows } = await session.query<HeadRow>(HEAD, [userId]);
  return rows[0] && headFrom(rows[0]);
}

export async function readVersions(
  session: PostgresSession,
  userId: string,
): Promise<readonly KeptVersion[]> {
  const { rows } = await session.query<VersionRow>(
    `SELECT ${KEPT} FROM mgm_farm_version WHERE user_id = $1 ORDER BY version DESC`,
    [userId],
  );
  return rows.map(keptFrom);
}

export async function putHead(
  session: PostgresSession,
  userId: string,
  head: StateHead,
): Promise<void> {
  const { version, savedAt, document, removedBy = null } = head;
  const { hash = null, size = null, wrapped = null } = document ?? {};
  await session.query(
    `INSERT INTO mgm_farm (user_id, version, saved_at, hash, size, wrapped, removed_by)
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (user_id) DO UPDATE SET version = excluded.version, saved_at = excluded.saved_at,
       hash = excluded.hash, size = excluded.size, wrapped = excluded.wrapped,
       removed_by = excluded.removed_by`,
    [userId, version, savedAt, hash, size, wrapped, removedBy],
  );
}

export async function addVersion(
  session: PostgresSession,
  userId: string,
  stored: StoredVersion,
): Promise<void> {
  const { version, savedAt, deviceId = null } = stored;
  const { hash, size, wrapped, gzip } = stored.document;
  await session.query(
    `INSERT INTO mgm_farm_version (user_id, ${KEPT}, gzip) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [userId, version, savedAt, hash, size, wrapped, gzip.byteLength, deviceId, gzip],
  );
}

/** Forgets versions that are no longer kept. */
export async function dropVersions(
  session: PostgresSession,
  userId: string,
  versions: readonly number[],
): Promise<void> {
  if (versions.length === 0) return;
  await session.query(
    'DELETE FROM mgm_farm_version WHERE user_id = $1 AND version = ANY($2::integer[])',
    [userId, versions],
  );
}

export async function unmarkErased(session: PostgresSession, userId: string): Promise<void> {
  await session.query('DELETE FROM mgm_erased WHERE user_hash = $1', [sha256Hex(userId)]);
}

export async function putNotes(
  session: PostgresSession,
  userId: string,
  {
    label = null,
    readAt = null,
  }: { readonly label?: string | null; readonly readAt?: number | null },
): Promise<void> {
  await session.query(
    `UPDATE mgm_farm SET label = nullif(coalesce($2, label), ''), read_at = coalesce($3, read_at)
     WHERE user_id = $1`,
    [userId, label, readAt],
  );
}

export async function forget(session: PostgresSession, userId: string): Promise<void> {
  await session.query('DELETE FROM mgm_farm_version WHERE user_id = $1', [userId]);
  await session.query('DELETE FROM mgm_farm WHERE user_id = $1', [userId]);
}
