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
  `ALTER TABLE farm ADD COLUMN label TEXT;
   ALTER TABLE farm ADD COLUMN read_at INTEGER;
   CREATE TABLE erased (user_hash TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID;
   CREATE TABLE backup_mark (id INTEGER PRIMARY KEY CHECK (id = 1), at INTEGER NOT NULL);`,
  `CREATE TABLE member (
     farm_id    TEXT NOT NULL,
     member_id  TEXT NOT NULL,
     name       TEXT NOT NULL,
     role       TEXT NOT NULL,
     created_at INTEGER NOT NULL,
     removed_at INTEGER,
     removed_by TEXT,
     PRIMARY KEY (farm_id, member_id)
   ) WITHOUT ROWID;
   CREATE TABLE device (
     key_hash   TEXT PRIMARY KEY,
     device_id  TEXT NOT NULL UNIQUE,
     farm_id    TEXT NOT NULL,
     member_id  TEXT NOT NULL,
     label      TEXT NOT NULL,
     created_at INTEGER NOT NULL,
     added_by   TEXT,
     last_seen  TEXT,
     removed_at INTEGER,
     removed_by TEXT
   ) WITHOUT ROWID;
   CREATE INDEX device_of_member ON device (farm_id, member_id);
   CREATE TABLE code (
     code_hash  TEXT PRIMARY KEY,
     farm_id    TEXT,
     member_id  TEXT,
     role       TEXT NOT NULL,
     name       TEXT NOT NULL,
     farm_name  TEXT NOT NULL,
     created_by TEXT,
     expires_at INTEGER NOT NULL,
     used_by    TEXT
   ) WITHOUT ROWID;
   CREATE INDEX code_of_farm ON code (farm_id);
   ALTER TABLE farm_version ADD COLUMN device_id TEXT;`,
  'ALTER TABLE farm ADD COLUMN removed_by TEXT;',
  // The device stands behind the document of its row: without this, listing versions reads all of their documents.
  `CREATE INDEX facts_of_version ON farm_version
     (user_id, version, saved_at, hash, size, wrapped, packed_size, device_id);`,
  `ALTER TABLE member ADD COLUMN account TEXT;
   CREATE TABLE signed_out (token_hash TEXT PRIMARY KEY, until INTEGER NOT NULL) WITHOUT ROWID;`,
];

/**
 * Migrates a database to the current tables; `copyBefore` gets the old table version before existing farms
 * are changed. Returns whether there were such farms.
 */
export function migrateSqlite(
  database: DatabaseSyncInstance,
  copyBefore: (steps: number) => void,
): boolean {
  const before = stepsDone(database);
  // On a full disk a file of today is opened all the same: nothing is written to it.
  if (before === STEPS.length) return false;
  const isUpgrade = before > 0 && before < STEPS.length;
  if (isUpgrade) copyBefore(before);
  database.exec('BEGIN IMMEDIATE');
  const done = stepsDone(database);
  if (done > STEPS.length) throw new Error('the file was written by a newer version of the server');
  for (const step of STEPS.slice(done)) database.exec(step);
  database.exec(`PRAGMA user_version = ${STEPS.length}`);
  database.exec('COMMIT');
  return isUpgrade;
}

function stepsDone(database: DatabaseSyncInstance): number {
  return Number(database.prepare('PRAGMA user_version').get()?.user_version ?? 0);
}
