import type { FarmWriter } from '../members/write-right.ts';
import type { MemberRefusal } from '../members/member-refusal.ts';
import type { MemberStore } from './member-store.ts';
import type {
  KeptVersion,
  PackedDocument,
  StateHead,
  StoredVersion,
  Erasure,
  FarmNotes,
  SignOut,
  UserHistory,
  WriteCondition,
} from './stored-farm.ts';

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
export interface StateStore {
  readonly members: MemberStore;
  /** The newest version without its document; absent when nothing was ever stored. */
  head(userId: string): Promise<StateHead | undefined>;
  /** The ETag of the newest version, as `entityTag` makes it of the head; the least that can be asked. */
  tag(userId: string): Promise<string>;
  /** Document of the newest or a kept version; absent if there is none. */
  read(userId: string, version?: number): Promise<StoredVersion | undefined>;
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
  ): Promise<WriteResult>;
  /** Versions that can be restored, newest first. */
  versions(userId: string): Promise<readonly KeptVersion[]>;
  /** All users who ever stored something, by id. */
  users(): Promise<readonly string[]>;
  /** Puts a user of a backup in place of what the store holds of that user. */
  adopt(history: UserHistory): Promise<void>;
  /**
   * Erases a user with all versions and members. Only a mark stays, so that a device with the farm asks before
   * storing it again.
   */
  erase(userId: string): Promise<void>;
  /** Time a user was erased; absent if not erased, or stored again since. */
  erasedAt(userId: string): Promise<number | undefined>;
  /** The marks of all who were erased. */
  erasures(): Promise<readonly Erasure[]>;
  /** Takes over the mark of a backup, unless the user has a farm. */
  adoptErasure(erasure: Erasure): Promise<void>;
  /** Metadata of a farm besides its versions; empty if there is no farm. */
  notes(userId: string): Promise<FarmNotes>;
  /** Updates metadata of a farm. Omitted fields stay; an empty label is removed. */
  note(userId: string, notes: FarmNotes): Promise<void>;
  /** Milliseconds of the newest backup that was written of this store. */
  backupAt(): Promise<number | undefined>;
  noteBackup(at: number): Promise<void>;
  /** Notes that a token was signed out, and forgets those that would count no more. */
  noteSignOut(signOut: SignOut, now: number): Promise<void>;
  /** Whether a token was signed out that would still count. */
  isSignedOut(tokenHash: string): Promise<boolean>;
  /** Bytes that the store takes. */
  size(): Promise<number>;
  /** Stores a mark: proves that the store can take a write right now. */
  check(): Promise<void>;
  /** Runs work on a store as one atomic change, without other changes in between. */
  atOnce<T>(work: (store: StateStore) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** The store can't work right now: no connection, no space, or read-only. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';

  constructor(cause: unknown) {
    super(`The store failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}
