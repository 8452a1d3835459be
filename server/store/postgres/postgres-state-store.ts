import pg from 'pg';
import { storedFrom } from '../farm-statements.ts';
import { joinDocumentParts, readDocumentParts } from '../read-in-parts.ts';
import type { LargeWrites } from '../sqlite/large-writes.ts';
import { StateStore, StoreUnavailable, type WriteResult } from '../state-store.ts';
import { asking, type Query, type SqlStatement, type Step } from '../sql-statement.ts';
import { LARGE_WRITE_BYTES, type StoredVersion } from '../stored-farm.ts';

import { poolSettings, PostgresConnections, type PostgresSession } from './postgres-connections.ts';

const databaseSize = asking(
  'SELECT pg_database_size(current_database()) AS bytes',
  ({ bytes }: { readonly bytes: string }) => Number(bytes),
);

/** Farms in PostgreSQL, for several server processes side by side. */
export class PostgresStateStore extends StateStore {
  readonly #connections: PostgresConnections;
  readonly #largeWrites: LargeWrites | undefined;

  /**
   * @param place - Address of the database, or open connections.
   * @param largeWrites - Stores large documents in the same database; without it they are stored like all others.
   */
  constructor(
    place: string | PostgresConnections,
    other: Pick<pg.PoolConfig, 'max' | 'connectionTimeoutMillis'> = {},
    largeWrites?: LargeWrites,
  ) {
    super();
    this.#largeWrites = largeWrites;
    this.#connections =
      typeof place === 'string'
        ? new PostgresConnections(new pg.Pool({ ...poolSettings(place), ...other }))
        : place;
  }

  rows<T>(query: Query<T>): Promise<readonly T[]> {
    return this.#connections.use((session) => select(session, query));
  }

  async row<T>(query: Query<T>): Promise<T | undefined> {
    return (await this.rows(query))[0];
  }

  run(statement: SqlStatement): Promise<void> {
    return this.#connections.use((session) => execute(session, statement));
  }

  /** Asks what it reads at once, and stores what it changes at once: every way to the database costs a millisecond. */
  change<T>({ locks, reads, decide }: Step<T>): Promise<T> {
    return this.#connections.inTransaction(async (session) => {
      const [, rows] = await Promise.all([
        Promise.all(locks.map((id) => lock(session, id))),
        Promise.all(reads.map(async (query) => (query ? select(session, query) : []))),
      ]);
      const { result, changes } = decide(rows);
      await Promise.all(changes.map(async (change) => change && execute(session, change)));
      return result;
    });
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

  override write(...wish: Parameters<StateStore['write']>): Promise<WriteResult> {
    const [, document] = wish;
    const beside = this.#largeWrites;
    if (!beside || !document || document.gzip.byteLength < LARGE_WRITE_BYTES)
      return super.write(...wish);
    return beside.write(...wish).catch((error: unknown) => {
      throw new StoreUnavailable(error);
    });
  }

  async size(): Promise<number> {
    return (await this.row(databaseSize())) ?? 0;
  }

  atOnce<T>(work: (store: StateStore) => Promise<T>): Promise<T> {
    return this.#connections.alone((connections) => work(new PostgresStateStore(connections)));
  }

  async close(): Promise<void> {
    await this.#largeWrites?.close();
    await this.#connections.close();
  }

  protected leaveNoTrace(): Promise<void> {
    return this.#connections.rewrite([
      'mgm_farm_version',
      'mgm_farm',
      'mgm_member',
      'mgm_device',
      'mgm_code',
    ]);
  }
}

/** Waits for a farm's id, row or not, and keeps it until the transaction ends. */
async function lock(session: PostgresSession, id: string): Promise<void> {
  if (session.isAlone) return;
  await session.query("SELECT pg_advisory_xact_lock(hashtextextended('mgm:' || $1, 0))", [id]);
}

async function select<T>(session: PostgresSession, query: Query<T>): Promise<readonly T[]> {
  const { rows } = await session.query<object>(query.text, [...query.cells]);
  return rows.map(query.read);
}

async function execute(session: PostgresSession, { text, cells }: SqlStatement): Promise<void> {
  await session.query(text, [...cells]);
}
