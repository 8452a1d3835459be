/** Whose a token is. */
export interface TokenOwner {
  readonly kind: 'owner';
  readonly sub: string;
  readonly expiresAt: number;
  /** In small letters, and only where Google says that it is the account's own. */
  readonly email: string | undefined;
  /** The organisation at Google that the account belongs to. */
  readonly domain: string | undefined;
}

/** Whose a token is, or why nobody is let in with it. */
export type TokenAnswer =
  TokenOwner | { readonly kind: 'invalid' } | { readonly kind: 'unreachable' };

/** The token proves nothing. */
export const INVALID: TokenAnswer = { kind: 'invalid' };
/** Google does not answer, so nobody knows. */
export const UNREACHABLE: TokenAnswer = { kind: 'unreachable' };

const SUB = /^[A-Za-z0-9._-]{1,255}$/;

/**
 * The owner of a token that was made for us.
 *
 * @param fields - What Google tells of the account.
 * @param expiresAt - Milliseconds at which the token runs out; one without an end counts for nothing.
 */
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
