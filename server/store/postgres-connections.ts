import type { Pool, PoolClient, PoolConfig, QueryConfig } from 'pg';
import { migratePostgres } from './postgres-schema.ts';
import { StoreUnavailable } from './state-store.ts';

/** What runs statements: a connection, or the pool for a single one. */
export type PostgresSession = Pick<PoolClient, 'query'>;

/**
 * The connections to a PostgreSQL database.
 *
 * The tables are brought up to date with the first statement that gets through, so that a server
 * may start before its database and find it again after an outage.
 */
export class PostgresConnections {
  readonly #pool: Pool;
  #ready: Promise<void> | undefined;

  constructor(pool: Pool) {
    this.#pool = pool;
    // A resting connection that breaks is replaced with the next statement; nobody waits for it.
    pool.on('error', () => undefined);
    // One that breaks at work fails its statement, and tells so a second time: unheard, that would end the server.
    pool.on('connect', (client) => client.on('error', () => undefined));
  }

  /** Runs statements that need no transaction. */
  async use<T>(work: (session: PostgresSession) => Promise<T>): Promise<T> {
    try {
      await this.#migrated();
      return await work(this.#pool);
    } catch (error) {
      throw new StoreUnavailable(error);
    }
  }

  /** Runs statements that happen together or not at all; those that are asked at once go out together, in their order. */
  async inTransaction<T>(work: (session: PostgresSession) => Promise<T>): Promise<T> {
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

  /**
   * Writes tables anew without their deleted rows; nobody reads them meanwhile, however long that takes.
   *
   * @param tables - Names of this program's own.
   */
  async rewrite(tables: readonly string[]): Promise<void> {
    await this.use(async () => {
      const client = await this.#pool.connect();
      try {
        await client.query('SET statement_timeout = 0');
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

/** A statement that may take as long as it needs, whatever the pool allows the others. */
function unlimited(text: string): QueryConfig {
  // Understood by the driver, though its types do not know it.
  return { text, query_timeout: 0x7fff_ffff } as QueryConfig;
}

/** Nobody waits long for a database that does not answer: the device keeps the work and tries again. */
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
