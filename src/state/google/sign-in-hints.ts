import type { Millis } from '#domain/calendar/iso-date.ts';
import { type GoogleState, tokenFor } from './google-state.ts';

/** State of a sign-in as text, for the console with a failure: never on the screen, and never with the token. */
export function signInHints(state: GoogleState, now: Millis) {
  const { token } = state.tokens.account;
  const usable = tokenFor(state, 'account', now);
  return {
    token: token === null ? 'no-token' : 'held',
    sub: state.account.sub ?? 'no-sub',
    secondsLeft: usable === null ? 'n/a' : String(Math.floor((usable.expiresAt - now) / 1000)),
    scopes: token === null || token.scopes.length === 0 ? 'unknown' : token.scopes.join(' '),
  };
}
