import { verify } from 'node:crypto';
import type { GoogleKeys } from './google-keys.ts';
import { INVALID, ownerUntil, type TokenAnswer, UNREACHABLE } from './token-answer.ts';

type Fields = Readonly<Record<string, unknown>>;

const ISSUERS: readonly unknown[] = ['accounts.google.com', 'https://accounts.google.com'];

/** An ID token has three parts and says in the first how it was signed; access tokens are opaque. */
export function isIdToken(token: string): boolean {
  const [head = '', ...rest] = token.split('.');
  return rest.length === 2 && 'alg' in readFields(head);
}

/**
 * Tells whose an ID token is, by Google's signature alone: Google is not asked about it.
 *
 * It must be made by Google for our client id, signed with RS256, and not have run out. What it
 * says of itself is looked at first, as a token that is none for us needs no key.
 */
export async function checkIdToken(
  token: string,
  { clientId, keys, now }: { clientId: string; keys: GoogleKeys; now: number },
): Promise<TokenAnswer> {
  const [head = '', content = '', seal = ''] = token.split('.');
  const { alg, kid, crit } = readFields(head);
  // `crit` names what must be understood besides, and nothing besides is.
  if (alg !== 'RS256' || typeof kid !== 'string' || crit !== undefined) return INVALID;
  const { aud, iss, exp, sub } = readFields(content);
  if (aud !== clientId || !ISSUERS.includes(iss) || typeof exp !== 'number') return INVALID;
  const owner = ownerUntil(sub, exp * 1000, now);
  if (owner.kind !== 'owner') return owner;
  const signature = Buffer.from(seal, 'base64url');
  // Written in another way it would be another token for those who remember which were signed out.
  if (signature.toString('base64url') !== seal) return INVALID;
  const key = await keys.find(kid);
  if (key === 'unreachable') return UNREACHABLE;
  if (key === 'none') return INVALID;
  return verify('RSA-SHA256', Buffer.from(`${head}.${content}`), key, signature) ? owner : INVALID;
}

/** The fields of a part; none when it is no object. */
function readFields(part: string): Fields {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString());
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
