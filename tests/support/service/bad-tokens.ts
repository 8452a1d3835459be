import type { SeededDraws } from '../../../bench/farms/seeded-draws.ts';
import { type FakeGoogle, OUR_CLIENT } from './token-google.ts';

/** A header that looks like proof of who somebody is. */
export interface BadToken {
  readonly name: string;
  readonly authorization: string;
}

type Maker = (google: FakeGoogle, token: string, draws: SeededDraws) => string;

const HOUR = 3600;

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
  ['an unsigned token', (_, token) => `Bearer ${signed({ alg: 'none' }, token)}`],
  ['a token signed by itself', (_, token) => `Bearer ${signed({ alg: 'HS256' }, token)}`],
  [
    'an ID token of another product',
    (google, token) =>
      bearer(google, signed({ alg: 'RS256' }, token), { aud: 'other', iss: 'accounts.google.com' }),
  ],
  [
    'an ID token of another issuer',
    (google, token) =>
      bearer(google, signed({ alg: 'RS256' }, token), { iss: 'https://accounts.google.com.evil' }),
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

function signed(header: object, token: string): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part(header)}.${part({ aud: OUR_CLIENT, sub: '10001', jti: token })}.c2ln`;
}

function now(): number {
  return Math.floor(Date.now() / 1000);
}
