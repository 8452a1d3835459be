import type { Millis } from '#domain/calendar/iso-date.ts';
import { CALENDAR_SCOPE } from './app-config.ts';
import { asGoogleError, GoogleError } from './google-error.ts';
import type { GoogleToken, TokenRequest } from '../ports/google-ports.ts';
import { DEFAULT_LIFETIME_MS } from './google-times.ts';
import { asRecord } from '../document/json-record.ts';

/**
 * The token in an answer of Google, from its window or its page.
 *
 * Its time counts from the moment it arrives, by the clock that will look at it again: so a device whose
 * clock is wrong signs in like any other.
 */
export function readTokenReply(
  reply: unknown,
  { kind, how }: Pick<TokenRequest, 'kind' | 'how'>,
  now: Millis,
): GoogleToken {
  const fields = asRecord(reply);
  if (Object.keys(fields).length === 0) {
    throw new GoogleError('Empty response from Google OAuth.', 'empty_response');
  }
  if (typeof fields['error'] === 'string' && fields['error'] !== '') throw asGoogleError(reply);
  const value = fields['access_token'];
  if (typeof value !== 'string' || value === '') {
    throw new GoogleError('Google did not return an access token.', 'no_access_token');
  }
  const seconds = Number(fields['expires_in']);
  const lifetime = seconds > 0 && Number.isFinite(seconds) ? seconds * 1000 : DEFAULT_LIFETIME_MS;
  const scopes = typeof fields['scope'] === 'string' ? wordsOf(fields['scope']) : [];
  const asked = kind === 'calendar' ? [CALENDAR_SCOPE] : [];
  return {
    value,
    issuedAt: now,
    expiresAt: now + lifetime,
    scopes: scopes.length > 0 ? scopes : asked,
    isConfirmed: how !== 'silent',
  };
}

export function readKeptToken(kept: unknown): GoogleToken | null {
  const { value, issuedAt, expiresAt, scopes, isConfirmed } = asRecord(kept);
  if (typeof value !== 'string' || value === '') return null;
  if (!Number.isFinite(issuedAt) || !Number.isFinite(expiresAt)) return null;
  const known = Array.isArray(scopes) ? scopes.filter((scope) => typeof scope === 'string') : [];
  return {
    value,
    issuedAt: Number(issuedAt),
    expiresAt: Number(expiresAt),
    scopes: known,
    isConfirmed: isConfirmed === true,
  };
}

function wordsOf(text: string): readonly string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}
