import { base64url, decodeJwt, decodeProtectedHeader, type JWTPayload, jwtVerify } from 'jose';
import { type GoogleKeys, KeysUnreachable } from './google-keys.ts';
import { INVALID, ownerUntil, type TokenAnswer, UNREACHABLE } from './token-answer.ts';

const ISSUERS = ['accounts.google.com', 'https://accounts.google.com'];
/** Google's ID tokens are good for an hour; one that claims more than a day was not made by its rules. */
const MAX_LIFE_S = 24 * 60 * 60;
/** As far as the clock of this machine may be behind Google's. */
const CLOCK_SKEW_S = 5 * 60;

/** Recognizes an ID token: three parts, the first with a signature algorithm. */
export function isIdToken(token: string): boolean {
  try {
    return token.split('.').length === 3 && 'alg' in decodeProtectedHeader(token);
  } catch {
    return false;
  }
}

/** Verifies an ID token without asking Google: its claims first, then the signature. */
export async function checkIdToken(
  token: string,
  { clientId, keys, now }: { clientId: string; keys: GoogleKeys; now: number },
): Promise<TokenAnswer> {
  try {
    if (!isForUs(decodeJwt(token), clientId, now) || !isWrittenOneWay(token)) return INVALID;
    const { payload } = await jwtVerify(token, ({ kid }) => keys.find(kid), {
      algorithms: ['RS256'],
      issuer: ISSUERS,
      audience: clientId,
      requiredClaims: ['sub', 'exp'],
      currentDate: new Date(now),
    });
    return ownerUntil(payload, (payload.exp ?? 0) * 1000, now);
  } catch (error) {
    return error instanceof KeysUnreachable ? UNREACHABLE : INVALID;
  }
}

/** The token was requested by this product and issued only for it, with plausible times. */
function isForUs({ aud, azp, iat, exp }: JWTPayload, clientId: string, now: number): boolean {
  if (aud !== clientId || (azp !== undefined && azp !== clientId)) return false;
  const seconds = now / 1000;
  return isUpTo(iat, seconds + CLOCK_SKEW_S) && isUpTo(exp, seconds + MAX_LIFE_S);
}

function isUpTo(time: number | undefined, latest: number): boolean {
  return time === undefined || time <= latest;
}

/** Written in another way it would be another token for those who remember which were signed out. */
function isWrittenOneWay(token: string): boolean {
  return token.split('.').every((part) => base64url.encode(base64url.decode(part)) === part);
}
