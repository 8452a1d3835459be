import type { SyncStatus } from '../ports/cloud-status.ts';
import type { Millis } from '#domain/calendar/iso-date.ts';

/** A person's choice for a farm found in two places. */
export type SyncDecision = 'both' | 'cloud' | 'device';

/** Keeps the farm of this device and the one in the cloud the same. */
export interface SyncEngine {
  readonly status: () => SyncStatus;
  readonly onChange: (listener: () => void) => () => void;
  /** Compares with the cloud now, also while waiting after a failure. Never rejects. */
  readonly syncNow: () => Promise<void>;
  /** Sends an imported farm: waits up to 2.5 s for a token. Never rejects; what is not sent now is sent later. */
  readonly pushAfterImport: () => Promise<void>;
  /**
   * Deletes the farm in the cloud, then here; a copy stays on the device. Google has to have asked the grower
   * in the last five minutes, or asks now. Rejects, and nothing has changed, with a `GoogleError` when Google
   * does not confirm the account, and with another error when the cloud refuses.
   */
  readonly deleteCloud: () => Promise<void>;
  readonly decide: (decision: SyncDecision) => Promise<void>;
  readonly close: () => void;
}

/** The signed-in account, as sync needs it. */
export interface SyncAccount {
  userId(): string | null;
  /** A valid token; `null` if none arrives in time. Never asks the user. */
  token(options?: { readonly waitMs?: Millis }): Promise<string | null>;
  /** A token that the grower was asked for just now, or asks for with a window; rejects when none comes. */
  freshToken(): Promise<string>;
  /** The state service does not take this token: another one is needed. */
  refuse(token: string): void;
  onChange(listener: () => void): () => void;
}
