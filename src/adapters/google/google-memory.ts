import { googleUserId } from '#state/google/google-status.ts';
import { ANONYMOUS } from '#state/ports/cloud-environment.ts';
import type { GoogleAccount, GoogleMemory, TokenKind } from '#state/ports/google-ports.ts';
import { attempt } from '../attempt.ts';

/** Shared by all visits of this browser: that somebody is signed in, and the number of the account. */
const CONNECTED_KEY = 'mgm.googleConnected';
const SUB_KEY = 'mgm.googleSub';

/** Only this tab's. */
const TOKEN_KEYS: Readonly<Record<TokenKind, string>> = {
  account: 'mgm.google.account',
  calendar: 'mgm.google.calendar',
};

/** What the page itself remembers, where the browser keeps nothing. */
const tokens = new Map<TokenKind, string>();
let account: GoogleAccount | null = null;

/**
 * What this browser remembers of a sign-in: who, in its local storage; the tokens, in the tab's session
 * storage alone. Where the browser keeps nothing, the memory lasts as long as the page.
 */
export function browserGoogleMemory(): GoogleMemory {
  return {
    account() {
      account = readAccount() ?? account;
      return account;
    },
    keepAccount(next) {
      account = next;
      attempt(() => {
        // In this order another tab never reads a sign-in that lacks its number for a moment.
        if (next.sub !== null) localStorage.setItem(SUB_KEY, next.sub);
        localStorage.setItem(CONNECTED_KEY, next.connected ? '1' : '0');
        if (next.sub === null) localStorage.removeItem(SUB_KEY);
      });
    },
    token: (kind) =>
      parsed(tokens.get(kind) ?? attempt(() => sessionStorage.getItem(TOKEN_KEYS[kind]))),
    keepToken(kind, token) {
      const text = JSON.stringify(token);
      if (tokens.get(kind) === text) return;
      tokens.set(kind, text);
      attempt(() => sessionStorage.setItem(TOKEN_KEYS[kind], text));
    },
    forgetToken(kind) {
      tokens.delete(kind);
      attempt(() => sessionStorage.removeItem(TOKEN_KEYS[kind]));
    },
  };
}

/** Whose farm a visit of this browser opens: the account's that is signed in, else the device's own. */
export function browserUserKey(): string {
  const known = browserGoogleMemory().account();
  return (known === null ? null : googleUserId({ account: known })) ?? ANONYMOUS;
}

export function onAccountOfOtherTab(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent): void => {
    if (key === CONNECTED_KEY || key === SUB_KEY) listener();
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}

function readAccount(): GoogleAccount | null {
  const flag = attempt(() => localStorage.getItem(CONNECTED_KEY));
  const sub = attempt(() => localStorage.getItem(SUB_KEY));
  return flag === null && sub === null ? null : { connected: flag === '1' || sub !== null, sub };
}

function parsed(text: string | null): unknown {
  return text === null ? null : attempt((): unknown => JSON.parse(text));
}
