import { expect, test } from 'vitest';
import { anAuthentication } from '#tests/support/google/an-authentication.ts';
import { part } from '#tests/support/google/fake-google/signing-keys.ts';

function seconds(fromNow: number): number {
  return Math.floor(Date.now() / 1000) + fromNow;
}

test('an ID token opens the farm of its account by its signature; Google is not shown it', async () => {
  const { google, admit } = await anAuthentication();
  expect(await admit(google.sign('10001'))).toBe('admitted');
  expect(await admit(google.sign('10001', { iss: 'accounts.google.com' }))).toBe('admitted');
  expect(await admit(google.sign('10002'))).toBe('stranger');
  expect(google.asked).toEqual(['/certs']);
});

test.each([
  ['another product', { aud: 'other.apps.googleusercontent.com' }],
  ['a list of products', { aud: ['farm-app.apps.googleusercontent.com'] }],
  ['no product', { aud: undefined }],
  ['another issuer', { iss: 'https://accounts.google.com.evil' }],
  ['an issuer like ours', { iss: ['accounts.google.com'] }],
  ['no issuer', { iss: undefined }],
  ['time run out', { exp: seconds(-1) }],
  ['no end', { exp: undefined }],
  ['an end more than a day away', { exp: seconds(24 * 3600 + 10) }],
  ['a time that has not begun', { nbf: seconds(60) }],
  ['a beginning in words', { nbf: String(seconds(-60)) }],
  ['a making that is yet to come', { iat: seconds(400) }],
  ['another program that asked for it', { azp: 'phone.apps.googleusercontent.com' }],
  ['an end in words', { exp: String(seconds(60)) }],
  ['an account without number', { sub: '' }],
  ['an account as a number', { sub: 10_001 }],
  ['an account with a strange number', { sub: '10001/../x' }],
])('an ID token of %s is refused', async (_, fields) => {
  const { google, admit } = await anAuthentication();
  expect(await admit(google.sign('10001', fields))).toBe('unknown');
});

test('a clock that is a little behind Google’s, and a token from long ago, do no harm', async () => {
  const { google, admit } = await anAuthentication();
  for (const fields of [{ iat: seconds(200) }, { iat: seconds(-3_000) }, { nbf: seconds(-1) }]) {
    expect(await admit(google.sign('10001', fields))).toBe('admitted');
  }
  const unasked = { azp: undefined, iat: undefined, exp: seconds(24 * 3600 - 10) };
  expect(await admit(google.sign('10001', unasked))).toBe('admitted');
});

test.each([
  ['unsigned', { alg: 'none' }],
  ['signed with a shared password', { alg: 'HS256' }],
  ['signed in another way', { alg: 'RS512' }],
  ['signed in a way without a name', { alg: null }],
  ['of an unknown key', { kid: 'key-77' }],
  ['of no key', { kid: undefined }],
  ['with a demand that is not understood', { crit: ['exp'] }],
])('an ID token %s is refused', async (_, header) => {
  const { google, admit } = await anAuthentication();
  expect(await admit(google.sign('10001', {}, header))).toBe('unknown');
});

test('no part of an ID token can be changed', async () => {
  const { google, admit } = await anAuthentication();
  const [head = '', content = '', seal = ''] = google.sign('10001').split('.');
  const other = part({ alg: 'RS256', kid: 'key-1' });
  const [, theirs = ''] = google.sign('10001', { exp: seconds(9_999) }).split('.');
  // The last sign of a signature holds two bits of it: many signs there mean the same bytes.
  const rewritten = ['A', 'B', 'C', 'D', 'g', 'h', 'w', 'x'].map(
    (sign) => seal.slice(0, -1) + sign,
  );
  const wrong = [
    `${other}.${content}.${seal}`,
    `${head}.${theirs}.${seal}`,
    `${head}.${content}.`,
    `${head}.${content}.${seal}=`,
    `${head}.${content}.${seal.slice(0, -4)}`,
    `${head}.e30.${seal}`,
    `${head}..${seal}`,
    ...rewritten.filter((text) => text !== seal).map((text) => `${head}.${content}.${text}`),
  ];
  for (const token of wrong) expect([token, await admit(token)]).toEqual([token, 'unknown']);
  expect(await admit(`${head}.${content}.${seal}`)).toBe('admitted');
});

test("an access token with Google's keys out of reach counts as before, an ID token is undecided", async () => {
  const { google, admit } = await anAuthentication({ keysUrl: 'http://127.0.0.1:1' });
  expect(await admit(google.issue('ya29.anna', '10001'))).toBe('admitted');
  expect(await admit(google.sign('10001'))).toBe('undecided');
  expect(await admit(google.sign('10001', { aud: 'other' }))).toBe('unknown');
});
