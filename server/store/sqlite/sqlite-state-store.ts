import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { deniedWrite, type FarmWriter } from '../../members/write-right.ts';
import { keepReserve, releaseReserve } from './disk-reserve.ts';
import {
  entityTagOf,
  sha256Hex,
  type KeptVersion,
  LARGE_WRITE_BYTES,
  type PackedDocument,
  type StateHead,
  type StoredVersion,
  type Erasure,
  type FarmNotes,
  type SignOut,
  type UserHistory,
  nextVersion,
  type WriteCondition,
} from '../stored-farm.ts';
import { GroupCommit, type Transactions } from './group-commit.ts';
import { versionsToDrop, writtenVersion } from '../kept-versions.ts';
import type { LargeWrites } from './large-writes.ts';
import { SqliteMembers } from './sqlite-members.ts';
import { closeSqlite, isFull, leaveNoTrace, openSqlite, sqliteTables } from './sqlite-tables.ts';
import { type StateStore, StoreUnavailable, type WriteResult } from '../state-store.ts';

/** Farms in one SQLite file: durable, with nothing to install. */
export class SqliteStateStore implements StateStore {
  readonly members: SqliteMembers;
  readonly #database: DatabaseSyncInstance;
  readonly #tables: ReturnType<typeof sqliteTables>;
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
    this.#database = database;
    this.#largeWrites = largeWrites;
    this.#tables = sqliteTables(database);
    this.members = new SqliteMembers(database, {
      look: (read) => this.#look(read),
      change: (write) => this.#change(write),
      remove: (write) => this.#remove(write),
    });
    this.#transactions = transactions;
    this.#commits = new GroupCommit(transactions);
  }

  head(userId: string): Promise<StateHead | undefined> {
    return this.#look(() => this.#tables.head(userId));
  }

  tag(userId: string): Promise<string> {
    return this.#look(() => entityTagOf(this.#tables.tagged(userId)));
  }

  read(userId: string, version?: number): Promise<StoredVersion | undefined> {
    return this.#look(() => {
      if (version !== undefined) return this.#tables.read(userId, version);
      const head = this.#tables.head(userId);
      return head?.document ? this.#tables.read(userId, head.version) : undefined;
    });
  }

  readonly write: StateStore['write'] = (userId, document, condition, now, writer) => {
    const beside = this.#largeWrites;
    return beside && this.#isLarge(userId, document)
      ? this.#alone(() => beside.write(userId, document, condition, now, writer))
      : this.#change(() => this.#writeNow(userId, document, condition, now, writer));
  };

  versions(userId: string): Promise<readonly KeptVersion[]> {
    return this.#look(() => this.#tables.versions(userId));
  }

  users(): Promise<readonly string[]> {
    return this.#look(() => this.#tables.users());
  }

  adopt({ userId, head, versions, label = '' }: UserHistory): Promise<void> {
    return this.#change(() => {
      this.#tables.forget(userId);
      this.#tables.unmarkErased(sha256Hex(userId));
      this.#tables.putHead(userId, head);
      this.#tables.note(userId, { label });
      for (const version of versions) this.#tables.addVersion(userId, version);
    });
  }

  async erase(userId: string): Promise<void> {
    const forget = (): void => {
      this.#tables.forget(userId);
      this.members.forget(userId);
      this.#tables.markErased({ userHash: sha256Hex(userId), at: Date.now() });
    };
    const versions = await this.versions(userId);
    const drops = versions.map(
      ({ version }) =>
        () =>
          this.#tables.drop(userId, version),
    );
    await this.#remove(forget, drops);
    await this.#alone(() => leaveNoTrace(this.#database));
  }

  erasedAt(userId: string): Promise<number | undefined> {
    return this.#look(() => this.#tables.erasedAt(sha256Hex(userId)));
  }

  erasures(): Promise<readonly Erasure[]> {
    return this.#look(() => this.#tables.erasures());
  }

  adoptErasure(erasure: Erasure): Promise<void> {
    return this.#change(() => {
      const isThere = this.#tables.users().some((id) => sha256Hex(id) === erasure.userHash);
      if (!isThere) this.#tables.markErased(erasure);
    });
  }

  notes(userId: string): Promise<FarmNotes> {
    return this.#look(() => this.#tables.notes(userId));
  }

  note(userId: string, notes: FarmNotes): Promise<void> {
    return this.#change(() => this.#tables.note(userId, notes));
  }

  backupAt(): Promise<number | undefined> {
    return this.#look(() => this.#tables.backupAt());
  }

  noteBackup(at: number): Promise<void> {
    return this.#change(() => this.#tables.markBackup(at));
  }

  noteSignOut(signOut: SignOut, now: number): Promise<void> {
    return this.#remove(() => this.#tables.noteSignOut(signOut, now));
  }

  isSignedOut(tokenHash: string): Promise<boolean> {
    return this.#look(() => this.#tables.isSignedOut(tokenHash));
  }

  size(): Promise<number> {
    return this.#look(() => this.#tables.size());
  }

  check(): Promise<void> {
    return this.#change(() => this.#tables.mark(Date.now()));
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

  /** Whether a write moves many bytes: with a small document, too, a large one of long ago may be overwritten. */
  #isLarge(userId: string, document: PackedDocument | null): boolean {
    const bytes = document?.gzip.byteLength ?? 0;
    return (
      bytes >= LARGE_WRITE_BYTES ||
      (this.#database.isOpen && this.#tables.hasVersionOf(userId, LARGE_WRITE_BYTES))
    );
  }

  #writeNow(
    userId: string,
    document: PackedDocument | null,
    condition: WriteCondition,
    now: number,
    writer: FarmWriter | undefined,
  ): WriteResult {
    const before = this.#tables.head(userId);
    const known = writer && this.members.knownDevice(writer.keyHash);
    const denied = writer && deniedWrite(known, userId, writer.wish, before);
    if (denied) return { written: false, head: before, denied };
    const version = nextVersion(before, !document, condition);
    if (version === undefined) return { written: false, head: before };
    const { head, stored } = writtenVersion(document, version, now, known);
    this.#tables.putHead(userId, head);
    if (!before) this.#tables.unmarkErased(sha256Hex(userId));
    if (stored) this.#tables.addVersion(userId, stored);
    const isShared = this.members.hasMembers(userId);
    for (const old of versionsToDrop(this.#tables.versions(userId), now, isShared)) {
      this.#tables.drop(userId, old);
    }
    return { written: true, head };
  }

  async #look<T>(read: () => T): Promise<T> {
    try {
      return read();
    } catch (error) {
      throw new StoreUnavailable(error);
    }
  }

  #change<T>(write: () => T): Promise<T> {
    return orUnavailable(this.#commits.run(write));
  }

  /**
   * Removes something. On a full disk the reserve is released, and other writes wait until the rest of it is
   * reserved again.
   *
   * @param before - Parts that are committed separately then, since all at once may need more space.
   */
  async #remove<T>(work: () => T, before: readonly (() => void)[] = []): Promise<T> {
    try {
      return await this.#commits.run(work);
    } catch (error) {
      const file = isFull(error) ? this.#database.location() : null;
      if (file === null) throw new StoreUnavailable(error);
      return this.#alone(() => {
        if (!releaseReserve(file)) throw error;
        try {
          for (const part of before) this.#commitNow(part);
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

function orUnavailable<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    throw new StoreUnavailable(error);
  });
}
