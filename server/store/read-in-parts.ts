import type { VersionRow } from './farm-rows.ts';
import type { PostgresSession } from './postgres/postgres-connections.ts';

/**
 * So many bytes of a document stand in one row of an answer. The driver takes every answer as text: as one of a
 * megabyte the main thread looked through all its memory to have room for it. Rows of 48 KB spared others most, but
 * PostgreSQL was slower with them.
 */
const PART_BYTES = 240 * 1024;

/** So many bytes are asked for at once: as a whole, a farm of 15 MB would be in memory several times on its way. */
export const BYTES_AT_ONCE = 4 * PART_BYTES;

/** A version, with a part of its document in letters. */
interface PartRow extends VersionRow {
  readonly part: string;
}

/** Parts of a document from a byte on, the newest one where no version is said. */
const READ_PARTS = `SELECT v.version, v.saved_at, v.hash, v.size, v.wrapped, v.packed_size, v.device_id,
    encode(substring(v.gzip FROM place FOR ${PART_BYTES}), 'base64') AS part
  FROM mgm_farm f JOIN mgm_farm_version v USING (user_id),
    generate_series($3::integer, least(v.packed_size, $3::integer + ${BYTES_AT_ONCE - 1}), ${PART_BYTES}) AS place
  WHERE user_id = $1 AND v.version = coalesce($2::integer, f.version) ORDER BY place`;

/** The beginning of a document, or more of it; none when there is none, or it is no longer kept. */
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
 * A whole document of which the beginning was read.
 *
 * No connection is kept between two questions, so that those who ask for large farms take turns with all others.
 *
 * @returns Absent when the version is no longer kept.
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
