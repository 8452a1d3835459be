import { expect, test } from 'vitest';
import { googleAtStart, SIGNED_OUT } from './google-state.ts';
import { signInHints } from './sign-in-hints.ts';

const TOKEN = {
  value: 'ya29.secret',
  issuedAt: 0,
  expiresAt: 3_600_000,
  scopes: ['openid'],
  isConfirmed: true,
};

test('hints say what is missing in plain texts', () => {
  const nobody = googleAtStart(SIGNED_OUT, { account: null, calendar: null });
  expect(signInHints(nobody, 0)).toEqual({
    token: 'no-token',
    sub: 'no-sub',
    secondsLeft: 'n/a',
    scopes: 'unknown',
  });
});

test('hints never hold the token', () => {
  const anna = { connected: true, sub: '10001' };
  const hints = signInHints(googleAtStart(anna, { account: TOKEN, calendar: TOKEN }), 600_500);
  expect(hints).toEqual({ token: 'held', sub: '10001', secondsLeft: '2999', scopes: 'openid' });
  expect(JSON.stringify(hints)).not.toContain('secret');
});
