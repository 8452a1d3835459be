import type { Millis } from '#domain/calendar/iso-date.ts';
import type { GoogleToken } from '../ports/google-ports.ts';
import { FRESH_MS, VALID_UNTIL_BEFORE_MS, WORTH_KEEPING_MS } from './google-times.ts';

/** Checks whether a token may be used: until 15 s before it expires. */
export function isValid(token: GoogleToken, now: Millis): boolean {
  // A token from the future means that the clock was set back: how long it still holds is unknown.
  return token.issuedAt <= now && now < token.expiresAt - VALID_UNTIL_BEFORE_MS;
}

/** Checks whether a token found in the tab is still useful: more than 10 s are left. */
export function isWorthKeeping(token: GoogleToken, now: Millis): boolean {
  return token.issuedAt <= now && token.expiresAt - now > WORTH_KEEPING_MS;
}

/** Checks whether a sign-in of the last 5 minutes proves who is at the screen. */
export function isFresh(token: GoogleToken, now: Millis): boolean {
  return token.isConfirmed && isValid(token, now) && now - token.issuedAt <= FRESH_MS;
}

export function writesCalendar({ scopes }: GoogleToken): boolean {
  return scopes.some((scope) => /\/auth\/calendar(\.events(\.owned)?)?$/.test(scope));
}
