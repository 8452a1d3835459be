import type { WriteCondition } from './write-condition.ts';

/** A farm's document as it rests in a store: its exact JSON text, packed. */
export interface PackedDocument {
  /** The JSON text in gzip form: a year of tasks is a tenth of its size, and so are its versions. */
  readonly gzip: Uint8Array;
  /** SHA-256 of the JSON text, as 64 hexadecimal digits. */
  readonly hash: string;
  /** Bytes of the JSON text. */
  readonly size: number;
  /** Whether it was sent as `{state}` and so is handed out as `{state, updated_at}`. */
  readonly wrapped: boolean;
}

/** What is known of a document without reading it. */
export type DocumentFacts = Omit<PackedDocument, 'gzip'>;

/** The newest version of a user's farm. */
export interface StateHead {
  /** Grows by one with every change, a removal included, and never starts over. */
  readonly version: number;
  /** Milliseconds of the change. */
  readonly savedAt: number;
  /** Null when the farm was removed: then `savedAt` says when. */
  readonly document: DocumentFacts | null;
}

/** A version that can be brought back. */
export interface KeptVersion {
  readonly version: number;
  readonly savedAt: number;
  readonly document: DocumentFacts;
  /** Bytes that it takes in the store. */
  readonly packedSize: number;
}

/** A version with its document. */
export interface StoredVersion {
  readonly version: number;
  readonly savedAt: number;
  readonly document: PackedDocument;
}

/** Everything a store holds of one user, as a backup takes it along. */
export interface UserHistory {
  readonly userId: string;
  readonly head: StateHead;
  /** Newest first. */
  readonly versions: readonly StoredVersion[];
}

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
