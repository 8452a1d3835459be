import pg from 'pg';
import {
  type ErasureRow,
  erasureFrom,
  type NotesRow,
  notesFrom,
  storedFrom,
} from '../farm-rows.ts';
import { deniedWrite } from '../../members/write-right.ts';
import {
  entityTag,
  sha256Hex,
  type KeptVersion,
  LARGE_WRITE_BYTES,
  type StateHead,
  type StoredVersion,
  type Erasure,
  type FarmNotes,
  type SignOut,
  type UserHistory,
  nextVersion,
} from '../stored-farm.ts';
import { keptVersion, versionsToDrop, writtenVersion } from '../kept-versions.ts';
import { poolSettings, PostgresConnections } from './postgres-connections.ts';
import {
  addVersion,
  dropVersions,
  forget,
  lockHead,
  putHead,
  putNotes,
  readHead,
  readVersions,
  unmarkErased,
} from './postgres-farms.ts';
import { forgetPeople, hasMembers, PostgresMembers, readDevice } from './postgres-members.ts';
import { joinDocumentParts, readDocumentParts } from '../read-in-parts.ts';
import type { LargeWrites } from '../sqlite/large-writes.ts';
import { type StateStore, StoreUnavailable } from '../state-store.ts';

/** Farms in PostgreSQL, for several server processes side by side. */
export class PostgresStateStore implements StateStore {
  readonly members: PostgresMembers;
  readonly #connections: PostgresConnections;

  readonly #largeWrites: LargeWrites | undefined;

  /**
   * @param place - Address of the database, or open connections.
   * @param other - Number of connections and timeout, if not default.
   * @param largeWrites - Stores large documents in the same database; without it they are stored like all
   *   others.
   */
  constructor(
    place: string | PostgresConnections,
    other: Pick<pg.PoolConfig, 'max' | 'connectionTimeoutMillis'> = {},
    largeWrites?: LargeWrites,
  ) {
    this.#largeWrites = largeWrites;
    this.#connections =
      typeof place === 'string'
        ? new PostgresConnections(new pg.Pool({ ...poolSettings(place), ...other }))
        : place;
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
      const beginning = await readDocumentParts(session, userId, version);
      const [row] = beginning;
      if (!row) return undefined;
      const gzip = await joinDocumentParts(session, userId, row, beginning);
      // Dropped or erased meanwhile: asked again, there is a newer one or none.
      return gzip ? storedFrom({ ...row, gzip }) : this.read(userId, version);
    });
  }

  readonly write: StateStore['write'] = async (userId, document, condition, now, writer) => {
    const beside = this.#largeWrites;
    if (!beside || !document || document.gzip.byteLength < LARGE_WRITE_BYTES)
      return this.#write(userId, document, condition, now, writer);
    return beside.write(userId, document, condition, now, writer).catch((error: unknown) => {
      throw new StoreUnavailable(error);
    });
  };

  readonly #write: StateStore['write'] = (userId, document, condition, now, writer) =>
    this.#connections.inTransaction(async (session) => {
      const [before, known, isShared, kept] = await Promise.all([
        lockHead(session, userId),
        writer && readDevice(session, writer.keyHash),
        hasMembers(session, userId),
        readVersions(session, userId),
      ]);
      const denied = writer && deniedWrite(known, userId, writer.wish, before);
      if (denied) return { written: false, head: before, denied };
      const version = nextVersion(before, !document, condition);
      if (version === undefined) return { written: false, head: before };
      const { head, stored } = writtenVersion(document, version, now, known);
      const all = stored ? [keptVersion(stored), ...kept] : kept;
      await Promise.all([
        putHead(session, userId, head),
        !before && unmarkErased(session, userId),
        stored && addVersion(session, userId, stored),
        dropVersions(session, userId, versionsToDrop(all, now, isShared)),
      ]);
      return { written: true, head };
    });

  versions(userId: string): Promise<readonly KeptVersion[]> {
    return this.#connections.use((session) => readVersions(session, userId));
  }

  async users(): Promise<readonly string[]> {
    const rows = await this.#connections.run<{ user_id: string }>(
      'SELECT user_id FROM mgm_farm ORDER BY user_id',
    );
    return rows.map((row) => row.user_id);
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
    const [row] = await this.#connections.run<ErasureRow>(
      'SELECT user_hash, at FROM mgm_erased WHERE user_hash = $1',
      [sha256Hex(userId)],
    );
    return row && erasureFrom(row).at;
  }

  async erasures(): Promise<readonly Erasure[]> {
    const rows = await this.#connections.run<ErasureRow>(
      'SELECT user_hash, at FROM mgm_erased ORDER BY at, user_hash',
    );
    return rows.map(erasureFrom);
  }

  async adoptErasure({ userHash, at }: Erasure): Promise<void> {
    if ((await this.users()).some((id) => sha256Hex(id) === userHash)) return;
    await this.#connections.run('INSERT INTO mgm_erased VALUES ($1, $2) ON CONFLICT DO NOTHING', [
      userHash,
      at,
    ]);
  }

  async notes(userId: string): Promise<FarmNotes> {
    const [row] = await this.#connections.run<NotesRow>(
      'SELECT label, read_at FROM mgm_farm WHERE user_id = $1',
      [userId],
    );
    return notesFrom(row);
  }

  note(userId: string, notes: FarmNotes): Promise<void> {
    return this.#connections.use((session) => putNotes(session, userId, notes));
  }

  async backupAt(): Promise<number | undefined> {
    const [row] = await this.#connections.run<{ at: string }>('SELECT at FROM mgm_backup_mark');
    return row && Number(row.at);
  }

  async noteBackup(at: number): Promise<void> {
    await this.#connections.run(
      'INSERT INTO mgm_backup_mark VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at',
      [at],
    );
  }

  async noteSignOut({ tokenHash, until }: SignOut, now: number): Promise<void> {
    await this.#connections.inTransaction(async (session) => {
      await session.query('DELETE FROM mgm_signed_out WHERE until <= $1', [now]);
      await session.query('INSERT INTO mgm_signed_out VALUES ($1, $2) ON CONFLICT DO NOTHING', [
        tokenHash,
        until,
      ]);
    });
  }

  async isSignedOut(tokenHash: string): Promise<boolean> {
    const rows = await this.#connections.run('SELECT 1 FROM mgm_signed_out WHERE token_hash = $1', [
      tokenHash,
    ]);
    return rows.length > 0;
  }

  async size(): Promise<number> {
    const [row] = await this.#connections.run<{ bytes: string }>(
      'SELECT pg_database_size(current_database()) AS bytes',
    );
    return Number(row?.bytes ?? 0);
  }

  async check(): Promise<void> {
    await this.#connections.run(
      'INSERT INTO mgm_mark VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at',
      [Date.now()],
    );
  }

  atOnce<T>(work: (store: StateStore) => Promise<T>): Promise<T> {
    return this.#connections.alone((connections) => work(new PostgresStateStore(connections)));
  }

  async close(): Promise<void> {
    await this.#largeWrites?.close();
    await this.#connections.close();
  }
}
