import { chmodSync, closeSync, existsSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { migrateSqlite } from './sqlite-schema.ts';

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
