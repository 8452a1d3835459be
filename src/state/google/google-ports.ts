import type { Millis } from '#domain/calendar/iso-date.ts';
import type { GoogleSettings } from '#domain/settings/settings.ts';

/** Who Google says is at the screen. */
export type GoogleProfile = Pick<GoogleSettings, 'sub' | 'email' | 'name' | 'picture'>;

/** The proof of who is at the screen, as long as it holds. */
export interface GoogleToken {
  readonly value: string;
  readonly issuedAt: Millis;
  readonly expiresAt: Millis;
  /** What it gives the right to; empty when Google did not say. */
  readonly scopes: readonly string[];
}

/** What is asked of Google. */
export interface TokenRequest {
  /** Without showing anything, or with a window in which the grower chooses the account. */
  readonly how: 'silent' | 'prompt';
  /** Also the right to write calendar events. */
  readonly calendar: boolean;
  /** The account that is expected, so that Google need not ask which one; null = any. */
  readonly account: string | null;
}

/** The account this browser is signed in with. */
export interface GoogleAccount {
  readonly connected: boolean;
  readonly sub: string | null;
}

/**
 * What this browser remembers of a sign-in. The token lasts as long as the tab at most and is never
 * written where other tabs or later visits could find it.
 */
export interface GoogleMemory {
  account(): GoogleAccount | null;
  keepAccount(account: GoogleAccount): void;
  forgetAccount(): void;
  /** As it was kept, to be checked by the reader; null when there is none. */
  token(): unknown;
  keepToken(token: GoogleToken): void;
  forgetToken(): void;
}

/** What a full page of Google left in the address, already taken out of it. */
export interface GoogleReturn {
  /** The fields of the answer, as of a window's. */
  readonly reply: unknown;
  /** Belongs to a sign-in that this tab began, not long ago, and is seen for the first time. */
  readonly isOurs: boolean;
}

/** Google's sign-in. Rejects with an object that has Google's own code as `code` or `type`, if it gave one. */
export interface GoogleIdentity {
  /** Loads Google's script ahead, so that the window opens at once. Never rejects. */
  prepare(): Promise<void>;
  /** Resolves with Google's answer as it is. It may never come. */
  requestToken(request: TokenRequest): Promise<unknown>;
  /** Leaves the page for Google's own one, where windows are blocked. Resolves when the page is about to go. */
  leaveForGoogle(request: TokenRequest): Promise<void>;
  /** What a return from that page brought; null when this is none. Only the first call has it. */
  takeReturn(): GoogleReturn | null;
  profile(token: string): Promise<GoogleProfile>;
  /** Makes a token worthless everywhere. */
  revoke(token: string): Promise<void>;
  readonly memory: GoogleMemory;
  /** Calls back when the grower presses a key or a button, anywhere on the page. */
  onGesture(listener: () => void): () => void;
  /** Calls back when the page gets the focus or becomes visible. */
  onAttention(listener: () => void): () => void;
}
