import { createHmac } from 'node:crypto';
import type { SeededDraws } from '#tests/support/random/seeded-draws.ts';
import { createSigningKeys, part } from '#tests/support/google/fake-google/signing-keys.ts';
import { type FakeGoogle, OUR_CLIENT } from '#tests/support/google/token-google.ts';

/** A header that looks like proof of who somebody is. */
export interface BadToken {
  readonly name: string;
  readonly authorization: string;
}

type Maker = (google: FakeGoogle, token: string, draws: SeededDraws) => string;

const HOUR = 3600;
/** Keys that Google does not know. */
const STRANGER = createSigningKeys(1_000);

const MAKERS: readonly [readonly [string, Maker], ...(readonly [string, Maker])[]] = [
  ['a token nobody issued', (_, token) => `Bearer ${token}`],
  [
    'a token of another product',
    (google, token) => bearer(google, token, { aud: 'other', azp: 'other' }),
  ],
  [
    'a token of another product for ours',
    (google, token) => bearer(google, token, { aud: 'other' }),
  ],
  ['a list of products', (google, token) => bearer(google, token, { aud: [OUR_CLIENT] })],
  ['a product like ours', (google, token) => bearer(google, token, { aud: `${OUR_CLIENT}.evil` })],
  [
    'a token that ran out',
    (google, token, draws) => bearer(google, token, { exp: String(now() - draws.whole(0, HOUR)) }),
  ],
  ['a token without an end', (google, token) => bearer(google, token, { exp: undefined })],
  ['a token of nobody', (google, token) => bearer(google, token, { sub: '' })],
  ['a token of a number', (google, token) => bearer(google, token, { sub: 10_001 })],
  [
    'a revoked token',
    (google, token) => {
      const header = bearer(google, token, {});
      google.tokens.delete(token);
      return header;
    },
  ],
  ['an unsigned ID token', (google, token) => `Bearer ${unsigned(google, token)}`],
  ['an ID token signed by itself', (google, token) => `Bearer ${selfSigned(google, token)}`],
  ['an ID token of another product', (google) => bearerOfId(google, { aud: 'other' })],
  ['an ID token of a list of products', (google) => bearerOfId(google, { aud: [OUR_CLIENT] })],
  [
    'an ID token of another issuer',
    (google) => bearerOfId(google, { iss: 'https://accounts.google.com.evil' }),
  ],
  [
    'an ID token that ran out',
    (google, _, draws) => bearerOfId(google, { exp: now() - draws.whole(0, HOUR) }),
  ],
  ['an ID token without an end', (google) => bearerOfId(google, { exp: undefined })],
  ['an ID token of nobody', (google) => bearerOfId(google, { sub: undefined })],
  ['an ID token of an unknown key', (google) => bearerOfId(google, {}, { kid: 'key-0' })],
  ['an ID token of no key', (google) => bearerOfId(google, {}, { kid: undefined })],
  ['an ID token with an unknown demand', (google) => bearerOfId(google, {}, { crit: ['b64'] })],
  [
    'an ID token signed by somebody else',
    () => `Bearer ${STRANGER.sign(claimsOf('10001'), { kid: 'key-1' })}`,
  ],
  [
    'an ID token of somebody else with the owner written into it',
    (google) => {
      const [head = '', , seal = ''] = google.sign('10002').split('.');
      return `Bearer ${head}.${part(claimsOf('10001'))}.${seal}`;
    },
  ],
  [
    'an ID token cut off',
    (google, _, draws) => `Bearer ${google.sign('10001').slice(0, -draws.whole(1, 300))}`,
  ],
  ['a password', () => `Basic ${Buffer.from('google_10001:x').toString('base64')}`],
  ['a token of the owner with more behind it', () => 'Bearer ya29.anna x'],
  ['a token of the owner, cut off', () => 'Bearer ya29.ann'],
  ['a token of the owner in capitals', () => 'Bearer YA29.ANNA'],
  ['a token of the owner in quotes', () => 'Bearer "ya29.anna"'],
  ['a token of the owner for another scheme', () => 'Token ya29.anna'],
  ['nothing', () => 'Bearer '],
  ['a very long token', (_, token) => `Bearer ${token.repeat(400)}`],
];

/** One of many tokens that are no proof. */
export function aBadToken(google: FakeGoogle, draws: SeededDraws, n: number): BadToken {
  const [name, make] = draws.pick(MAKERS);
  return { name, authorization: make(google, `ya29.bad-${n}`, draws) };
}

function bearer(google: FakeGoogle, token: string, fields: Readonly<Record<string, unknown>>) {
  return `Bearer ${google.issue(token, '10001', fields)}`;
}

function bearerOfId(
  google: FakeGoogle,
  fields: Readonly<Record<string, unknown>>,
  header: Readonly<Record<string, unknown>> = {},
): string {
  return `Bearer ${google.sign('10001', fields, header)}`;
}

/** The content of a good ID token. */
function claimsOf(sub: string): Readonly<Record<string, unknown>> {
  return { iss: 'https://accounts.google.com', aud: OUR_CLIENT, sub, exp: now() + HOUR };
}

function unsigned({ keys }: FakeGoogle, jti: string): string {
  const [head, content] = keys.sign({ ...claimsOf('10001'), jti }, { alg: 'none' }).split('.');
  return `${head}.${content}.`;
}

/** Takes Google's public key, which everybody knows, for a password that both sides share. */
function selfSigned({ keys }: FakeGoogle, jti: string): string {
  const [head, content] = keys.sign({ ...claimsOf('10001'), jti }, { alg: 'HS256' }).split('.');
  const secret = JSON.stringify(keys.listed());
  const seal = createHmac('sha256', secret).update(`${head}.${content}`).digest('base64url');
  return `${head}.${content}.${seal}`;
}

function now(): number {
  return Math.floor(Date.now() / 1000);
}
