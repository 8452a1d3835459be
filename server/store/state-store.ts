import type {
  KeptVersion,
  PackedDocument,
  StateHead,
  StoredVersion,
  UserHistory,
} from './stored-farm.ts';
import type { WriteCondition } from './write-condition.ts';

/** How a write ended, and the newest version after it. */
export interface WriteResult {
  readonly written: boolean;
  /** Absent when nothing was ever stored. */
  readonly head: StateHead | undefined;
}

/**
 * Where the state service keeps its farms: one document a user, with the versions before it.
 *
 * A promise of a write settles only after the change is on disk. The check of the condition and the
 * change are one step: of two writes with the same condition at most one happens. Every call fails
 * with `StoreUnavailable` when the store cannot do its work, and then nothing has been promised.
 */
export interface StateStore {
  /** The newest version without its document; absent when nothing was ever stored. */
  head(userId: string): Promise<StateHead | undefined>;
  /** The document of the newest version, or of a kept one; absent when there is none. */
  read(userId: string, version?: number): Promise<StoredVersion | undefined>;
  /**
   * Stores a document, or with null removes the farm, when the condition holds.
   *
   * A removal keeps the versions; removing what is not there changes nothing.
   */
  write(
    userId: string,
    document: PackedDocument | null,
    condition: WriteCondition,
    now: number,
  ): Promise<WriteResult>;
  /** The versions that can be brought back, newest first. */
  versions(userId: string): Promise<readonly KeptVersion[]>;
  /** Everybody who ever stored something, in the order of their ids. */
  users(): Promise<readonly string[]>;
  /** Puts a user of a backup in place of what the store holds of that user. */
  adopt(history: UserHistory): Promise<void>;
  /** Forgets a user and all versions for good. */
  erase(userId: string): Promise<void>;
  /** Stores a mark: proves that the store can take a write right now. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** The store cannot do its work right now: no connection, no room, not writable. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';

  constructor(cause: unknown) {
    super(`The store failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}
