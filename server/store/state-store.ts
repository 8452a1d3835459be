import type { MemberRefusal } from '../members/member-refusal.ts';
import { deniedWrite, type FarmWriter } from '../members/write-right.ts';
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
import {
  changesOf,
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
  type PackedDocument,
  sha256Hex,
  type SignOut,
  type StateHead,
  type StoredVersion,
  type UserHistory,
  type WriteCondition,
} from './stored-farm.ts';
import { MemberStore } from './member-store.ts';

export interface WriteResult {
  readonly written: boolean;
  /** Absent when nothing was ever stored. */
  readonly head: StateHead | undefined;
  /** Why the device that writes may not. */
  readonly denied?: MemberRefusal;
}

/**
 * Store of the state service: one document per user, with its older versions.
 *
 * A write's promise settles only after the change is on disk. Checking the condition and the change are atomic:
 * of two writes with the same condition at most one succeeds. If the store can't work, calls reject with
 * `StoreUnavailable` and nothing was stored.
 */
export abstract class StateStore implements FarmTables {
  readonly members = new MemberStore(this);

  abstract rows<T>(query: Query<T>): Promise<readonly T[]>;
  abstract row<T>(query: Query<T>): Promise<T | undefined>;
  abstract run(statement: SqlStatement): Promise<void>;
  abstract change<T>(step: Step<T>): Promise<T>;
  /** Document of the newest or a kept version; absent if there is none. */
  abstract read(userId: string, version?: number): Promise<StoredVersion | undefined>;
  /** Bytes that the store takes. */
  abstract size(): Promise<number>;
  /** Runs work on a store as one atomic change, without other changes in between. */
  abstract atOnce<T>(work: (store: StateStore) => Promise<T>): Promise<T>;
  abstract close(): Promise<void>;
  /** Makes sure that nothing is left of what was erased. */
  protected abstract leaveNoTrace(): Promise<void>;

  /** The newest version without its document; absent when nothing was ever stored. */
  head(userId: string): Promise<StateHead | undefined> {
    return this.row(headOf(userId));
  }

  /** The ETag of the newest version, as `entityTag` makes it of the head; the least that can be asked. */
  async tag(userId: string): Promise<string> {
    return (await this.row(tagOf(userId))) ?? entityTagOf(undefined);
  }

  /**
   * Stores a document, or with null removes the farm, when the condition holds.
   *
   * A removal keeps the versions; removing what is not there changes nothing.
   *
   * @param document - Its bytes are the store's from now on.
   * @param writer - The device that writes, where one does: whether it may is a part of the same step.
   */
  write(
    userId: string,
    document: PackedDocument | null,
    condition: WriteCondition,
    now: number,
    writer?: FarmWriter,
  ): Promise<WriteResult> {
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

  /** Versions that can be restored, newest first. */
  versions(userId: string): Promise<readonly KeptVersion[]> {
    return this.rows(versionsOf(userId));
  }

  /** All users who ever stored something, by id. */
  users(): Promise<readonly string[]> {
    return this.rows(allUsers());
  }

  /** Puts a user of a backup in place of what the store holds of that user. */
  adopt({ userId, head, versions, label = '' }: UserHistory): Promise<void> {
    const changes = [
      ...forgetFarm(userId),
      unmarkErased(userId),
      putHead(userId, head),
      putNotes(userId, { label }),
      ...versions.map((version) => addVersion(userId, version)),
    ];
    return this.change(changesOf([userId], changes));
  }

  /**
   * Erases a user with all versions and members. Only a mark stays, so that a device with the farm asks before
   * storing it again.
   */
  async erase(userId: string): Promise<void> {
    const versions = await this.versions(userId);
    const parts = versions.map(({ version }) => dropVersion(userId, version));
    const erased = markErased({ userHash: sha256Hex(userId), at: Date.now() });
    const changes = [...forgetFarm(userId), ...forgetPeople(userId), erased];
    await this.change(changesOf([userId], changes, parts));
    await this.leaveNoTrace();
  }

  /** Time a user was erased; absent if not erased, or stored again since. */
  async erasedAt(userId: string): Promise<number | undefined> {
    return (await this.row(erasureOf(sha256Hex(userId))))?.at;
  }

  /** The marks of all who were erased. */
  erasures(): Promise<readonly Erasure[]> {
    return this.rows(allErasures());
  }

  /** Takes over the mark of a backup, unless the user has a farm. */
  adoptErasure(erasure: Erasure): Promise<void> {
    return this.change(
      stepOf([], [allUsers()], ([users]) => {
        const isThere = users.some((id) => sha256Hex(id) === erasure.userHash);
        return { result: undefined, changes: isThere ? [] : [markErased(erasure)] };
      }),
    );
  }

  /** Metadata of a farm besides its versions; empty if there is no farm. */
  async notes(userId: string): Promise<FarmNotes> {
    return (await this.row(notesOf(userId))) ?? {};
  }

  /** Updates metadata of a farm. Omitted fields stay; an empty label is removed. */
  note(userId: string, notes: FarmNotes): Promise<void> {
    return this.run(putNotes(userId, notes));
  }

  /** Milliseconds of the newest backup that was written of this store. */
  backupAt(): Promise<number | undefined> {
    return this.row(lastBackup());
  }

  noteBackup(at: number): Promise<void> {
    return this.run(putBackupMark(1, at));
  }

  /** Notes that a token was signed out, and forgets those that would count no more. */
  noteSignOut(signOut: SignOut, now: number): Promise<void> {
    return this.change(changesOf([], noteSignedOut(signOut, now), []));
  }

  /** Whether a token was signed out that would still count. */
  async isSignedOut(tokenHash: string): Promise<boolean> {
    return (await this.row(signOutOf(tokenHash))) !== undefined;
  }

  /** Stores a mark: proves that the store can take a write right now. */
  check(): Promise<void> {
    return this.run(putMark(1, Date.now()));
  }
}

/** The store can't work right now: no connection, no space, or read-only. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';

  constructor(cause: unknown) {
    super(`The store failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}
