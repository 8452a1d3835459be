import type { StateHead, StoredVersion } from './stored-farm.ts';

/** Farm metadata besides its versions. */
export interface FarmNotes {
  /** Label by the server admin. */
  readonly label?: string;
  /** Milliseconds of the last time that a device asked for it, to a quarter of an hour. */
  readonly readAt?: number;
}

/** Marks an erased user. Only a hash of the id is kept. */
export interface Erasure {
  /** SHA-256 of the id. */
  readonly userHash: string;
  readonly at: number;
}

/** A signed-out token before its expiry. Only its hash is stored. */
export interface SignOut {
  readonly tokenHash: string;
  /** Milliseconds at which it would have run out. */
  readonly until: number;
}

/** All data of one user in a store, as a backup contains it. */
export interface UserHistory {
  readonly userId: string;
  readonly head: StateHead;
  /** Newest first. */
  readonly versions: readonly StoredVersion[];
  readonly label?: string;
}
