import { createHmac } from 'node:crypto';
import type { SeededDraws } from '#tests/support/random/seeded-draws.ts';
import { createSigningKeys, part } from '#tests/support/google/fake-google/signing-keys.ts';
import { type FakeGoogle, OUR_CLIENT } from '#tests/support/google/token-google.ts';

type Maker = (google: FakeGoogle, token: string, draws: SeededDraws) => string;
type Fields = Readonly<Record<string, unknown>>;

const HOUR = 3600;
/** Keys that Google does not know. */
const STRANGER = createSigningKeys(1_000);

/** Access tokens of the owner but for these fields. */
const ACCESS_TOKENS: readonly (readonly [string, (draws: SeededDraws) => Fields])[] = [
  ['a token of another product', () => ({ aud: 'other', azp: 'other' })],
  ['a token of another product for ours', () => ({ aud: 'other' })],
  ['a list of products', () => ({ aud: [OUR_CLIENT] })],
  ['a product like ours', () => ({ aud: `${OUR_CLIENT}.evil` })],
  ['a token that ran out', (draws) => ({ exp: String(now() - draws.whole(0, HOUR)) })],
  ['a token without an end', () => ({ exp: undefined })],
  ['a token of nobody', () => ({ sub: '' })],
  ['a token of a number', () => ({ sub: 10_001 })],
];

/** ID tokens of the owner but for these fields, and those of the header. */
const ID_TOKENS: readonly (readonly [string, (draws: SeededDraws) => Fields, Fields?])[] = [
  ['an ID token of another product', () => ({ aud: 'other' })],
  ['an ID token of a list of products', () => ({ aud: [OUR_CLIENT] })],
  ['an ID token of another issuer', () => ({ iss: 'https://accounts.google.com.evil' })],
  ['an ID token that ran out', (draws) => ({ exp: now() - draws.whole(0, HOUR) })],
  ['an ID token without an end', () => ({ exp: undefined })],
  ['an ID token of nobody', () => ({ sub: undefined })],
  ['an ID token of an unknown key', () => ({}), { kid: 'key-0' }],
  ['an ID token of no key', () => ({}), { kid: undefined }],
  ['an ID token with an unknown demand', () => ({}), { crit: ['b64'] }],
];

const MAKERS: readonly (readonly [string, Maker])[] = [
  ['a token nobody issued', (_, token) => `Bearer ${token}`],
  ...ACCESS_TOKENS.map(([name, fields]): readonly [string, Maker] => [
    name,
    (google, token, draws) => `Bearer ${google.issue(token, '10001', fields(draws))}`,
  ]),
  [
    'a revoked token',
    (google, token) => {
      google.tokens.delete(google.issue(token, '10001'));
      return `Bearer ${token}`;
    },
  ],
  ['an unsigned ID token', (google, token) => `Bearer ${unsigned(google, token)}`],
  ['an ID token signed by itself', (google, token) => `Bearer ${selfSigned(google, token)}`],
  ...ID_TOKENS.map(([name, fields, header]): readonly [string, Maker] => [
    name,
    (google, _, draws) => `Bearer ${google.sign('10001', fields(draws), header)}`,
  ]),
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

/** A header that looks like proof of who somebody is: one of many tokens that are none. */
export function aBadToken(google: FakeGoogle, draws: SeededDraws, n: number) {
  const [name, make] = draws.pick(MAKERS);
  return { name, authorization: make(google, `ya29.bad-${n}`, draws) };
}

function claimsOf(sub: string): Fields {
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
