import { expect, test } from 'vitest';
import { CALENDAR_SCOPE } from './app-config.ts';
import { readKeptToken, readTokenReply } from './read-token-reply.ts';
import { writesCalendar } from './token-life.ts';

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

test('events are written with the right to events or to whole calendars', () => {
  const withScope = (scope: string) => writesCalendar({ ...read({ access_token: 'x', scope }) });
  expect(withScope(CALENDAR_SCOPE)).toBe(true);
  expect(withScope('openid https://www.googleapis.com/auth/calendar')).toBe(true);
  expect(withScope('https://www.googleapis.com/auth/calendar.events.readonly')).toBe(false);
  expect(withScope('openid email profile')).toBe(false);
});
