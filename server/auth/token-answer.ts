export interface TokenOwner {
  readonly kind: 'owner';
  readonly sub: string;
  readonly expiresAt: number;
  /** In small letters, and only where Google says that it is the account's own. */
  readonly email: string | undefined;
  /** The organisation at Google that the account belongs to. */
  readonly domain: string | undefined;
}

export type TokenAnswer =
  | TokenOwner
  | { readonly kind: 'invalid' }
  | { readonly kind: 'unreachable' };

export const INVALID: TokenAnswer = { kind: 'invalid' };
export const UNREACHABLE: TokenAnswer = { kind: 'unreachable' };

const SUB = /^[A-Za-z0-9._-]{1,255}$/;

/** Owner of a token issued for this app, by Google's fields. Without an expiry (ms) it is invalid. */
export function ownerUntil(
  fields: Readonly<Record<string, unknown>>,
  expiresAt: number | undefined,
  now: number,
): TokenAnswer {
  const { sub, email, email_verified: isVerified, hd } = fields;
  if (expiresAt === undefined || !(expiresAt > now)) return INVALID;
  if (typeof sub !== 'string' || !SUB.test(sub)) return INVALID;
  const isOwn = isVerified === true || isVerified === 'true';
  return {
    kind: 'owner',
    sub,
    expiresAt,
    email: isOwn && typeof email === 'string' ? email.toLowerCase() : undefined,
    domain: typeof hd === 'string' ? hd.toLowerCase() : undefined,
  };
}
