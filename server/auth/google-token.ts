/** What is needed to ask Google about a token. */
export interface TokenSettings {
  /** The product's client id; tokens made for other programs are refused. */
  readonly clientId: string;
  readonly tokenInfoUrl: string;
  readonly userInfoUrl: string;
}

/** What Google says about a token. */
export type TokenAnswer =
  | { readonly kind: 'owner'; readonly sub: string; readonly expiresAt: number }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'unreachable' };

type Fields = Readonly<Record<string, unknown>>;

/** The fields of an answer of Google, or what is known without them. */
type Reply = { readonly kind: 'fields'; readonly fields: Fields } | TokenAnswer;

const ISSUERS = ['accounts.google.com', 'https://accounts.google.com'];
const WAIT_MS = 5_000;
const INVALID: TokenAnswer = { kind: 'invalid' };
const UNREACHABLE: TokenAnswer = { kind: 'unreachable' };
const SUB = /^[A-Za-z0-9._-]{1,255}$/;

/**
 * Asks Google whose token this is.
 *
 * A token counts only when it was made for our client id and has not run out. Where the answer does
 * not name its owner, the user's own record is asked for; that record alone would not do, as it is
 * handed out for the token of any program.
 */
export async function askGoogle(
  { clientId, tokenInfoUrl, userInfoUrl }: TokenSettings,
  token: string,
  now: number,
): Promise<TokenAnswer> {
  const isIdToken = looksSigned(token);
  const reply = await ask(tokenInfoUrl, {
    method: 'POST',
    // In the body, so that no proxy on the way writes the token into its log.
    body: new URLSearchParams({ [isIdToken ? 'id_token' : 'access_token']: token }),
  });
  if (reply.kind !== 'fields') return reply;
  const info = reply.fields;
  if ((info['aud'] ?? info['azp']) !== clientId) return INVALID;
  if (isIdToken && !ISSUERS.includes(String(info['iss']))) return INVALID;
  const expiresAt = expiryOf(info, now);
  if (expiresAt === undefined || expiresAt <= now) return INVALID;
  const owner = info['sub'] === undefined ? await askUserInfo(userInfoUrl, token) : reply;
  if (owner.kind !== 'fields') return owner;
  const { sub } = owner.fields;
  return typeof sub === 'string' && SUB.test(sub) ? { kind: 'owner', sub, expiresAt } : INVALID;
}

function askUserInfo(url: string, token: string): Promise<Reply> {
  return ask(url, { headers: { authorization: `Bearer ${token}` } });
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

/** An ID token has three parts and says in the first how it was signed; access tokens are opaque. */
function looksSigned(token: string): boolean {
  const [head = '', ...rest] = token.split('.');
  if (rest.length !== 2) return false;
  try {
    const header: unknown = JSON.parse(Buffer.from(head, 'base64url').toString());
    return typeof header === 'object' && header !== null && 'alg' in header;
  } catch {
    return false;
  }
}
