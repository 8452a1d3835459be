import { expect, test } from 'vitest';
import { CALENDAR_SCOPE } from './app-config.ts';
import type { GoogleToken, TokenRequest } from '../ports/google-ports.ts';
import { readKeptToken, readTokenReply } from './read-token-reply.ts';
import { isFresh, isValid, isWorthKeeping, writesCalendar } from './token-life.ts';

const NOW = 1_000_000;
const read = (reply: unknown) => readTokenReply(reply, { kind: 'account', how: 'prompt' }, NOW);

test('a token lasts as long as Google says, from now on', () => {
  expect(read({ access_token: 'ya29.x', expires_in: '3599', scope: 'openid  email' })).toEqual({
    value: 'ya29.x',
    issuedAt: NOW,
    expiresAt: NOW + 3_599_000,
    scopes: ['openid', 'email'],
    isConfirmed: true,
  });
});

test('only a token that the grower was asked for proves who is at the screen', () => {
  const isConfirmed = (how: TokenRequest['how']) =>
    readTokenReply({ access_token: 'x' }, { kind: 'account', how }, NOW).isConfirmed;
  expect([isConfirmed('silent'), isConfirmed('prompt'), isConfirmed('confirm')]).toEqual([
    false,
    true,
    true,
  ]);
});

test.each([undefined, null, '', 'soon', 0, -5, Number.NaN, Infinity])(
  'a lifetime of %s is 3300 s',
  (seconds) => {
    const { expiresAt } = read({ access_token: 'ya29.x', expires_in: seconds });
    expect(expiresAt).toBe(NOW + 3_300_000);
  },
);

test('what is asked for is taken as given when Google does not say', () => {
  const calendar = { kind: 'calendar', how: 'silent' } as const;
  expect(readTokenReply({ access_token: 'x' }, calendar, NOW).scopes).toEqual([CALENDAR_SCOPE]);
  expect(read({ access_token: 'x' }).scopes).toEqual([]);
});

test.each([[undefined], [null], [''], ['token'], [{}]])('no answer at all: %j', (reply) => {
  expect(() => read(reply)).toThrow('Empty response from Google OAuth.');
});

test.each([[{ state: 'x' }], [{ access_token: '' }], [{ access_token: 5 }], [{ error: '' }]])(
  'an answer without a token: %j',
  (reply) => {
    expect(() => read(reply)).toThrow('Google did not return an access token.');
  },
);

test('a refusal has its code', () => {
  expect(() => read({ error: 'access_denied' })).toThrow(
    expect.objectContaining({ message: 'Google authorization failed.', code: 'access_denied' }),
  );
});

test('a kept token is read with suspicion', () => {
  const kept = {
    value: 'ya29.x',
    issuedAt: NOW,
    expiresAt: NOW + 1,
    scopes: ['openid'],
    isConfirmed: true,
  };
  expect(readKeptToken({ ...kept, scopes: ['openid', 5], more: true })).toEqual(kept);
  expect(readKeptToken({ ...kept, scopes: null })).toEqual({ ...kept, scopes: [] });
  expect(readKeptToken({ ...kept, isConfirmed: 1 })).toEqual({ ...kept, isConfirmed: false });
  const odd = [null, 'x', 5, [], {}, { ...kept, value: '' }, { ...kept, expiresAt: 'soon' }];
  for (const text of odd) expect(readKeptToken(text)).toBeNull();
});

test('a token is valid until 15 s before it runs out and kept while more than 10 s are left', () => {
  const token = tokenUntil(NOW + 60_000);
  expect(isValid(token, NOW + 44_999)).toBe(true);
  expect(isValid(token, NOW + 45_000)).toBe(false);
  expect(isWorthKeeping(token, NOW + 49_999)).toBe(true);
  expect(isWorthKeeping(token, NOW + 50_000)).toBe(false);
  expect(isValid(token, NOW - 1)).toBe(false);
  expect(isWorthKeeping(token, NOW - 1)).toBe(false);
});

test('a token that the grower was asked for is fresh for 5 minutes, while it holds', () => {
  const token = tokenUntil(NOW + 3_600_000);
  expect(isFresh(token, NOW + 300_000)).toBe(true);
  expect(isFresh(token, NOW + 300_001)).toBe(false);
  expect(isFresh(token, NOW - 1)).toBe(false);
  expect(isFresh({ ...token, isConfirmed: false }, NOW)).toBe(false);
  expect(isFresh(tokenUntil(NOW + 60_000), NOW + 45_000)).toBe(false);
});

function tokenUntil(expiresAt: number): GoogleToken {
  return { value: 'x', issuedAt: NOW, expiresAt, scopes: [], isConfirmed: true };
}

test('events are written with the right to events or to whole calendars', () => {
  const withScope = (scope: string) => writesCalendar({ ...read({ access_token: 'x', scope }) });
  expect(withScope(CALENDAR_SCOPE)).toBe(true);
  expect(withScope('openid https://www.googleapis.com/auth/calendar')).toBe(true);
  expect(withScope('https://www.googleapis.com/auth/calendar.events.readonly')).toBe(false);
  expect(withScope('openid email profile')).toBe(false);
});
