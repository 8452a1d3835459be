import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { TokenSettings } from '#server/auth/google-token.ts';

/** What the stand-in for Google says about a token; `status` when it refuses or is out of order. */
export interface FakeToken {
  readonly status?: number;
  readonly info?: Readonly<Record<string, unknown>>;
  readonly user?: Readonly<Record<string, unknown>>;
}

/** A stand-in for the two addresses of Google that the server asks. */
export interface FakeGoogle {
  readonly settings: TokenSettings;
  /** Tokens it knows; all others are answered with 400, as Google does. */
  readonly tokens: Map<string, FakeToken>;
  /** Every question: its path, the kind of token and the token. */
  readonly asked: string[];
  /** A token of a user for our client id, good for an hour unless told otherwise. */
  issue(token: string, sub: string, fields?: Readonly<Record<string, unknown>>): string;
  readonly close: () => void;
}

export const OUR_CLIENT = 'farm-app.apps.googleusercontent.com';

/** Starts the stand-in. */
export async function startFakeGoogle(): Promise<FakeGoogle> {
  const tokens = new Map<string, FakeToken>();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    void readQuestion(request).then(({ path, kind, token }) => {
      asked.push(`${path} ${kind} ${token}`);
      const known = tokens.get(token);
      const answer = path === '/userinfo' ? known?.user : known?.info;
      response.statusCode = known?.status ?? (answer ? 200 : 400);
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(answer ?? { error: 'invalid_token' }));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    settings: {
      clientId: OUR_CLIENT,
      tokenInfoUrl: `${origin}/tokeninfo`,
      userInfoUrl: `${origin}/userinfo`,
    },
    tokens,
    asked,
    issue: (token, sub, fields = {}) => {
      const exp = String(Math.floor(Date.now() / 1000) + 3600);
      tokens.set(token, { info: { aud: OUR_CLIENT, azp: OUR_CLIENT, sub, exp, ...fields } });
      return token;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function readQuestion(request: IncomingMessage) {
  const chunks: Buffer[] = [];
  // A request body arrives as bytes; the stream's type leaves that open.
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const [path = ''] = (request.url ?? '').split('?', 1);
  const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
  const [field] = new URLSearchParams(Buffer.concat(chunks).toString());
  const [kind, token] = bearer ? ['bearer', bearer] : (field ?? ['nothing', '']);
  return { path, kind, token };
}
