import type { DatabaseSyncInstance, StatementSyncInstance } from '@photostructure/sqlite';
import { storedFrom } from '../farm-statements.ts';
import { keepReserve, releaseReserve } from './disk-reserve.ts';
import { GroupCommit, type Transactions } from './group-commit.ts';
import type { LargeWrites } from './large-writes.ts';
import { closeSqlite, isFull, leaveNoTrace, openSqlite } from './open-sqlite.ts';
import { StateStore, StoreUnavailable, type WriteResult } from '../state-store.ts';
import {
  asking,
  type SqlCell,
  type Query,
  type SqlStatement,
  type Step,
} from '../sql-statement.ts';
import { LARGE_WRITE_BYTES, type StoredVersion } from '../stored-farm.ts';

/** A document of a user, the newest one where no version is said. */
const documentOf = asking(
  `SELECT v.* FROM mgm_farm f JOIN mgm_farm_version v
     ON v.user_id = f.user_id AND v.version = coalesce($1, f.version)
   WHERE f.user_id = $2`,
  storedFrom,
);
const versionsAbove = asking(
  'SELECT 1 FROM mgm_farm_version WHERE user_id = $1 AND packed_size >= $2 LIMIT 1',
  () => true,
);
const fileSize = asking(
  'SELECT page_count * page_size AS bytes FROM pragma_page_count(), pragma_page_size()',
  ({ bytes }: { readonly bytes: number }) => bytes,
);

/** A statement as SQLite takes it. */
export function sqliteText(text: string): string {
  return text.replaceAll('mgm_', '').replaceAll(/\$\d+/g, '?');
}

/** Farms in one SQLite file: durable, with nothing to install. */
export class SqliteStateStore extends StateStore {
  readonly #database: DatabaseSyncInstance;
  readonly #prepared = new Map<string, StatementSyncInstance>();
  readonly #transactions: Transactions;
  readonly #commits: GroupCommit;
  readonly #largeWrites: LargeWrites | undefined;

  /**
   * @param database - As `openSqlite` hands it out; closed with the store. Without one, farms are kept in memory and
   *   forgotten when it closes.
   * @param largeWrites - Stores large documents in the same file; without it they are stored like all others.
   * @param transactions - How a group of changes is committed, where not by itself.
   */
  constructor(
    database: DatabaseSyncInstance = openSqlite(':memory:'),
    largeWrites?: LargeWrites,
    transactions: Transactions = transactionsOf(database),
  ) {
    super();
    this.#database = database;
    this.#largeWrites = largeWrites;
    this.#transactions = transactions;
    this.#commits = new GroupCommit(transactions);
  }

  rows<T>(query: Query<T>): Promise<readonly T[]> {
    return look(() => this.#select(query));
  }

  row<T>({ text, cells, read }: Query<T>): Promise<T | undefined> {
    return look(() => {
      const row: object | undefined = this.#statement(text).get(...cells);
      return row && read(row);
    });
  }

  run(statement: SqlStatement): Promise<void> {
    return orUnavailable(this.#commits.run(() => this.#execute(statement)));
  }

  change<T>({ reads, decide, removes }: Step<T>): Promise<T> {
    const work = (): T => {
      const { result, changes } = decide(reads.map((query) => (query ? this.#select(query) : [])));
      for (const statement of changes) if (statement) this.#execute(statement);
      return result;
    };
    return removes ? this.#remove(work, removes) : orUnavailable(this.#commits.run(work));
  }

  read(userId: string, version?: number): Promise<StoredVersion | undefined> {
    return this.row(documentOf(version ?? null, userId));
  }

  override write(...wish: Parameters<StateStore['write']>): Promise<WriteResult> {
    const beside = this.#largeWrites;
    return beside && this.#isLarge(wish)
      ? this.#alone(() => beside.write(...wish))
      : super.write(...wish);
  }

  async size(): Promise<number> {
    return (await this.row(fileSize())) ?? 0;
  }

  atOnce<T>(work: (store: StateStore) => Promise<T>): Promise<T> {
    return this.#commits.alone(async () => {
      const { begin, commit, rollback } = this.#transactions;
      try {
        begin();
        const done = await work(new SqliteStateStore(this.#database, undefined, PART_OF_ANOTHER));
        commit();
        return done;
      } catch (error) {
        rollback();
        throw error;
      }
    });
  }

  async close(): Promise<void> {
    await this.#commits.rest();
    await this.#largeWrites?.close();
    closeSqlite(this.#database);
  }

  protected leaveNoTrace(): Promise<void> {
    return this.#alone(() => leaveNoTrace(this.#database));
  }

  #select<T>({ text, cells, read }: Query<T>): readonly T[] {
    const rows: object[] = this.#statement(text).all(...cells);
    return rows.map(read);
  }

  #execute({ text, cells }: SqlStatement): void {
    this.#statement(text).run(...inSqlite(cells));
  }

  #statement(text: string): StatementSyncInstance {
    const known = this.#prepared.get(text);
    if (known) return known;
    const statement = this.#database.prepare(sqliteText(text));
    this.#prepared.set(text, statement);
    return statement;
  }

  /** Whether a write moves many bytes: with a small document, too, a large one of long ago may be overwritten. */
  #isLarge([userId, document]: Parameters<StateStore['write']>): boolean {
    const bytes = document?.gzip.byteLength ?? 0;
    if (bytes >= LARGE_WRITE_BYTES) return true;
    return (
      this.#database.isOpen && this.#select(versionsAbove(userId, LARGE_WRITE_BYTES)).length > 0
    );
  }

  /**
   * On a full disk the reserve is released for a removal, and other writes wait until it is there again.
   *
   * @param before - Parts that are committed separately then, since all at once may need more space.
   */
  async #remove<T>(work: () => T, before: readonly SqlStatement[]): Promise<T> {
    try {
      return await this.#commits.run(work);
    } catch (error) {
      const file = isFull(error) ? this.#database.location() : null;
      if (file === null) throw new StoreUnavailable(error);
      return this.#alone(() => {
        if (!releaseReserve(file)) throw error;
        try {
          for (const part of before) this.#commitNow(() => this.#execute(part));
          return this.#commitNow(work);
        } finally {
          keepReserve(file);
        }
      });
    }
  }

  /** Commits a change by itself, and takes it over from the log, which then grows no further. */
  #commitNow<T>(work: () => T): T {
    const { begin, commit, rollback } = this.#transactions;
    try {
      begin();
      const done = work();
      commit();
      this.#database.exec('PRAGMA wal_checkpoint(PASSIVE)');
      return done;
    } catch (error) {
      rollback();
      throw error;
    }
  }

  #alone<T>(work: () => T | Promise<T>): Promise<T> {
    return orUnavailable(this.#commits.alone(work));
  }
}

/** Changes within a transaction that the caller started and ends. */
const PART_OF_ANOTHER: Transactions = {
  begin: () => undefined,
  commit: () => undefined,
  rollback: () => undefined,
};

function transactionsOf(database: DatabaseSyncInstance): Transactions {
  return {
    begin: () => database.exec('BEGIN IMMEDIATE'),
    commit: () => database.exec('COMMIT'),
    rollback: () => {
      // Some failures, such as a full disk, end the transaction by themselves.
      if (database.isOpen && database.isTransaction) database.exec('ROLLBACK');
    },
  };
}

async function look<T>(read: () => T): Promise<T> {
  try {
    return read();
  } catch (error) {
    throw new StoreUnavailable(error);
  }
}

function orUnavailable<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    throw new StoreUnavailable(error);
  });
}

/** Cells as SQLite has them, which knows no truth values. */
function inSqlite(cells: readonly SqlCell[]) {
  return cells.map((cell) => (typeof cell === 'boolean' ? Number(cell) : cell));
}
