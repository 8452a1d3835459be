import { DatabaseSync } from '@photostructure/sqlite';
import type { PackedDocument } from '#server/store/stored-farm.ts';

/** The tables as the first version of the server made them. */
const FIRST_TABLES = `
  CREATE TABLE farm (user_id TEXT PRIMARY KEY, version INTEGER NOT NULL, saved_at INTEGER NOT NULL,
    hash TEXT, size INTEGER, wrapped INTEGER) WITHOUT ROWID;
  CREATE TABLE farm_version (user_id TEXT NOT NULL, version INTEGER NOT NULL, saved_at INTEGER NOT NULL,
    hash TEXT NOT NULL, size INTEGER NOT NULL, wrapped INTEGER NOT NULL, packed_size INTEGER NOT NULL,
    gzip BLOB NOT NULL, UNIQUE (user_id, version));
  CREATE TABLE mark (id INTEGER PRIMARY KEY CHECK (id = 1), at INTEGER NOT NULL);
  PRAGMA user_version = 1;`;

/**
 * Writes the database of a server of the first version.
 *
 * @param farms - By user: the versions, the oldest first.
 * @param deleted - Bytes that stood there once and were deleted.
 */
export function writeOldDatabase(
  file: string,
  farms: ReadonlyMap<string, readonly PackedDocument[]>,
  deleted: Uint8Array = new Uint8Array(),
): void {
  const database = new DatabaseSync(file);
  database.exec(FIRST_TABLES);
  const addFarm = database.prepare('INSERT INTO farm VALUES (?, ?, 5, ?, ?, 0)');
  const addVersion = database.prepare('INSERT INTO farm_version VALUES (?, ?, 5, ?, ?, 0, ?, ?)');
  for (const [userId, versions] of farms) {
    const newest = versions.at(-1);
    if (newest) addFarm.run(userId, versions.length, newest.hash, newest.size);
    for (const [n, { hash, size, gzip }] of versions.entries()) {
      addVersion.run(userId, n + 1, hash, size, gzip.byteLength, gzip);
    }
  }
  addVersion.run('google_deleted', 1, 'h', 7, deleted.byteLength, deleted);
  database.exec("DELETE FROM farm_version WHERE user_id = 'google_deleted'");
  database.close();
}
