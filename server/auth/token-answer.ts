/** Whose a token is, or why nobody is let in with it. */
export type TokenAnswer =
  | { readonly kind: 'owner'; readonly sub: string; readonly expiresAt: number }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'unreachable' };

/** The token proves nothing. */
export const INVALID: TokenAnswer = { kind: 'invalid' };
/** Google does not answer, so nobody knows. */
export const UNREACHABLE: TokenAnswer = { kind: 'unreachable' };

const SUB = /^[A-Za-z0-9._-]{1,255}$/;

/**
 * The owner of a token that was made for us.
 *
 * @param sub - The number of the account, as Google tells it.
 * @param expiresAt - Milliseconds at which the token runs out; one without an end counts for nothing.
 */
export function ownerUntil(sub: unknown, expiresAt: number | undefined, now: number): TokenAnswer {
  if (expiresAt === undefined || !(expiresAt > now)) return INVALID;
  return typeof sub === 'string' && SUB.test(sub) ? { kind: 'owner', sub, expiresAt } : INVALID;
}
