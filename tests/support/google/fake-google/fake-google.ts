import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { createFakeCalendar, type FakeCalendar } from './calendar-events.ts';
import type { NextAnswer } from './client-script.ts';
import { createGrants, type Grants } from './grants.ts';
import { PEOPLE } from './people.ts';
import { createSigningKeys, type SigningKeys } from './signing-keys.ts';
import { answerSignIn, type FakeAnswer, type FakeRequest } from './sign-in-answers.ts';

/** A whole Google of its own: script, sign-in, users, tokens and calendar, on this machine alone. */
export interface FakeGoogle {
  readonly origin: string;
  readonly clientId: string;
  readonly grants: Grants;
  /** What it signs ID tokens with. */
  readonly keys: SigningKeys;
  readonly calendar: FakeCalendar;
  /** How it answers the next requests for a token, in order; after them, and at first, it asks. */
  readonly answers: NextAnswer[];
  /** Tokens that were sent back to be made worthless. */
  readonly revoked: string[];
  /** Seconds that tokens last from now on. */
  lifetimeSeconds: number;
  /** The settings of the server that make it use this Google. */
  readonly environment: Readonly<Record<string, string>>;
  readonly close: () => void;
}

const CLIENT_ID = 'demo-farm.apps.googleusercontent.com';

/** Starts the stand-in on this machine; no other one can reach it. */
export async function startFakeGoogle({ port = 0 } = {}): Promise<FakeGoogle> {
  const server = createServer((request, response) => {
    void read(request).then((question) => {
      const answer = answerTo(question);
      if (answer === 'broken line') return request.socket.destroy();
      const { status, body, headers } = answer;
      const isText = typeof body === 'string';
      response.writeHead(status, {
        'access-control-allow-origin': '*',
        'access-control-allow-headers': 'authorization, content-type',
        'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
        'cache-control': 'no-store',
        'content-type': isText ? 'text/plain; charset=utf-8' : 'application/json',
        ...headers,
      });
      return response.end(isText ? body : JSON.stringify(body));
    });
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  // The name, not the number: then its pages are of the same site as those of the app.
  const origin = `http://localhost:${typeof address === 'object' && address ? address.port : port}`;
  const grants = createGrants(() => google.lifetimeSeconds);
  const calendar = createFakeCalendar({ accountOf: (token) => calendarAccount(grants, token) });
  const google: FakeGoogle = {
    origin,
    clientId: CLIENT_ID,
    grants,
    keys: createSigningKeys(),
    calendar,
    answers: [],
    revoked: [],
    lifetimeSeconds: 3599,
    environment: {
      GOOGLE_CLIENT_ID: CLIENT_ID,
      GOOGLE_SCRIPT_URL: `${origin}/gsi/client`,
      GOOGLE_AUTH_URL: `${origin}/o/oauth2/auth`,
      GOOGLE_TOKENINFO_URL: `${origin}/tokeninfo`,
      GOOGLE_USERINFO_URL: `${origin}/userinfo`,
      GOOGLE_KEYS_URL: `${origin}/certs`,
      GOOGLE_REVOKE_URL: `${origin}/revoke`,
      GOOGLE_CALENDAR_URL: `${origin}/calendar/v3`,
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };

  function answerTo(question: FakeRequest): FakeAnswer | 'broken line' {
    if (question.method === 'OPTIONS') return { status: 204 };
    if (question.path.startsWith('/calendar/v3/')) {
      return calendar.answer({ ...question, path: question.path.slice('/calendar/v3'.length) });
    }
    return answerSignIn(google, PEOPLE, question);
  }

  return google;
}

function calendarAccount(grants: Grants, token: string | null): string | null {
  const grant = grants.of(token);
  if (grant === null) return null;
  const mayWrite = grant.scopes.some((scope) => scope.includes('/auth/calendar'));
  return mayWrite ? `google_${grant.person.sub}` : 'forbidden';
}

async function read(request: IncomingMessage): Promise<FakeRequest> {
  const chunks: Buffer[] = [];
  // A request body arrives as bytes; the stream's type leaves that open.
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const [path = '', query = ''] = (request.url ?? '').split('?', 2);
  return {
    method: request.method ?? '',
    path,
    query: new URLSearchParams(query),
    token: /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? null,
    body: Buffer.concat(chunks).toString(),
  };
}
