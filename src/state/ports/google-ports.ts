import type { Millis } from '#domain/calendar/iso-date.ts';
import type { GoogleSettings } from '#domain/settings/settings.ts';

/** Who Google says is at the screen. */
export type GoogleProfile = Pick<GoogleSettings, 'sub' | 'email' | 'name' | 'picture'>;

/**
 * What a token is for. The one of the account proves who it is, to our own service too; the one of the
 * calendar also gives the right to write events, and goes to nobody but Google.
 */
export type TokenKind = 'account' | 'calendar';

/** The proof of who is at the screen, as long as it holds. */
export interface GoogleToken {
  readonly value: string;
  readonly issuedAt: Millis;
  readonly expiresAt: Millis;
  /** What it gives the right to. */
  readonly scopes: readonly string[];
  /** The grower was asked for it. What Google renews by itself tells nothing of who is at the screen. */
  readonly isConfirmed: boolean;
}

export interface TokenRequest {
  readonly kind: TokenKind;
  /**
   * Without showing anything; with a window in which the grower chooses the account; or with a window even
   * where Google would need none, to see that somebody is there.
   */
  readonly how: 'silent' | 'prompt' | 'confirm';
  /** The account that is expected, so that Google need not ask which one; null = any. */
  readonly account: string | null;
}

/** The account this browser is signed in with: nobody's when not connected and without a number. */
export interface GoogleAccount {
  readonly connected: boolean;
  readonly sub: string | null;
}

/**
 * What this browser remembers of a sign-in. Tokens last as long as the tab at most and are never written
 * where other tabs or later visits could find them.
 */
export interface GoogleMemory {
  /** Null when nobody ever signed in or out here. */
  account(): GoogleAccount | null;
  keepAccount(account: GoogleAccount): void;
  /** As it was kept, to be checked by the reader; null when there is none. */
  token(kind: TokenKind): unknown;
  keepToken(kind: TokenKind, token: GoogleToken): void;
  forgetToken(kind: TokenKind): void;
}

/** What a full page of Google left in the address, already taken out of it. */
export interface GoogleReturn {
  /** Google's answer, field by field. */
  readonly reply: unknown;
  /** What this tab asked for; null when the answer does not belong to a sign-in that it began not long ago. */
  readonly kind: TokenKind | null;
}

/** The other tabs of this browser, which may hold a token already. Tokens pass between them, never through storage. */
export interface GoogleTabs {
  /** What another tab holds for an account, to be checked by the reader; null when none answers soon. */
  ask(kind: TokenKind, account: string): Promise<unknown>;
  /** Answers the other tabs when they ask. */
  onAsked(answer: (kind: TokenKind, account: string) => GoogleToken | null): () => void;
}

/** Google's sign-in. What it rejects with has Google's own code as `code`, `type` or `error`, if there was one. */
export interface GoogleIdentity {
  /** Whether the server knows Google, so that one can sign in. Rejects where it cannot be asked. */
  isOffered(): Promise<boolean>;
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
  readonly tabs: GoogleTabs;
  /** Calls back when the grower presses a key or a button, anywhere on the page. */
  onGesture(listener: () => void): () => void;
  /** Calls back when the page gets the focus or becomes visible, or another tab signed in or out. */
  onAttention(listener: () => void): () => void;
}
