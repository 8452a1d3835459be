import type { DocumentRow } from './farm-rows.ts';
import type { PostgresSession } from './postgres-connections.ts';

/**
 * So many bytes of a document are asked for at once. The driver takes every answer as text, a byte as two
 * signs, in a buffer that grows by doubling: as a whole, a farm of 15 MB cost 90 MB on its way.
 */
export const PART_BYTES = 1024 * 1024;

/**
 * The rest of a document of which the beginning was read, part by part.
 *
 * No connection is kept between two parts, so that those who ask for large farms take turns with all others.
 *
 * @param row - The version, with the document up to `PART_BYTES`.
 * @returns All of it; absent when the version is no longer kept.
 */
export async function readInParts(
  session: PostgresSession,
  userId: string,
  row: DocumentRow,
): Promise<Uint8Array | undefined> {
  const { version, packed_size: size, gzip } = row;
  if (gzip.byteLength >= size) return gzip;
  const whole = Buffer.allocUnsafe(size);
  whole.set(gzip);
  for (let from = gzip.byteLength; from < size; from += PART_BYTES) {
    const { rows } = await session.query<{ readonly part: Uint8Array }>(
      `SELECT substring(gzip FROM $3::integer FOR ${PART_BYTES}) AS part
       FROM mgm_farm_version WHERE user_id = $1 AND version = $2`,
      [userId, version, from + 1],
    );
    if (!rows[0]) return undefined;
    whole.set(rows[0].part, from);
  }
  return whole;
}
