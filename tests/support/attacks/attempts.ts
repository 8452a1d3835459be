import type { SeededDraws } from '#tests/support/random/seeded-draws.ts';

const METHODS = ['GET', 'PUT', 'POST', 'DELETE', 'HEAD', 'PATCH'] as const;

/** Ways to write the address of somebody else's farm so that a check might overlook it. */
const DISGUISES: readonly [Disguise, ...Disguise[]] = [
  (id) => `/state/${id}`,
  (id) => `/state/${id}?t=1795000000000`,
  (id) => `/state/${encodeEach(id)}`,
  (id) => `/state/${encodeEach(id).toLowerCase()}`,
  (id) => `/state/${id.toUpperCase()}`,
  (id) => `/state/${id}.`,
  (id) => `/state/${id}%20`,
  (id) => `/state/%20${id}`,
  (id) => `/state/${id}%00`,
  (id) => `/state/${id}%0a`,
  (id) => `/state/${id};a=1`,
  (id) => `/state/${id}%23x`,
  (id) => `/state/${id}%3Ft=1`,
  (id) => `/state/${id}%2f`,
  (id) => `/state/%2f${id}`,
  (id) => `/state/x%2f..%2f${id}`,
  (id) => `/state/..%2fstate%2f${id}`,
  (id) => `/state/%2e%2e%2f${id}`,
  (id) => `/state/x/../${id}`,
  (id) => `/state/./${id}`,
  (id) => `/state/${id}/`,
  (id) => `/state/${id}/x`,
  (id) => `//state/${id}`,
  (id) => `///state//${id}`,
  (id) => `/state//${id}`,
  (id) => `/%73tate/${id}`,
  (id) => `/state/${id.replace('google', 'g%D0%BE%D0%BEgle')}`,
  (id) => `/state/${id.replace('_1', '_%EF%BC%91')}`,
  (id) => `/state/${id.replace('_', '%EF%BC%BF')}`,
  (id) => `/state/${id.replace('google_', '')}`,
  (id) => `/state/${id.replace('google_', 'google-')}`,
  (id) => `/state/${id.replace('google_', 'anon_')}`,
  (id) => `/state/${id}%zz`,
  (id) => `/state/${id}%c0%af`,
  (id) => `/state/${id}'%20OR%20'1'='1`,
  (id) => `/state/%25${id}`,
  (id) => `/state/__proto__${id}`,
  (id) => `/state/${'x'.repeat(300)}${id}`,
];

type Disguise = (id: string) => string;

/** A request for somebody else's farm, in one of many disguises. */
export function anAttempt(draws: SeededDraws, victim: string): string {
  const disguise = draws.pick(DISGUISES);
  const id = draws.chance(0.3) ? encodeSome(victim, draws) : victim;
  return `${draws.pick(METHODS)} ${disguise(id)}`;
}

function encodeEach(text: string): string {
  return Array.from(text, encode).join('');
}

function encodeSome(text: string, draws: SeededDraws): string {
  return Array.from(text, (sign) => (draws.chance(0.3) ? encode(sign) : sign)).join('');
}

function encode(sign: string): string {
  return `%${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(2, '0')}`;
}
