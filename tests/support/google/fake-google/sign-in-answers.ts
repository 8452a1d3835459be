import { clientScript, type NextAnswer } from './client-script.ts';
import type { SigningKeys } from './signing-keys.ts';
import type { Grants, TokenReply } from './grants.ts';
import type { Answer, Question } from './local-service.ts';
import type { Person } from './people.ts';
import { reportPage, signInPage } from './sign-in-page.ts';

interface SignInParts {
  readonly origin: string;
  readonly clientId: string;
  readonly grants: Grants;
  readonly keys: SigningKeys;
  readonly answers: NextAnswer[];
  readonly revoked: string[];
}

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const BAD_REQUEST: Answer = { status: 400, body: { error: 'invalid_request' } };
const BAD_TOKEN: Answer = { status: 401, body: { error: 'invalid_token' } };

/** Answers everything of the stand-in but its calendar. */
export function answerSignIn(
  google: SignInParts,
  people: readonly Person[],
  request: Question,
): Answer {
  const { query, token } = request;
  const person = (sub: string | null) => people.find((known) => known.sub === sub);
  const scope = query.get('scope') ?? '';
  switch (request.path) {
    case '/gsi/client': {
      const headers = { 'content-type': 'text/javascript; charset=utf-8' };
      return { status: 200, headers, body: clientScript(google.origin) };
    }
    case '/gsi/plan':
      return { status: 200, body: planOf(google, person(query.get('login_hint')), query) };
    case '/o/oauth2/popup':
    case '/o/oauth2/auth': {
      if (query.get('client_id') !== google.clientId || !isLocal(returnOf(query)))
        return BAD_REQUEST;
      const target = `${google.origin}/o/oauth2/choice?${query.toString()}`;
      return { status: 200, headers: HTML, body: signInPage({ people, scope, target }) };
    }
    case '/o/oauth2/choice': {
      if (!isLocal(returnOf(query))) return BAD_REQUEST;
      const chosen = person(query.get('sub'));
      const reply = chosen ? google.grants.give(chosen, scope) : { error: 'access_denied' };
      return answerOf(reply, query);
    }
    case '/userinfo': {
      const grant = google.grants.of(token);
      return grant === null ? BAD_TOKEN : { status: 200, body: grant.person };
    }
    case '/tokeninfo':
      return tokenInfo(google, new URLSearchParams(request.body).get('access_token'));
    case '/certs': {
      const headers = { 'cache-control': 'public, max-age=20000' };
      return { status: 200, headers, body: google.keys.listed() };
    }
    case '/revoke': {
      const returned = new URLSearchParams(request.body).get('token') ?? '';
      google.revoked.push(returned);
      google.grants.revoke(returned);
      return { status: 200, body: {} };
    }
    case '/favicon.ico':
      return { status: 204 };
    default:
      return { status: 404, body: { error: 'not_found' } };
  }
}

/** What the script does with a request for a token. */
function planOf(google: SignInParts, hinted: Person | undefined, query: URLSearchParams): object {
  const next = google.answers.shift();
  if (next !== undefined) return 'type' in next ? { problem: next } : { reply: next };
  if (query.get('prompt') !== 'none') return { ask: true };
  return { reply: google.grants.giveSilently(hinted, query.get('scope') ?? '') };
}

/** Back to the page that asked: as a message of the window, or in the address of a full page. */
function answerOf(reply: TokenReply, query: URLSearchParams): Answer {
  const address = query.get('redirect_uri');
  if (address === null)
    return { status: 200, headers: HTML, body: reportPage(reply, query.get('origin') ?? '') };
  const fields = Object.entries({ ...reply, state: query.get('state') ?? '' });
  const fragment = new URLSearchParams(fields.map(([name, value]) => [name, String(value)]));
  return { status: 302, headers: { location: `${address}#${fragment.toString()}` } };
}

function tokenInfo({ clientId, grants }: SignInParts, token: string | null): Answer {
  const grant = grants.of(token);
  if (grant === null) return { status: 400, body: { error: 'invalid_token' } };
  const { person, scopes, expiresAt } = grant;
  const exp = String(Math.floor(expiresAt / 1000));
  const body = { aud: clientId, azp: clientId, sub: person.sub, exp, scope: scopes.join(' ') };
  return { status: 200, body };
}

/** Where an answer goes: the page of a window, or the address of a full page. */
function returnOf(query: URLSearchParams): string {
  return query.get('redirect_uri') ?? query.get('origin') ?? '';
}

/** Tokens of the stand-in go to this machine alone. */
function isLocal(address: string): boolean {
  return URL.canParse(address) && ['localhost', '127.0.0.1'].includes(new URL(address).hostname);
}
