import type { VersionRow } from './farm-statements.ts';
import type { PostgresSession } from './postgres/postgres-connections.ts';

/**
 * Size of one row of an answer. The driver converts each answer to text; a megabyte triggered a full garbage
 * collection. Rows of 48 KB were smoother but slower in PostgreSQL.
 */
const PART_BYTES = 240 * 1024;

/** Bytes read per query. Reading a 15 MB farm at once would hold it in memory several times. */
export const BYTES_AT_ONCE = 4 * PART_BYTES;

interface PartRow extends VersionRow {
  readonly part: string;
}

/** Parts of a document from a byte on, the newest one where no version is said. */
const READ_PARTS = `SELECT v.version, v.saved_at, v.hash, v.size, v.wrapped, v.packed_size, v.device_id,
    encode(substring(v.gzip FROM place FOR ${PART_BYTES}), 'base64') AS part
  FROM mgm_farm f JOIN mgm_farm_version v USING (user_id),
    generate_series($3::integer, least(v.packed_size, $3::integer + ${BYTES_AT_ONCE - 1}), ${PART_BYTES}) AS place
  WHERE user_id = $1 AND v.version = coalesce($2::integer, f.version) ORDER BY place`;

/** Reads the first or next part of a document; nothing if it or the version is gone. */
export async function readDocumentParts(
  session: PostgresSession,
  userId: string,
  version: number | undefined,
  from = 0,
): Promise<readonly PartRow[]> {
  const { rows } = await session.query<PartRow>(READ_PARTS, [userId, version ?? null, from + 1]);
  return rows;
}

/**
 * Reads the rest of a document; `undefined` if the version was dropped. No connection is held between
 * queries, so readers of large farms share it with others.
 */
export async function joinDocumentParts(
  session: PostgresSession,
  userId: string,
  { version, packed_size: size }: VersionRow,
  beginning: readonly PartRow[],
): Promise<Uint8Array | undefined> {
  const whole = Buffer.allocUnsafe(size);
  let rows = beginning;
  for (let at = 0; at < size;) {
    if (rows.length === 0) return undefined;
    for (const { part } of rows) at += whole.write(part, at, 'base64');
    if (at < size) rows = await readDocumentParts(session, userId, version, at);
  }
  return whole;
}
