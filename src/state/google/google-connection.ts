import type { Millis } from '#domain/calendar/iso-date.ts';
import type { GoogleProfile } from './google-ports.ts';

/**
 * How it stands with Google: nobody is signed in; it is being found out; calls can be made; the proof ran
 * out and a new one needs the grower; there is none in this tab and a new one needs the grower.
 */
export type GoogleStatus = 'signed-out' | 'checking' | 'connected' | 'expired' | 'disconnected';

/** What is expected of a token. */
export interface TokenOptions {
  /** How long a token may take to come; 2 s unless told otherwise. */
  readonly waitMs?: Millis;
  /** Must give the right to write calendar events. */
  readonly calendar?: boolean;
}

/** The account that is signed in, and the tokens that calls in its name need. */
export interface GoogleConnection {
  status(): GoogleStatus;
  onChange(listener: () => void): () => void;
  /** `google_` and the number of the account; null without an account. */
  userId(): string | null;
  /** A valid token, null when none comes in time. Never opens a window. */
  token(options?: TokenOptions): Promise<string | null>;
  /** A call was refused with this token (401): it is dropped and another one is asked for. */
  refuse(token: string): void;
  /** Signs in, with a window. Rejects with a `GoogleError`. */
  connect(options?: { readonly calendar?: boolean }): Promise<GoogleProfile>;
  /** Makes the token worthless and forgets who it was. Never rejects. */
  signOut(): Promise<void>;
  /** Loads what a sign-in needs, so that it begins at once. */
  prepare(): void;
  /** Resolves once it is known whether this visit comes from Google's own page. */
  ready(): Promise<void>;
  close(): void;
}
