import pg from 'pg';
import {
  type DocumentRow,
  type ErasureRow,
  erasureFrom,
  type HeadRow,
  headFrom,
  keptFrom,
  type NotesRow,
  notesFrom,
  storedFrom,
  type VersionRow,
} from './farm-rows.ts';
import { deniedWrite, type FarmWriter } from '../members/write-right.ts';
import { entityTag } from './entity-tag.ts';
import { versionsToDrop } from './kept-versions.ts';
import { sha256Hex } from './packed-document.ts';
import { poolSettings, PostgresConnections, type PostgresSession } from './postgres-connections.ts';
import {
  forgetPeople,
  hasMembers,
  lockFarm,
  PostgresMembers,
  readDevice,
} from './postgres-members.ts';
import { PART_BYTES, readInParts } from './read-in-parts.ts';
import type { StateStore, WriteResult } from './state-store.ts';
import type { KeptVersion, PackedDocument, StateHead, StoredVersion } from './stored-farm.ts';
import type { Erasure, FarmNotes, UserHistory } from './stored-user.ts';
import { nextVersion, type WriteCondition } from './write-condition.ts';
import { writtenVersion } from './written-version.ts';

const HEAD =
  'SELECT version, saved_at, hash, size, wrapped, removed_by FROM mgm_farm WHERE user_id = $1';
const KEPT = 'version, saved_at, hash, size, wrapped, packed_size, device_id';
const READ = `SELECT v.version, v.saved_at, v.hash, v.size, v.wrapped, v.packed_size, v.device_id,
    substring(v.gzip FROM 1 FOR ${PART_BYTES}) AS gzip
  FROM mgm_farm f JOIN mgm_farm_version v USING (user_id)
  WHERE user_id = $1 AND v.version = coalesce($2::integer, f.version)`;

/** Farms in PostgreSQL, for several server processes side by side. */
export class PostgresStateStore implements StateStore {
  readonly members: PostgresMembers;
  readonly #connections: PostgresConnections;

  /** @param other - How many connections there are and how long to wait for one, if not as usual. */
  constructor(url: string, other: Pick<pg.PoolConfig, 'max' | 'connectionTimeoutMillis'> = {}) {
    const pool = new pg.Pool({ ...poolSettings(url), ...other });
    this.#connections = new PostgresConnections(pool);
    this.members = new PostgresMembers(this.#connections);
  }

  head(userId: string): Promise<StateHead | undefined> {
    return this.#connections.use((session) => readHead(session, userId));
  }

  async tag(userId: string): Promise<string> {
    return entityTag(await this.head(userId));
  }

  read(userId: string, version?: number): Promise<StoredVersion | undefined> {
    return this.#connections.use(async (session) => {
      const { rows } = await session.query<DocumentRow>(READ, [userId, version ?? null]);
      const [row] = rows;
      if (!row) return undefined;
      const gzip = await readInParts(session, userId, row);
      // Dropped or erased meanwhile: asked again, there is a newer one or none.
      return gzip ? storedFrom({ ...row, gzip }) : this.read(userId, version);
    });
  }

  write(
    userId: string,
    document: PackedDocument | null,
    condition: WriteCondition,
    now: number,
    writer?: FarmWriter,
  ): Promise<WriteResult> {
    return this.#connections.inTransaction(async (session) => {
      const before = await lockHead(session, userId);
      const known = writer && (await readDevice(session, writer.keyHash));
      const denied = writer && deniedWrite(known, userId, writer.wish, before);
      if (denied) return { written: false, head: before, denied };
      const version = nextVersion(before, !document, condition);
      if (version === undefined) return { written: false, head: before };
      const { head, stored } = writtenVersion(document, version, now, known);
      await putHead(session, userId, head);
      if (!before) await unmarkErased(session, userId);
      if (stored) await addVersion(session, userId, stored);
      const isShared = await hasMembers(session, userId);
      const dropped = versionsToDrop(await readVersions(session, userId), now, isShared);
      if (dropped.length > 0) {
        await session.query(
          'DELETE FROM mgm_farm_version WHERE user_id = $1 AND version = ANY($2::integer[])',
          [userId, dropped],
        );
      }
      return { written: true, head };
    });
  }

  versions(userId: string): Promise<readonly KeptVersion[]> {
    return this.#connections.use((session) => readVersions(session, userId));
  }

  users(): Promise<readonly string[]> {
    return this.#connections.use(async (session) => {
      const { rows } = await session.query<{ user_id: string }>(
        'SELECT user_id FROM mgm_farm ORDER BY user_id',
      );
      return rows.map((row) => row.user_id);
    });
  }

  adopt({ userId, head, versions, label = '' }: UserHistory): Promise<void> {
    return this.#connections.inTransaction(async (session) => {
      await lockHead(session, userId);
      await forget(session, userId);
      await unmarkErased(session, userId);
      await putHead(session, userId, head);
      await putNotes(session, userId, { label });
      for (const version of versions) await addVersion(session, userId, version);
    });
  }

  async erase(userId: string): Promise<void> {
    await this.#connections.inTransaction(async (session) => {
      await lockHead(session, userId);
      await forget(session, userId);
      await forgetPeople(session, userId);
      await session.query(
        `INSERT INTO mgm_erased VALUES ($1, $2)
         ON CONFLICT (user_hash) DO UPDATE SET at = excluded.at`,
        [sha256Hex(userId), Date.now()],
      );
    });
    await this.#connections.rewrite([
      'mgm_farm_version',
      'mgm_farm',
      'mgm_member',
      'mgm_device',
      'mgm_code',
    ]);
  }

  async erasedAt(userId: string): Promise<number | undefined> {
    const { rows } = await this.#connections.use((session) =>
      session.query<ErasureRow>('SELECT user_hash, at FROM mgm_erased WHERE user_hash = $1', [
        sha256Hex(userId),
      ]),
    );
    return rows[0] && erasureFrom(rows[0]).at;
  }

  async erasures(): Promise<readonly Erasure[]> {
    const { rows } = await this.#connections.use((session) =>
      session.query<ErasureRow>('SELECT user_hash, at FROM mgm_erased ORDER BY at, user_hash'),
    );
    return rows.map(erasureFrom);
  }

  async adoptErasure({ userHash, at }: Erasure): Promise<void> {
    if ((await this.users()).some((id) => sha256Hex(id) === userHash)) return;
    await this.#connections.use((session) =>
      session.query('INSERT INTO mgm_erased VALUES ($1, $2) ON CONFLICT DO NOTHING', [
        userHash,
        at,
      ]),
    );
  }

  async notes(userId: string): Promise<FarmNotes> {
    const { rows } = await this.#connections.use((session) =>
      session.query<NotesRow>('SELECT label, read_at FROM mgm_farm WHERE user_id = $1', [userId]),
    );
    return notesFrom(rows[0]);
  }

  note(userId: string, notes: FarmNotes): Promise<void> {
    return this.#connections.use((session) => putNotes(session, userId, notes));
  }

  async backupAt(): Promise<number | undefined> {
    const { rows } = await this.#connections.use((session) =>
      session.query<{ at: string }>('SELECT at FROM mgm_backup_mark'),
    );
    return rows[0] && Number(rows[0].at);
  }

  async noteBackup(at: number): Promise<void> {
    await this.#connections.use((session) =>
      session.query(
        'INSERT INTO mgm_backup_mark VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at',
        [at],
      ),
    );
  }

  async size(): Promise<number> {
    const { rows } = await this.#connections.use((session) =>
      session.query<{ bytes: string }>('SELECT pg_database_size(current_database()) AS bytes'),
    );
    return Number(rows[0]?.bytes ?? 0);
  }

  async check(): Promise<void> {
    await this.#connections.use((session) =>
      session.query(
        'INSERT INTO mgm_mark VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at',
        [Date.now()],
      ),
    );
  }

  close(): Promise<void> {
    return this.#connections.close();
  }
}

/** The newest version, kept from changing until the transaction ends. */
async function lockHead(session: PostgresSession, userId: string): Promise<StateHead | undefined> {
  await lockFarm(session, userId);
  return readHead(session, userId);
}

async function readHead(session: PostgresSession, userId: string): Promise<StateHead | undefined> {
  const { rows } = await session.query<HeadRow>(HEAD, [userId]);
  return rows[0] && headFrom(rows[0]);
}

async function readVersions(
  session: PostgresSession,
  userId: string,
): Promise<readonly KeptVersion[]> {
  const { rows } = await session.query<VersionRow>(
    `SELECT ${KEPT} FROM mgm_farm_version WHERE user_id = $1 ORDER BY version DESC`,
    [userId],
  );
  return rows.map(keptFrom);
}

async function putHead(session: PostgresSession, userId: string, head: StateHead): Promise<void> {
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

async function addVersion(
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

async function unmarkErased(session: PostgresSession, userId: string): Promise<void> {
  await session.query('DELETE FROM mgm_erased WHERE user_hash = $1', [sha256Hex(userId)]);
}

async function putNotes(
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

async function forget(session: PostgresSession, userId: string): Promise<void> {
  await session.query('DELETE FROM mgm_farm_version WHERE user_id = $1', [userId]);
  await session.query('DELETE FROM mgm_farm WHERE user_id = $1', [userId]);
}
