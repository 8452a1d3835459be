import { EVERYBODY, type AllowList, hasAllowList } from './allow-list.ts';
import { INVALID, ownerUntil, type TokenAnswer, UNREACHABLE } from './token-answer.ts';

export interface TokenSettings {
  /** The product's client id; tokens made for other programs are refused. */
  readonly clientId: string;
  readonly tokenInfoUrl: string;
  readonly userInfoUrl: string;
  /** Allowed accounts; all by default. */
  readonly guests?: AllowList;
}

type Fields = Readonly<Record<string, unknown>>;

/** The fields of an answer of Google, or what is known without them. */
type Reply = { readonly kind: 'fields'; readonly fields: Fields } | TokenAnswer;

const WAIT_MS = 5_000;

/**
 * Asks Google for the owner of an access token.
 *
 * A token counts only if it was issued for our client id and hasn't expired. If the answer doesn't name its
 * owner, the user's profile is requested; that alone isn't enough, because any program's token can read it.
 */
export async function askGoogle(
  { clientId, tokenInfoUrl, userInfoUrl, guests = EVERYBODY }: TokenSettings,
  token: string,
  now: number,
): Promise<TokenAnswer> {
  const reply = await ask(tokenInfoUrl, {
    method: 'POST',
    // In the body, so that no proxy on the way writes the token into its log.
    body: new URLSearchParams({ access_token: token }),
  });
  if (reply.kind !== 'fields') return reply;
  const info = reply.fields;
  if ((info['aud'] ?? info['azp']) !== clientId) return INVALID;
  const expiresAt = expiryOf(info, now);
  if (expiresAt === undefined || expiresAt <= now) return INVALID;
  const { sub } = info;
  // What a list of guests goes by is told by the user's own record alone.
  const isEnough = sub !== undefined && !hasAllowList(guests);
  const owner = isEnough
    ? reply
    : await ask(userInfoUrl, { headers: { authorization: `Bearer ${token}` } });
  if (owner.kind !== 'fields') return owner;
  if (sub !== undefined && owner.fields['sub'] !== sub) return INVALID;
  return ownerUntil(owner.fields, expiresAt, now);
}

async function ask(url: string, request: RequestInit): Promise<Reply> {
  try {
    const answer = await fetch(url, {
      ...request,
      redirect: 'error',
      signal: AbortSignal.timeout(WAIT_MS),
    });
    // Google answers 400 or 401 for a token that is no good; anything else says nothing about it.
    if (answer.status === 400 || answer.status === 401) return INVALID;
    const fields: unknown = answer.ok ? await answer.json() : undefined;
    if (typeof fields !== 'object' || fields === null) return UNREACHABLE;
    return { kind: 'fields', fields: { ...fields } };
  } catch {
    return UNREACHABLE;
  }
}

/** Milliseconds at which the token runs out; Google writes seconds, as number or text. */
function expiryOf(info: Fields, now: number): number | undefined {
  const at = Number(info['exp'] ?? Number.NaN) * 1000;
  if (Number.isFinite(at)) return at;
  const left = Number(info['expires_in'] ?? Number.NaN) * 1000;
  return Number.isFinite(left) ? now + left : undefined;
}
