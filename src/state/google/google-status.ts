import type { Millis } from '#domain/calendar/iso-date.ts';
import { type GoogleState, isSignedIn, tokenFor } from './google-state.ts';

/** `expired`: the user must renew the token; `disconnected`: there is none, and the user must sign in. */
export type GoogleStatus = 'signed-out' | 'checking' | 'connected' | 'expired' | 'disconnected';

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
