import { deniedWrite } from '../members/write-right.ts';
import {
  addVersion,
  allErasures,
  allUsers,
  dropVersion,
  erasureOf,
  forgetFarm,
  headOf,
  lastBackup,
  markErased,
  notesOf,
  noteSignedOut,
  putBackupMark,
  putHead,
  putMark,
  putNotes,
  signOutOf,
  tagOf,
  unmarkErased,
  versionsOf,
} from './farm-statements.ts';
import { keptVersion, versionsToDrop, writtenVersion } from './kept-versions.ts';
import { anyMemberOf, deviceWithKey, forgetPeople } from './member-statements.ts';
import type { StateStore, WriteResult } from './state-store.ts';
import {
  type FarmTables,
  type Query,
  type SqlStatement,
  type Step,
  stepOf,
} from './sql-statement.ts';
import {
  entityTagOf,
  type Erasure,
  type FarmNotes,
  type KeptVersion,
  nextVersion,
  sha256Hex,
  type SignOut,
  type StateHead,
  type StoredVersion,
  type UserHistory,
} from './stored-farm.ts';
import { TableMembers } from './table-members.ts';

/** Farms in tables: what is stored, and in which order, the same for every database. */
export abstract class TableStore implements StateStore, FarmTables {
  readonly members = new TableMembers(this);

  abstract rows<T>(query: Query<T>): Promise<readonly T[]>;
  abstract run(statement: SqlStatement): Promise<void>;
  abstract change<T>(step: Step<T>): Promise<T>;
  abstract read(userId: string, version?: number): Promise<StoredVersion | undefined>;
  abstract size(): Promise<number>;
  abstract atOnce<T>(work: (store: StateStore) => Promise<T>): Promise<T>;
  abstract close(): Promise<void>;
  /** Makes sure that nothing is left of what was erased. */
  protected abstract leaveNoTrace(): Promise<void>;

  async head(userId: string): Promise<StateHead | undefined> {
    return (await this.rows(headOf(userId)))[0];
  }

  async tag(userId: string): Promise<string> {
    const [tag = entityTagOf(undefined)] = await this.rows(tagOf(userId));
    return tag;
  }

  write(...wish: Parameters<StateStore['write']>): Promise<WriteResult> {
    const [userId, document, condition, now, writer] = wish;
    const device = writer && deviceWithKey(writer.keyHash);
    const reads = [headOf(userId), device, anyMemberOf(userId), versionsOf(userId)] as const;
    return this.change(
      stepOf([userId], reads, ([[before], [known], members, kept]) => {
        const refused = { written: false, head: before };
        const denied = writer && deniedWrite(known, userId, writer.wish, before);
        if (denied) return { result: { ...refused, denied }, changes: [] };
        const version = nextVersion(before, !document, condition);
        if (version === undefined) return { result: refused, changes: [] };
        const { head, stored } = writtenVersion(document, version, now, known);
        const all = stored ? [keptVersion(stored), ...kept] : kept;
        const dropped = versionsToDrop(all, now, members.length > 0);
        return {
          result: { written: true, head },
          changes: [
            putHead(userId, head),
            !before && unmarkErased(userId),
            stored && addVersion(userId, stored),
            ...dropped.map((old) => dropVersion(userId, old)),
          ],
        };
      }),
    );
  }

  versions(userId: string): Promise<readonly KeptVersion[]> {
    return this.rows(versionsOf(userId));
  }

  users(): Promise<readonly string[]> {
    return this.rows(allUsers());
  }

  adopt({ userId, head, versions, label = '' }: UserHistory): Promise<void> {
    return this.#store(
      [userId],
      [
        ...forgetFarm(userId),
        unmarkErased(userId),
        putHead(userId, head),
        putNotes(userId, { label }),
        ...versions.map((version) => addVersion(userId, version)),
      ],
    );
  }

  async erase(userId: string): Promise<void> {
    const versions = await this.versions(userId);
    const parts = versions.map(({ version }) => dropVersion(userId, version));
    const erased = markErased({ userHash: sha256Hex(userId), at: Date.now() });
    await this.#store([userId], [...forgetFarm(userId), ...forgetPeople(userId), erased], parts);
    await this.leaveNoTrace();
  }

  async erasedAt(userId: string): Promise<number | undefined> {
    return (await this.rows(erasureOf(sha256Hex(userId))))[0]?.at;
  }

  erasures(): Promise<readonly Erasure[]> {
    return this.rows(allErasures());
  }

  adoptErasure(erasure: Erasure): Promise<void> {
    return this.change(
      stepOf([], [allUsers()], ([users]) => {
        const isThere = users.some((id) => sha256Hex(id) === erasure.userHash);
        return { result: undefined, changes: isThere ? [] : [markErased(erasure)] };
      }),
    );
  }

  async notes(userId: string): Promise<FarmNotes> {
    return (await this.rows(notesOf(userId)))[0] ?? {};
  }

  note(userId: string, notes: FarmNotes): Promise<void> {
    return this.run(putNotes(userId, notes));
  }

  async backupAt(): Promise<number | undefined> {
    return (await this.rows(lastBackup()))[0];
  }

  noteBackup(at: number): Promise<void> {
    return this.run(putBackupMark(1, at));
  }

  noteSignOut(signOut: SignOut, now: number): Promise<void> {
    return this.#store([], noteSignedOut(signOut, now), []);
  }

  async isSignedOut(tokenHash: string): Promise<boolean> {
    return (await this.rows(signOutOf(tokenHash))).length > 0;
  }

  check(): Promise<void> {
    return this.run(putMark(1, Date.now()));
  }

  /** @param removes - As a step has them. */
  #store(
    locks: readonly string[],
    changes: readonly SqlStatement[],
    removes?: readonly SqlStatement[],
  ): Promise<void> {
    const step = stepOf(locks, [], () => ({ result: undefined, changes }));
    return this.change({ ...step, ...(removes && { removes }) });
  }
}
