import type { IsoInstant, Millis } from '#domain/calendar/iso-date.ts';

/**
 * Why the service stores nothing for this account: it isn't allowed, no more farms are accepted, the store is
 * full, or this device's key is unknown. Only the server admin or the farm's owner can change that.
 */
export type CloudRefusal = 'account' | 'farms' | 'room' | 'key';

export interface CloudStatus {
  readonly state: 'online' | 'backoff' | 'disabled' | 'error';
  /** Why it is disabled, in a sentence for the grower. */
  readonly reason: string | null;
  /** When the next attempt is made; null outside of `backoff`. */
  readonly backoffUntil: Millis | null;
  /** Failures in a row, 6 at most. */
  readonly failures: number;
  readonly lastError: string | null;
  readonly context: 'load' | 'save' | 'delete' | null;
  /** Null for every failure that time or the grower can mend. */
  readonly refusal: CloudRefusal | null;
}

/** Something that only a person can decide before syncing goes on. */
export type SyncQuestion =
  /** The farm was deleted in the cloud, by this person elsewhere, or by an owner of it. */
  | DeletedInCloud
  /** This device has a farm from before the first sign-in. */
  | { readonly kind: 'anonymous-farm' };

export interface DeletedInCloud {
  readonly kind: 'deleted-in-cloud';
  readonly deletedAt: IsoInstant;
  readonly deletedBy?: string;
  /** Another farm was begun in its place. */
  readonly isBegunAnew?: boolean;
}

/** Sync status with the badge's details. */
export interface SyncStatus extends CloudStatus {
  /** When this device and the cloud were last known to hold the same; null before that. */
  readonly syncedAt: Millis | null;
  /** Something here is not in the cloud yet. */
  readonly waiting: boolean;
  readonly question: SyncQuestion | null;
}

export const CLOUD_AT_START: CloudStatus = {
  state: 'online',
  reason: null,
  backoffUntil: null,
  failures: 0,
  lastError: null,
  context: null,
  refusal: null,
};

export const SYNC_AT_START: SyncStatus = {
  ...CLOUD_AT_START,
  syncedAt: null,
  waiting: false,
  question: null,
};
