import type { Millis } from '#domain/calendar/iso-date.ts';

/** The signed-in account, as sync needs it. */
export interface SyncAccount {
  /** `null` if signed out. */
  userId(): string | null;
  /** A valid token; `null` if none arrives in time. Never asks the user. */
  token(options?: { readonly waitMs?: Millis }): Promise<string | null>;
  /** A token that the grower was asked for just now, or asks for with a window; rejects when none comes. */
  freshToken(): Promise<string>;
  /** The state service does not take this token: another one is needed. */
  refuse(token: string): void;
  onChange(listener: () => void): () => void;
}
