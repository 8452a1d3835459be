import type { Millis } from '#domain/calendar/iso-date.ts';

/** Who is signed in on this device, as far as syncing cares. */
export interface SyncAccount {
  /** Null when nobody is. */
  userId(): string | null;
  /** A token that holds; null when there is none within the time. It never asks the grower. */
  token(options?: { readonly waitMs?: Millis }): Promise<string | null>;
  /** A token that the grower was asked for just now, or asks for with a window; rejects when none comes. */
  freshToken(): Promise<string>;
  /** The state service does not take this token: another one is needed. */
  refuse(token: string): void;
  onChange(listener: () => void): () => void;
}
