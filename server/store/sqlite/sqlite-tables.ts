import { chmodSync, closeSync, existsSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
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
  type TaggedRow,
  type VersionRow,
} from '../farm-rows.ts';
import { migrateSqlite } from './sqlite-schema.ts';
import type { StateHead, StoredVersion, Erasure, FarmNotes, SignOut } from '../stored-farm.ts';

/** The account of the server alone reads and writes the farms. */
const OWNER_ONLY = 0o600;

/** Opens or creates a database file whose commits survive a power cut. Its folder must exist. */
export function openSqlite(file: string): DatabaseSyncInstance {
  keepPrivate(file);
  const database = new DatabaseSync(file);
  database.exec('PRAGMA busy_timeout = 3000');
  keepLog(database);
  database.exec('PRAGMA synchronous = FULL');
  // What is deleted is overwritten, so that nothing of an erased farm stays in the file.
  database.exec('PRAGMA secure_delete = ON');
  // What older versions have deleted may still stand there.
  if (migrateSqlite(database, (steps) => copyDatabase(database, `${file}.before-${steps + 1}`))) {
    database.exec('VACUUM');
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  }
  return database;
}

/**
 * Turns on the write-ahead log, which writes to the file. If that fails, for example on a full disk, farms can
 * still be read, and later writes are just as safe.
 */
function keepLog(database: DatabaseSyncInstance): void {
  try {
    database.exec('PRAGMA journal_mode = WAL');
  } catch {
    // Whatever else is wrong with the file, the next statement says so.
  }
}

/** A copy of the whole database as it is now, for the account of the server alone. */
function copyDatabase(database: DatabaseSyncInstance, copy: string): void {
  rmSync(copy, { force: true });
  writeFileSync(copy, '', { mode: 0o600 });
  database.prepare('VACUUM INTO ?').run(copy);
}

/** The disk, or the file on it, has no room; a disk that is full fails in both ways. */
export function isFull(error: unknown): boolean {
  const code = error instanceof Error && 'sqliteCodeName' in error ? error.sqliteCodeName : '';
  return code === 'SQLITE_FULL' || code === 'SQLITE_IOERR';
}

/**
 * Rewrites the file and empties the log, so that they hold nothing that was deleted: pages that were split while they
 * grew keep copies of some ids. On a full disk those stay until the next time.
 */
export function leaveNoTrace(database: DatabaseSyncInstance): void {
  try {
    database.exec('VACUUM');
  } catch (error) {
    if (!isFull(error)) throw error;
  }
  emptyLog(database);
}

/** How often a log that another program reads is tried to be emptied, three seconds each time. */
const MAX_TRIES = 5;

/** Checkpoints all changes and empties the write-ahead log, so it holds no deleted data. */
function emptyLog(database: DatabaseSyncInstance): void {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const row = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get();
    if (Number(row?.busy ?? 0) === 0) return;
  }
  throw new Error('another program reads the log of the database all the time');
}

/**
 * Closes a database file so that it holds everything. Otherwise farms would stay in the write-ahead log. If
 * another program has it open, the log stays for that one.
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

/** Makes the file and its companions private, even existing ones; SQLite copies the mode to new ones. */
function keepPrivate(file: string): void {
  if (file === ':memory:') return;
  closeSync(openSync(file, 'a', OWNER_ONLY));
  for (const name of [file, `${file}-wal`, `${file}-shm`]) {
    if (existsSync(name)) chmodSync(name, OWNER_ONLY);
  }
}

/** Selects version metadata of a user without documents. Runs with every write. */
export const VERSIONS = `SELECT version, saved_at, hash, size, wrapped, packed_size, device_id FROM farm_version
  WHERE user_id = ? ORDER BY version DESC`;

export function sqliteTables(database: DatabaseSyncInstance) {
  const size = database.prepare(
    'SELECT page_count * page_size AS bytes FROM pragma_page_count(), pragma_page_size()',
  );
  return {
    ...farmTables(database),
    ...versionTables(database),
    ...erasureTables(database),
    ...markTables(database),
    size: () => Number(size.get()?.bytes ?? 0),
  };
}

// The database types its rows as `any`; each cast below names the columns that its statement selects.

/** Farms as they are now, with what is noted of them. */
function farmTables(database: DatabaseSyncInstance) {
  const head = database.prepare(
    'SELECT version, saved_at, hash, size, wrapped, removed_by FROM farm WHERE user_id = ?',
  );
  // A column less is a microsecond less, and every device asks three times a minute.
  const tagged = database.prepare('SELECT version, hash FROM farm WHERE user_id = ?');
  const putHead = database.prepare(
    `INSERT INTO farm (user_id, version, saved_at, hash, size, wrapped, removed_by)
     VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (user_id) DO UPDATE SET version = excluded.version, saved_at = excluded.saved_at,
       hash = excluded.hash, size = excluded.size, wrapped = excluded.wrapped,
       removed_by = excluded.removed_by`,
  );
  const forget = [
    database.prepare('DELETE FROM farm_version WHERE user_id = ?'),
    database.prepare('DELETE FROM farm WHERE user_id = ?'),
  ];
  const users = database.prepare('SELECT user_id FROM farm ORDER BY user_id');
  const notes = database.prepare('SELECT label, read_at FROM farm WHERE user_id = ?');
  const note = database.prepare(
    `UPDATE farm SET label = nullif(coalesce(?, label), ''), read_at = coalesce(?, read_at)
     WHERE user_id = ?`,
  );
  return {
    head(userId: string): StateHead | undefined {
      const row = head.get(userId) as HeadRow | undefined;
      return row && headFrom(row);
    },
    tagged: (userId: string) => tagged.get(userId) as TaggedRow | undefined,
    putHead(userId: string, { version, savedAt, document, removedBy }: StateHead): void {
      const wrapped = document && Number(document.wrapped);
      const { hash = null, size = null } = document ?? {};
      putHead.run(userId, version, savedAt, hash, size, wrapped, removedBy ?? null);
    },
    forget: (userId: string) => forget.forEach((statement) => statement.run(userId)),
    users: () => (users.all() as { user_id: string }[]).map((row) => row.user_id),
    notes: (userId: string) => notesFrom(notes.get(userId) as NotesRow | undefined),
    note: (userId: string, { label, readAt }: FarmNotes) =>
      void note.run(label ?? null, readAt ?? null, userId),
  };
}

function versionTables(database: DatabaseSyncInstance) {
  const addVersion = database.prepare(
    `INSERT INTO farm_version
       (user_id, version, saved_at, hash, size, wrapped, packed_size, gzip, device_id)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const read = database.prepare('SELECT * FROM farm_version WHERE user_id = ? AND version = ?');
  const versions = database.prepare(VERSIONS);
  const hasVersionOf = database.prepare(
    'SELECT 1 FROM farm_version WHERE user_id = ? AND packed_size >= ? LIMIT 1',
  );
  const drop = database.prepare('DELETE FROM farm_version WHERE user_id = ? AND version = ?');
  return {
    addVersion(userId: string, { version, savedAt, document, deviceId }: StoredVersion): void {
      const { hash, size, gzip } = document;
      const wrapped = Number(document.wrapped);
      const facts = [hash, size, wrapped, gzip.byteLength] as const;
      addVersion.run(userId, version, savedAt, ...facts, gzip, deviceId ?? null);
    },
    read(userId: string, version: number): StoredVersion | undefined {
      const row = read.get(userId, version) as DocumentRow | undefined;
      return row && storedFrom(row);
    },
    versions: (userId: string) => (versions.all(userId) as VersionRow[]).map(keptFrom),
    /** Whether a version of at least this packed size is kept. */
    hasVersionOf: (userId: string, bytes: number) => hasVersionOf.get(userId, bytes) !== undefined,
    drop: (userId: string, version: number) => void drop.run(userId, version),
  };
}

function erasureTables(database: DatabaseSyncInstance) {
  const erasedAt = database.prepare('SELECT user_hash, at FROM erased WHERE user_hash = ?');
  const erasures = database.prepare('SELECT user_hash, at FROM erased ORDER BY at, user_hash');
  const markErased = database.prepare('INSERT OR REPLACE INTO erased VALUES (?, ?)');
  const unmarkErased = database.prepare('DELETE FROM erased WHERE user_hash = ?');
  return {
    erasedAt(userHash: string): number | undefined {
      const row = erasedAt.get(userHash) as ErasureRow | undefined;
      return row && erasureFrom(row).at;
    },
    erasures: () => (erasures.all() as ErasureRow[]).map(erasureFrom),
    markErased: ({ userHash, at }: Erasure) => void markErased.run(userHash, at),
    unmarkErased: (userHash: string) => void unmarkErased.run(userHash),
  };
}

/** When the store was last seen to take a change, when it was backed up, and who has signed out. */
function markTables(database: DatabaseSyncInstance) {
  const mark = database.prepare(
    'INSERT INTO mark VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at',
  );
  const backupAt = database.prepare('SELECT at FROM backup_mark');
  const markBackup = database.prepare('INSERT OR REPLACE INTO backup_mark VALUES (1, ?)');
  const noteSignOut = database.prepare('INSERT OR REPLACE INTO signed_out VALUES (?, ?)');
  const forgetSignOuts = database.prepare('DELETE FROM signed_out WHERE until <= ?');
  const signedOut = database.prepare('SELECT 1 FROM signed_out WHERE token_hash = ?');
  return {
    mark: (at: number) => void mark.run(at),
    backupAt: () => (backupAt.get() as { at: number } | undefined)?.at,
    markBackup: (at: number) => void markBackup.run(at),
    noteSignOut({ tokenHash, until }: SignOut, now: number): void {
      forgetSignOuts.run(now);
      noteSignOut.run(tokenHash, until);
    },
    isSignedOut: (tokenHash: string) => signedOut.get(tokenHash) !== undefined,
  };
}
