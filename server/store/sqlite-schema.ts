import type { DatabaseSyncInstance } from '@photostructure/sqlite';

/** Steps from an empty file to today's tables; a step is never changed, only followed by another. */
const STEPS: readonly string[] = [
  `CREATE TABLE farm (
     user_id  TEXT PRIMARY KEY,
     version  INTEGER NOT NULL,
     saved_at INTEGER NOT NULL,
     hash     TEXT,
     size     INTEGER,
     wrapped  INTEGER
   ) WITHOUT ROWID;
   CREATE TABLE farm_version (
     user_id  TEXT NOT NULL,
     version  INTEGER NOT NULL,
     saved_at INTEGER NOT NULL,
     hash     TEXT NOT NULL,
     size     INTEGER NOT NULL,
     wrapped  INTEGER NOT NULL,
     packed_size INTEGER NOT NULL,
     gzip     BLOB NOT NULL,
     UNIQUE (user_id, version)
   );
   CREATE TABLE mark (id INTEGER PRIMARY KEY CHECK (id = 1), at INTEGER NOT NULL);`,
];

/** Brings a database file up to today's tables. */
export function migrateSqlite(database: DatabaseSyncInstance): void {
  database.exec('BEGIN IMMEDIATE');
  const done = Number(database.prepare('PRAGMA user_version').get()?.user_version ?? 0);
  if (done > STEPS.length) throw new Error('the file was written by a newer version of the server');
  for (const step of STEPS.slice(done)) database.exec(step);
  database.exec(`PRAGMA user_version = ${STEPS.length}`);
  database.exec('COMMIT');
}
