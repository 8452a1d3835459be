import type { Millis } from '#domain/calendar/iso-date.ts';
import { type GoogleState, isSignedIn, tokenFor } from './google-state.ts';

/**
 * The state of the connection with Google: nobody is signed in; it is being found out; calls can be made; the token of
 * this visit ran out and a new one needs the grower; there is none and it needs the grower.
 */
export type GoogleStatus = 'signed-out' | 'checking' | 'connected' | 'expired' | 'disconnected';

/** The status that follows from all that is known now. */
export function googleStatus(state: GoogleState, now: Millis): GoogleStatus {
  if (!isSignedIn(state.account)) return 'signed-out';
  if (tokenFor(state, 'account', now) !== null) return 'connected';
  const { token, isAsking, ranOut } = state.tokens.account;
  // A token that is no longer used but not given up either is about to be renewed.
  if (token !== null || isAsking || !state.isChecked) return 'checking';
  return ranOut ? 'expired' : 'disconnected';
}

/** The user at the state service; null without an account that has a number. */
export function googleUserId({ account: { sub } }: Pick<GoogleState, 'account'>): string | null {
  return sub === null ? null : `google_${sub}`;
}
