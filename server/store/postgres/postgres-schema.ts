import type { Pool, PoolClient } from 'pg';

/** Steps from an empty database to today's tables; a step is never changed, only followed by another. */
const STEPS: readonly string[] = [
  `CREATE TABLE mgm_farm (
     user_id  text COLLATE "C" PRIMARY KEY,
     version  integer NOT NULL,
     saved_at bigint NOT NULL,
     hash     text,
     size     integer,
     wrapped  boolean
   );
   CREATE TABLE mgm_farm_version (
     user_id  text COLLATE "C" NOT NULL,
     version  integer NOT NULL,
     saved_at bigint NOT NULL,
     hash     text NOT NULL,
     size     integer NOT NULL,
     wrapped  boolean NOT NULL,
     packed_size integer NOT NULL,
     gzip     bytea NOT NULL,
     PRIMARY KEY (user_id, version)
   );
   -- The documents are packed already; packing them again only costs time.
   ALTER TABLE mgm_farm_version ALTER COLUMN gzip SET STORAGE EXTERNAL;
   CREATE TABLE mgm_mark (id integer PRIMARY KEY CHECK (id = 1), at bigint NOT NULL);`,
  `ALTER TABLE mgm_farm ADD COLUMN label text, ADD COLUMN read_at bigint;
   CREATE TABLE mgm_erased (user_hash text PRIMARY KEY, at bigint NOT NULL);
   CREATE TABLE mgm_backup_mark (id integer PRIMARY KEY CHECK (id = 1), at bigint NOT NULL);`,
  `CREATE TABLE mgm_member (
     farm_id    text COLLATE "C" NOT NULL,
     member_id  text COLLATE "C" NOT NULL,
     name       text NOT NULL,
     role       text NOT NULL,
     created_at bigint NOT NULL,
     removed_at bigint,
     removed_by text,
     PRIMARY KEY (farm_id, member_id)
   );
   CREATE TABLE mgm_device (
     key_hash   text PRIMARY KEY,
     device_id  text COLLATE "C" NOT NULL UNIQUE,
     farm_id    text COLLATE "C" NOT NULL,
     member_id  text COLLATE "C" NOT NULL,
     label      text NOT NULL,
     created_at bigint NOT NULL,
     added_by   text,
     last_seen  text,
     removed_at bigint,
     removed_by text
   );
   CREATE INDEX mgm_device_of_member ON mgm_device (farm_id, member_id);
   CREATE TABLE mgm_code (
     code_hash  text PRIMARY KEY,
     farm_id    text COLLATE "C",
     member_id  text,
     role       text NOT NULL,
     name       text NOT NULL,
     farm_name  text NOT NULL,
     created_by text,
     expires_at bigint NOT NULL,
     used_by    text
   );
   CREATE INDEX mgm_code_of_farm ON mgm_code (farm_id);
   ALTER TABLE mgm_farm_version ADD COLUMN device_id text;`,
  'ALTER TABLE mgm_farm ADD COLUMN removed_by text;',
  `ALTER TABLE mgm_member ADD COLUMN account text;
   CREATE TABLE mgm_signed_out (token_hash text PRIMARY KEY, until bigint NOT NULL);`,
];

/** Any number, the same for every server that brings the same database up to date. */
const MIGRATION_LOCK = 7_190_046_215;

/** Migrates a database to the current tables. Several servers may start at once. */
export async function migratePostgres(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await takeSteps(client);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

async function takeSteps(client: PoolClient): Promise<void> {
  const done = await stepsDone(client);
  // A database of today that takes no writes now, as on a full disk, is read all the same.
  if (done === STEPS.length) return;
  if (done > STEPS.length) {
    throw new Error('the database was written by a newer version of the server');
  }
  if (done > 0 && done < STEPS.length) await setCopyAside(client, done);
  for (const step of STEPS.slice(done)) await client.query(step);
  await client.query('CREATE TABLE IF NOT EXISTS mgm_schema (steps integer NOT NULL)');
  await client.query('DELETE FROM mgm_schema');
  await client.query('INSERT INTO mgm_schema VALUES ($1)', [STEPS.length]);
}

async function stepsDone(client: PoolClient): Promise<number> {
  const known = await client.query<{ name: string | null }>(
    `SELECT to_regclass('mgm_schema') AS name`,
  );
  if (!known.rows[0]?.name) return 0;
  const { rows } = await client.query<{ steps: number }>('SELECT steps FROM mgm_schema');
  return rows[0]?.steps ?? 0;
}

/**
 * Keeps the tables as they are before farms that are there already get others, as `mgm_farm_before_2`: the way
 * back for the version before, see `docs/operating.md`. It is part of the same transaction.
 */
async function setCopyAside(client: PoolClient, steps: number): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables
     WHERE schemaname = current_schema() AND tablename LIKE 'mgm\\_%' AND tablename NOT LIKE '%\\_before\\_%'`,
  );
  for (const { name } of rows) {
    const copy = `${name}_before_${steps + 1}`;
    await client.query(`DROP TABLE IF EXISTS ${copy}`);
    await client.query(`CREATE TABLE ${copy} (LIKE ${name} INCLUDING ALL)`);
    await client.query(`INSERT INTO ${copy} TABLE ${name}`);
  }
}
