import type { Pool, PoolClient, PoolConfig, QueryConfig } from 'pg';
import { migratePostgres } from './postgres-schema.ts';
import { StoreUnavailable } from '../state-store.ts';

/** Runs statements: a connection, or the pool for a single statement. */
export interface PostgresSession extends Pick<PoolClient, 'query'> {
  /** No other connection changes anything, so farms need no locks. */
  readonly isAlone?: true;
}

const TABLES_OF_FARMS = 'mgm_farm, mgm_farm_version, mgm_member, mgm_device, mgm_code';

/**
 * Connections to a PostgreSQL database.
 *
 * Tables are migrated with the first successful statement, so a server may start before its database and
 * recover after an outage.
 */
export class PostgresConnections {
  readonly #pool: Pool;
  readonly #only: PostgresSession | undefined;
  #ready: Promise<void> | undefined;

  /** @param only - A transaction started and ended by the caller. */
  constructor(pool: Pool, only?: PostgresSession) {
    this.#pool = pool;
    this.#only = only;
    if (only) return;
    // A resting connection that breaks is replaced with the next statement; nobody waits for it.
    pool.on('error', () => undefined);
    // One that breaks at work fails its statement, and tells so a second time: unheard, that would end the server.
    pool.on('connect', (client) => client.on('error', () => undefined));
  }

  /** Runs statements that need no transaction. */
  async use<T>(work: (session: PostgresSession) => Promise<T>): Promise<T> {
    try {
      if (!this.#only) await this.#migrated();
      return await work(this.#only ?? this.#pool);
    } catch (error) {
      throw new StoreUnavailable(error);
    }
  }

  /** Runs statements that happen together or not at all; those that are asked at once go out together, in their order. */
  async inTransaction<T>(work: (session: PostgresSession) => Promise<T>): Promise<T> {
    if (this.#only) return this.use(work);
    return this.use(async () => {
      const client = await this.#pool.connect();
      try {
        // It fails only with its connection, and then nothing that follows gets there either.
        const [, result] = await Promise.all([client.query('BEGIN'), work(client)]);
        await client.query('COMMIT');
        client.release();
        return result;
      } catch (error) {
        // Closing the connection takes the transaction back, also when the connection is in doubt.
        client.release(true);
        throw error;
      }
    });
  }

  /** Runs work in one exclusive transaction. Tables accept no other changes until it ends. */
  async alone<T>(work: (connections: PostgresConnections) => Promise<T>): Promise<T> {
    let reason: unknown;
    try {
      return await this.inTransaction(async (session) => {
        await session.query(`LOCK TABLE ${TABLES_OF_FARMS} IN SHARE ROW EXCLUSIVE MODE`);
        const alone = { query: session.query.bind(session), isAlone: true } as const;
        return work(new PostgresConnections(this.#pool, alone)).catch((error: unknown) => {
          reason = error;
          throw error;
        });
      });
    } catch (error) {
      throw reason ?? error;
    }
  }

  /** Rewrites tables of this program without deleted rows. Blocks readers. */
  async rewrite(tables: readonly string[]): Promise<void> {
    await this.use(async () => {
      const client = await this.#pool.connect();
      try {
        await client.query('SET statement_timeout = 0');
        await client.query(unlimited(forgetStatistics(tables)));
        for (const table of tables) await client.query(unlimited(`VACUUM (FULL) ${table}`));
        await client.query('CHECKPOINT').catch(() => undefined);
      } finally {
        // The connection has other settings now; the next one has the usual again.
        client.release(true);
      }
    });
  }

  close(): Promise<void> {
    return this.#pool.end();
  }

  async #migrated(): Promise<void> {
    this.#ready ??= migratePostgres(this.#pool);
    try {
      await this.#ready;
    } catch (error) {
      this.#ready = undefined;
      throw error;
    }
  }
}

/** Statistics hold values of text columns and survive deletes; setting a column's type to itself clears them. */
function forgetStatistics(tables: readonly string[]): string {
  return `DO $$ DECLARE known record; BEGIN
    FOR known IN
      SELECT a.attrelid::regclass AS tab, a.attname, n.nspname, c.collname
      FROM pg_stats s
      JOIN pg_attribute a ON a.attrelid = s.tablename::regclass AND a.attname = s.attname
      JOIN pg_collation c ON c.oid = a.attcollation
      JOIN pg_namespace n ON n.oid = c.collnamespace
      WHERE s.schemaname = current_schema() AND a.atttypid = 'text'::regtype
        AND s.tablename IN (${tables.map((table) => `'${table}'`).join(', ')})
    LOOP
      EXECUTE format('ALTER TABLE %s ALTER COLUMN %I TYPE text COLLATE %I.%I',
        known.tab, known.attname, known.nspname, known.collname);
    END LOOP;
  END $$`;
}

/** A statement that may take as long as it needs, whatever the pool allows the others. */
function unlimited(text: string): QueryConfig {
  // Understood by the driver, though its types do not know it.
  return { text, query_timeout: 0x7fff_ffff } as QueryConfig;
}

/** Pool settings. Fails fast if the database doesn't answer; the device keeps the work and tries again. */
export function poolSettings(url: string): PoolConfig {
  return {
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    query_timeout: 10_000,
    statement_timeout: 10_000,
    // Every way to the database and back is two waits for a processor that others have.
    pipeline: true,
    // A write is promised only when it is on disk, whatever the database has as its default.
    options: '-c synchronous_commit=on',
  };
}
