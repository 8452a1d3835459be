import type { Millis } from '#domain/calendar/iso-date.ts';
import type { GoogleSettings } from '#domain/settings/settings.ts';

export type GoogleProfile = Pick<GoogleSettings, 'sub' | 'email' | 'name' | 'picture'>;

/**
 * Purpose of a token. The account token proves identity, also to the app's own server. The calendar token can
 * also write events and is sent only to Google.
 */
export type TokenKind = 'account' | 'calendar';

/** The proof of who is at the screen, as long as it holds. */
export interface GoogleToken {
  readonly value: string;
  readonly issuedAt: Millis;
  readonly expiresAt: Millis;
  readonly scopes: readonly string[];
  /** The user confirmed it. A silently renewed token says nothing about who is at the screen. */
  readonly isConfirmed: boolean;
}

export interface TokenRequest {
  readonly kind: TokenKind;
  /** Silently; with a window to choose the account; or always with a window, to confirm that someone is there. */
  readonly how: 'silent' | 'prompt' | 'confirm';
  /** The account that is expected, so that Google need not ask which one; null = any. */
  readonly account: string | null;
}

/** The account signed in to this browser. Signed out if not connected and without a number. */
export interface GoogleAccount {
  readonly connected: boolean;
  readonly sub: string | null;
}

/** Sign-in state of this browser. Tokens last as long as the tab, and never stand where other tabs or visits read them. */
export interface GoogleMemory {
  /** `null` if no one ever signed in or out here. */
  account(): GoogleAccount | null;
  keepAccount(account: GoogleAccount): void;
  /** Stored token, to be validated by the reader; `null` if there is none. */
  token(kind: TokenKind): unknown;
  keepToken(kind: TokenKind, token: GoogleToken): void;
  forgetToken(kind: TokenKind): void;
}

/** Parameters that Google's page left in the address, already removed from it. */
export interface GoogleReturn {
  /** Google's answer, field by field. */
  readonly reply: unknown;
  /** Kind this tab requested; `null` if the answer doesn't belong to a recent request. */
  readonly kind: TokenKind | null;
}

/** The other tabs of this browser, which may hold a token already. Tokens pass between them, never through storage. */
export interface GoogleTabs {
  /** Token of another tab for an account, to be validated by the reader; `null` if none answers soon. */
  ask(kind: TokenKind, account: string): Promise<unknown>;
  /** Answers the other tabs when they ask. */
  onAsked(answer: (kind: TokenKind, account: string) => GoogleToken | null): () => void;
}

/** Google sign-in. Errors have Google's code as `code`, `type` or `error`, if there is one. */
export interface GoogleIdentity {
  /** Whether the server knows Google, so that one can sign in. Rejects where it cannot be asked. */
  isOffered(): Promise<boolean>;
  /** Loads Google's script ahead, so that the window opens at once. Never rejects. */
  prepare(): Promise<void>;
  /** Resolves with Google's answer as it is. It may never come. */
  requestToken(request: TokenRequest): Promise<unknown>;
  /** Leaves the page for Google's own one, where windows are blocked. Resolves when the page is about to go. */
  leaveForGoogle(request: TokenRequest): Promise<void>;
  /** Result of a return from Google's page; `null` if there is none. Only the first call gets it. */
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
