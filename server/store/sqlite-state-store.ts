import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { deniedWrite, type FarmWriter } from '../members/write-right.ts';
import { entityTagOf } from './entity-tag.ts';
import { GroupCommit } from './group-commit.ts';
import { versionsToDrop } from './kept-versions.ts';
import { sha256Hex } from './packed-document.ts';
import { SqliteMembers } from './sqlite-members.ts';
import { closeSqlite, emptyLog, sqliteTables } from './sqlite-tables.ts';
import { type StateStore, StoreUnavailable, type WriteResult } from './state-store.ts';
import type { KeptVersion, PackedDocument, StateHead, StoredVersion } from './stored-farm.ts';
import type { Erasure, FarmNotes, UserHistory } from './stored-user.ts';
import { nextVersion, type WriteCondition } from './write-condition.ts';
import { writtenVersion } from './written-version.ts';

/** Farms in one SQLite file beside the server: nothing to install, and durable. */
export class SqliteStateStore implements StateStore {
  readonly members: SqliteMembers;
  readonly #database: DatabaseSyncInstance;
  readonly #tables: ReturnType<typeof sqliteTables>;
  readonly #commits: GroupCommit;

  /** @param database - As `openSqlite` hands it out; closed with the store. */
  constructor(database: DatabaseSyncInstance) {
    this.#database = database;
    this.#tables = sqliteTables(database);
    this.members = new SqliteMembers(database, {
      look: (read) => this.#look(read),
      change: (write) => this.#change(write),
    });
    this.#commits = new GroupCommit({
      begin: () => this.#database.exec('BEGIN IMMEDIATE'),
      commit: () => this.#database.exec('COMMIT'),
      rollback: () => {
        // Some failures, such as a full disk, end the transaction by themselves.
        if (this.#database.isOpen && this.#database.isTransaction) this.#database.exec('ROLLBACK');
      },
    });
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

  readonly write: StateStore['write'] = (userId, document, condition, now, writer) =>
    this.#change(() => this.#writeNow(userId, document, condition, now, writer));

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
    await this.#change(() => {
      this.#tables.forget(userId);
      this.members.forget(userId);
      this.#tables.markErased({ userHash: sha256Hex(userId), at: Date.now() });
    });
    await this.#look(() => emptyLog(this.#database));
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

  size(): Promise<number> {
    return this.#look(() => this.#tables.size());
  }

  check(): Promise<void> {
    return this.#change(() => this.#tables.mark(Date.now()));
  }

  async close(): Promise<void> {
    this.#commits.flush();
    closeSqlite(this.#database);
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

  async #change<T>(write: () => T): Promise<T> {
    try {
      return await this.#commits.run(write);
    } catch (error) {
      throw new StoreUnavailable(error);
    }
  }
}
