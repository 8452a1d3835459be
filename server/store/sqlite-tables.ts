import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import {
  type DocumentRow,
  type HeadRow,
  headFrom,
  keptFrom,
  storedFrom,
  type VersionRow,
} from './farm-rows.ts';
import { migrateSqlite } from './sqlite-schema.ts';
import type { KeptVersion, StateHead, StoredVersion } from './stored-farm.ts';

/**
 * Opens a database file so that a commit is on disk when it returns, also through a power cut.
 *
 * @param file - Made when it does not exist; its folder must.
 */
export function openSqlite(file: string): DatabaseSyncInstance {
  const database = new DatabaseSync(file);
  database.exec('PRAGMA busy_timeout = 3000');
  database.exec('PRAGMA journal_mode = WAL');
  database.exec('PRAGMA synchronous = FULL');
  migrateSqlite(database);
  return database;
}

/**
 * Closes a database file so that it alone holds everything: without this the farms would stay in the log
 * beside it. Where another program has it open, its log stays for that one.
 */
export function closeSqlite(database: DatabaseSyncInstance): void {
  try {
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    database.exec('PRAGMA journal_mode = DELETE');
  } catch {
    // Nothing is lost: whoever opens the file next reads the log, too.
  } finally {
    database.close();
  }
}

/** The statements of the store over one database file. */
export function sqliteTables(database: DatabaseSyncInstance) {
  const head = database.prepare(
    'SELECT version, saved_at, hash, size, wrapped FROM farm WHERE user_id = ?',
  );
  const putHead = database.prepare(
    `INSERT INTO farm (user_id, version, saved_at, hash, size, wrapped) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (user_id) DO UPDATE SET version = excluded.version, saved_at = excluded.saved_at,
       hash = excluded.hash, size = excluded.size, wrapped = excluded.wrapped`,
  );
  const addVersion = database.prepare(
    `INSERT INTO farm_version (user_id, version, saved_at, hash, size, wrapped, packed_size, gzip)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const read = database.prepare('SELECT * FROM farm_version WHERE user_id = ? AND version = ?');
  const versions = database.prepare(
    `SELECT version, saved_at, hash, size, wrapped, packed_size FROM farm_version
     WHERE user_id = ? ORDER BY version DESC`,
  );
  const drop = database.prepare('DELETE FROM farm_version WHERE user_id = ? AND version = ?');
  const forget = [
    database.prepare('DELETE FROM farm_version WHERE user_id = ?'),
    database.prepare('DELETE FROM farm WHERE user_id = ?'),
  ];
  const users = database.prepare('SELECT user_id FROM farm ORDER BY user_id');
  const mark = database.prepare(
    'INSERT INTO mark VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at',
  );

  // The database types its rows as `any`; each cast names the columns that its statement selects.
  return {
    head(userId: string): StateHead | undefined {
      const row = head.get(userId) as HeadRow | undefined;
      return row && headFrom(row);
    },
    putHead(userId: string, { version, savedAt, document }: StateHead): void {
      const wrapped = document && Number(document.wrapped);
      const { hash = null, size = null } = document ?? {};
      putHead.run(userId, version, savedAt, hash, size, wrapped);
    },
    addVersion(userId: string, { version, savedAt, document }: StoredVersion): void {
      const { hash, size, gzip } = document;
      const wrapped = Number(document.wrapped);
      addVersion.run(userId, version, savedAt, hash, size, wrapped, gzip.byteLength, gzip);
    },
    read(userId: string, version: number): StoredVersion | undefined {
      const row = read.get(userId, version) as DocumentRow | undefined;
      return row && storedFrom(row);
    },
    versions(userId: string): readonly KeptVersion[] {
      return (versions.all(userId) as VersionRow[]).map(keptFrom);
    },
    drop(userId: string, version: number): void {
      drop.run(userId, version);
    },
    forget(userId: string): void {
      for (const statement of forget) statement.run(userId);
    },
    users(): readonly string[] {
      return (users.all() as { user_id: string }[]).map((row) => row.user_id);
    },
    mark(at: number): void {
      mark.run(at);
    },
  };
}
