import { expect, test } from 'vitest';
import { anAuthentication } from '#tests/support/google/an-authentication.ts';
import type { KeyAnswer } from '#tests/support/google/token-google.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

async function aKeyring(keyAnswer: KeyAnswer = {}) {
  const { google, now, pass, admit } = await anAuthentication();
  google.keyAnswer = keyAnswer;
  let tokens = 0;
  /** Shows a token nobody has shown before. */
  const show = (header = {}) => {
    const exp = Math.floor(now() / 1000) + 3600;
    return admit(google.sign('10001', { jti: String((tokens += 1)), exp }, header));
  };
  return { google, pass, show };
}

test('keys are fetched once for tokens that come together, and kept for as long as Google says', async () => {
  const { google, show, pass } = await aKeyring({
    cacheControl: 'public, max-age=600, no-transform',
  });
  const admissions = await Promise.all([...Array(20)].map(() => show()));
  expect(new Set(admissions)).toEqual(new Set(['admitted']));
  pass(10 * MINUTE - 1);
  expect(await show()).toBe('admitted');
  expect(google.asked).toEqual(['/certs']);
  pass(1);
  expect(await show()).toBe('admitted');
  expect(google.asked).toEqual(['/certs', '/certs']);
});

test('where Google does not say for how long, it is five minutes', async () => {
  const { google, show, pass } = await aKeyring({ cacheControl: 'no-store' });
  await show();
  pass(5 * MINUTE - 1);
  await show();
  expect(google.asked).toHaveLength(1);
  pass(1);
  await show();
  expect(google.asked).toHaveLength(2);
});

test('a key that is new is found, and an invented one is looked for once a minute', async () => {
  const { google, show, pass } = await aKeyring();
  await show();
  google.keys.change();
  expect(await show()).toBe('unknown');
  pass(MINUTE);
  expect(await show()).toBe('admitted');
  expect(google.asked).toHaveLength(2);
  for (let n = 0; n < 5; n += 1) expect(await show({ kid: `invented-${n}` })).toBe('unknown');
  expect(google.asked).toHaveLength(2);
  pass(MINUTE);
  for (let n = 0; n < 5; n += 1) expect(await show({ kid: `invented-${n}` })).toBe('unknown');
  expect(google.asked).toHaveLength(3);
});

test.each([500, 404, 429])(
  'when Google answers %i there are no keys, and it is asked again',
  async (status) => {
    const { google, show } = await aKeyring({ status });
    expect(await show()).toBe('undecided');
    google.keyAnswer = {};
    expect(await show()).toBe('admitted');
  },
);

test('keys that are known go on to admit while Google is out of reach, until their time is over', async () => {
  const { google, show, pass } = await aKeyring({ cacheControl: 'max-age=600' });
  await show();
  google.keyAnswer = { status: 503 };
  pass(9 * MINUTE);
  expect(await show()).toBe('admitted');
  expect(await show({ kid: 'new' })).toBe('undecided');
  pass(MINUTE);
  expect(await show()).toBe('undecided');
});

test.each([
  ['no list', {}],
  ['an empty list', { keys: [] }],
  ['a key that is too short', { keys: [{ kty: 'RSA', kid: 'key-1', n: 'AQAB', e: 'AQAB' }] }],
  ['a key that is none', { keys: [{ kty: 'RSA', kid: 'key-1', n: 1 }, null, 'key'] }],
  ['a key of another kind', { keys: [{ kty: 'oct', kid: 'key-1', k: 'c2VjcmV0' }] }],
])('%s is no answer of Google', async (_, list) => {
  const { google, show } = await aKeyring();
  google.keyAnswer = { list };
  expect(await show()).toBe('undecided');
});
