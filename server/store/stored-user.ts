import type { StateHead, StoredVersion } from './stored-farm.ts';

/** What is known of a farm besides its versions. */
export interface FarmNotes {
  /** What the operator calls it. */
  readonly label?: string;
  /** Milliseconds of the last time that a device asked for it, to a quarter of an hour. */
  readonly readAt?: number;
}

/** The mark of a user who was erased for good; the id is kept as a hash alone. */
export interface Erasure {
  /** SHA-256 of the id. */
  readonly userHash: string;
  readonly at: number;
}

/** A token that counts no more though it has not run out; the token is kept as a hash alone. */
export interface SignOut {
  readonly tokenHash: string;
  /** Milliseconds at which it would have run out. */
  readonly until: number;
}

/** Everything a store holds of one user, as a backup takes it along. */
export interface UserHistory {
  readonly userId: string;
  readonly head: StateHead;
  /** Newest first. */
  readonly versions: readonly StoredVersion[];
  readonly label?: string;
}
