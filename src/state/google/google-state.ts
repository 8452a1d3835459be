import type { Millis } from '#domain/calendar/iso-date.ts';
import { asGoogleError, isBenign } from './google-error.ts';
import type { GoogleAccount, GoogleToken, TokenKind } from '../ports/google-ports.ts';
import { BLOCKED_BY_GOOGLE_MS, BLOCKED_BY_SILENCE_MS } from './google-times.ts';
import { type TimeWindow, isActive, startWindow } from './time-window.ts';
import { isValid, writesCalendar } from './token-life.ts';

interface TokenState {
  readonly token: GoogleToken | null;
  /** There was one in this visit that could not be renewed. */
  readonly ranOut: boolean;
  /** A silent request is under way, and soon to be answered. */
  readonly isAsking: boolean;
  /** No silent request is made in this time. */
  readonly block: TimeWindow | null;
  /** The last token that was of no use any more. */
  readonly spent: string | null;
}

export interface GoogleState {
  readonly account: GoogleAccount;
  /** The first look has ended, whatever came of it. */
  readonly isChecked: boolean;
  readonly tokens: Readonly<Record<TokenKind, TokenState>>;
}

export type GoogleEvent =
  /** Somebody signed in, with a window or a page. */
  | {
      readonly type: 'signed-in';
      readonly account: GoogleAccount;
      readonly tokens: Partial<Readonly<Record<TokenKind, GoogleToken>>>;
    }
  /** Another tab signed in or out, or the account's number became known. */
  | { readonly type: 'account-found'; readonly account: GoogleAccount }
  | { readonly type: 'asking'; readonly kind: TokenKind }
  /** The start has waited long enough for an answer that may still come. */
  | { readonly type: 'waited' }
  | { readonly type: 'arrived'; readonly kind: TokenKind; readonly token: GoogleToken }
  | {
      readonly type: 'failed';
      readonly kind: TokenKind;
      readonly code: string | null;
      readonly now: Millis;
    }
  /** A token ran out and cannot be renewed now, or was refused. */
  | { readonly type: 'dropped'; readonly kind: TokenKind; readonly block?: TimeWindow };

export const SIGNED_OUT: GoogleAccount = { connected: false, sub: null };

const NO_TOKEN: TokenState = {
  token: null,
  ranOut: false,
  isAsking: false,
  block: null,
  spent: null,
};
const NO_TOKENS = { account: NO_TOKEN, calendar: NO_TOKEN };

export function googleAtStart(
  account: GoogleAccount,
  tokens: Readonly<Record<TokenKind, GoogleToken | null>>,
): GoogleState {
  return {
    account,
    isChecked: false,
    tokens: {
      account: { ...NO_TOKEN, token: tokens.account },
      calendar: { ...NO_TOKEN, token: tokens.calendar },
    },
  };
}

export function reduceGoogle(state: GoogleState, event: GoogleEvent): GoogleState {
  switch (event.type) {
    case 'signed-in': {
      const { account } = event;
      const before = state.account.sub === account.sub ? state.tokens : NO_TOKENS;
      const tokenOf = (kind: TokenKind): TokenState => {
        const token = event.tokens[kind];
        return token === undefined ? before[kind] : holding(token);
      };
      const tokens = { account: tokenOf('account'), calendar: tokenOf('calendar') };
      return { account, isChecked: true, tokens };
    }
    case 'account-found':
      return event.account.sub === state.account.sub || state.account.sub === null
        ? {
            ...state,
            account: event.account,
            ...(!isSignedIn(event.account) && { tokens: NO_TOKENS }),
          }
        : { account: event.account, isChecked: false, tokens: NO_TOKENS };
    case 'asking':
      return { ...heard(state, event.kind, { isAsking: true }), isChecked: state.isChecked };
    case 'waited':
      return heard(state, 'account', { isAsking: false });
    case 'arrived':
      return heard(state, event.kind, holding(event.token));
    case 'failed': {
      const { token, ranOut } = state.tokens[event.kind];
      const isLost = token !== null && !isValid(token, event.now);
      return heard(state, event.kind, {
        token: isLost ? null : token,
        ranOut: ranOut || isLost,
        isAsking: false,
        block: startWindow(event.now, blockAfter(event.code)),
      });
    }
    case 'dropped': {
      const { token, ranOut, block, spent } = state.tokens[event.kind];
      return heard(state, event.kind, {
        token: null,
        ranOut: ranOut || token !== null,
        block: event.block ?? block,
        spent: token?.value ?? spent,
      });
    }
  }
}

export function isSignedIn({ connected, sub }: GoogleAccount): boolean {
  return connected || sub !== null;
}

/** The token of this very kind, while it may be used. */
export function validToken({ tokens }: GoogleState, kind: TokenKind, now: Millis) {
  const { token } = tokens[kind];
  return token !== null && isValid(token, now) ? token : null;
}

/** The token that a call may use now; one with more rights will do as well. */
export function tokenFor(state: GoogleState, kind: TokenKind, now: Millis): GoogleToken | null {
  const account = validToken(state, 'account', now);
  if (kind === 'account') return account;
  const held = [validToken(state, 'calendar', now), account];
  return held.find((token) => token !== null && writesCalendar(token)) ?? null;
}

export function isSilentBlocked(state: GoogleState, kind: TokenKind, now: Millis): boolean {
  return isActive(state.tokens[kind].block, now);
}

/** Only the grower can mend what Google gave a reason for; silence may end by itself. */
function blockAfter(code: string | null): Millis {
  return isBenign(asGoogleError({ code })) ? BLOCKED_BY_GOOGLE_MS : BLOCKED_BY_SILENCE_MS;
}

function holding(token: GoogleToken): TokenState {
  return { ...NO_TOKEN, token };
}

/** Notes what became of a token. Any such news ends the first look. */
function heard(state: GoogleState, kind: TokenKind, change: Partial<TokenState>): GoogleState {
  const tokens = { ...state.tokens, [kind]: { ...state.tokens[kind], ...change } };
  return { ...state, isChecked: true, tokens };
}
