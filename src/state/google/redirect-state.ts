import type { Millis } from '#domain/calendar/iso-date.ts';
import type { TokenKind } from '../ports/google-ports.ts';

/** What a tab remembers while Google's own page has taken its place. */
export interface RedirectState {
  /** Random, and told to Google, which gives it back. */
  readonly state: string;
  readonly kind: TokenKind;
  readonly at: Millis;
}

/** How long a sign-in on Google's own page may take. */
const LIMIT_MS = 10 * 60_000;

/**
 * What a return from Google's page was for; null when it must be ignored: this tab did not begin it, or
 * too long ago. The caller forgets `kept` before it asks, so that no return counts twice.
 */
export function redirectKind(kept: unknown, state: string | null, now: Millis): TokenKind | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const leaving: Readonly<Record<string, unknown>> = { ...kept };
  if (typeof leaving['state'] !== 'string' || leaving['state'] === '') return null;
  if (leaving['state'] !== state) return null;
  const at = Number(leaving['at'] ?? Number.NaN);
  if (!(at <= now && now < at + LIMIT_MS)) return null;
  return leaving['kind'] === 'calendar' ? 'calendar' : 'account';
}
