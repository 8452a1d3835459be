import type { Millis } from '#domain/calendar/iso-date.ts';
import type { TokenKind } from '../ports/google-ports.ts';
import { asRecord } from '../document/json-record.ts';

export interface RedirectState {
  /** Random value that Google returns. */
  readonly state: string;
  readonly kind: TokenKind;
  readonly at: Millis;
}

/** How long a sign-in on Google's own page may take. */
const LIMIT_MS = 10 * 60_000;

/**
 * What a return from Google's page is for; null if it is of another tab, or too late. The caller deletes `kept`
 * first, so no return counts twice.
 */
export function redirectKind(kept: unknown, state: string | null, now: Millis): TokenKind | null {
  const leaving = asRecord(kept);
  if (typeof leaving['state'] !== 'string' || leaving['state'] === '') return null;
  if (leaving['state'] !== state) return null;
  const at = Number(leaving['at'] ?? Number.NaN);
  if (!(at <= now && now < at + LIMIT_MS)) return null;
  return leaving['kind'] === 'calendar' ? 'calendar' : 'account';
}
