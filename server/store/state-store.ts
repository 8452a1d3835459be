import type { FarmWriter } from '../members/write-right.ts';
import type { MemberRefusal } from '../members/member-refusal.ts';
import type { MemberStore } from './member-store.ts';
import type { KeptVersion, PackedDocument, StateHead, StoredVersion } from './stored-farm.ts';
import type { Erasure, FarmNotes, SignOut, UserHistory } from './stored-user.ts';
import type { WriteCondition } from './write-condition.ts';

/** How a write ended, and the newest version after it. */
export interface WriteResult {
  readonly written: boolean;
  /** Absent when nothing was ever stored. */
  readonly head: StateHead | undefined;
  /** Why the device that writes may not. */
  readonly denied?: MemberRefusal;
}

/**
 * Where the state service keeps its farms: one document a user, with the versions before it.
 *
 * A promise of a write settles only after the change is on disk. The check of the condition and the
 * change are one step: of two writes with the same condition at most one happens. Every call fails
 * with `StoreUnavailable` when the store cannot do its work, and then nothing has been promised.
 */
export interface StateStore {
  /** Who belongs to the farms, by which devices. */
  readonly members: MemberStore;
  /** The newest version without its document; absent when nothing was ever stored. */
  head(userId: string): Promise<StateHead | undefined>;
  /** The ETag of the newest version, as `entityTag` makes it of the head; the least that can be asked. */
  tag(userId: string): Promise<string>;
  /** The document of the newest version, or of a kept one; absent when there is none. */
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
  /** The versions that can be brought back, newest first. */
  versions(userId: string): Promise<readonly KeptVersion[]>;
  /** Everybody who ever stored something, in the order of their ids. */
  users(): Promise<readonly string[]>;
  /** Puts a user of a backup in place of what the store holds of that user. */
  adopt(history: UserHistory): Promise<void>;
  /**
   * Forgets a user, all versions and all members for good, so that no byte of them stays; only a mark stays, so that a
   * device which still has the farm asks its grower before it stores it again.
   */
  erase(userId: string): Promise<void>;
  /** When a user was erased; absent when nobody did, or when something was stored since. */
  erasedAt(userId: string): Promise<number | undefined>;
  /** The marks of all who were erased. */
  erasures(): Promise<readonly Erasure[]>;
  /** Takes over the mark of a backup, unless the user has a farm. */
  adoptErasure(erasure: Erasure): Promise<void>;
  /** What is known of a farm besides its versions; nothing where there is no farm. */
  notes(userId: string): Promise<FarmNotes>;
  /** Notes something of a farm; what is left out stays, and an empty label is none. */
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
  /**
   * What is done through the store that is handed over happens as a whole or, where it fails or the program ends
   * amid it, not at all. Nobody else changes anything meanwhile.
   */
  atOnce<T>(work: (store: StateStore) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** The store cannot do its work right now: no connection, no room, not writable. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';

  constructor(cause: unknown) {
    super(`The store failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}
