import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { GoogleAuthenticationSettings } from '#server/auth/google-authentication.ts';
import {
  createSigningKeys,
  type SigningKeys,
} from '#tests/support/google/fake-google/signing-keys.ts';

/** What the stand-in for Google says about a token; `status` when it refuses or is out of order. */
export interface FakeToken {
  readonly status?: number;
  readonly info?: Readonly<Record<string, unknown>>;
  readonly user?: Readonly<Record<string, unknown>>;
}

/** How it answers for its keys; `status` when it is out of order. */
export interface KeyAnswer {
  readonly status?: number;
  readonly cacheControl?: string;
  /** In place of its keys. */
  readonly list?: object;
}

/** A stand-in for the three addresses of Google that the server asks. */
export interface FakeGoogle {
  readonly settings: GoogleAuthenticationSettings;
  /** What a server is started with to ask this one. */
  readonly environment: Readonly<Record<string, string>>;
  /** Tokens it knows; all others are answered with 400, as Google does. */
  readonly tokens: Map<string, FakeToken>;
  /** Every question: its path, and where it is about a token its kind and the token. */
  readonly asked: string[];
  readonly keys: SigningKeys;
  /** How it answers for its keys from now on. */
  keyAnswer: KeyAnswer;
  /** A token of a user for our client id, good for an hour unless told otherwise. */
  issue(token: string, sub: string, fields?: Readonly<Record<string, unknown>>): string;
  /** An ID token of a user for our client id, signed and good for an hour unless told otherwise. */
  sign(
    sub: string,
    fields?: Readonly<Record<string, unknown>>,
    header?: Readonly<Record<string, unknown>>,
  ): string;
  readonly close: () => void;
}

export const OUR_CLIENT = 'farm-app.apps.googleusercontent.com';

/** Starts the stand-in. */
export async function startFakeGoogle(): Promise<FakeGoogle> {
  const tokens = new Map<string, FakeToken>();
  const asked: string[] = [];
  const keys = createSigningKeys();
  const server = createServer((request, response) => {
    void readQuestion(request).then(({ path, kind, token }) => {
      response.setHeader('content-type', 'application/json');
      if (path === '/certs') {
        const { keyAnswer } = google;
        const { status = 200, cacheControl = 'public, max-age=20000' } = keyAnswer;
        asked.push(path);
        response.writeHead(status, { 'cache-control': cacheControl });
        return response.end(JSON.stringify(keyAnswer.list ?? keys.listed()));
      }
      asked.push(`${path} ${kind} ${token}`);
      const known = tokens.get(token);
      const answer = path === '/userinfo' ? known?.user : known?.info;
      response.statusCode = known?.status ?? (answer ? 200 : 400);
      return response.end(JSON.stringify(answer ?? { error: 'invalid_token' }));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const settings = {
    clientId: OUR_CLIENT,
    tokenInfoUrl: `${origin}/tokeninfo`,
    userInfoUrl: `${origin}/userinfo`,
    keysUrl: `${origin}/certs`,
  };
  const google: FakeGoogle = {
    settings,
    environment: {
      GOOGLE_CLIENT_ID: settings.clientId,
      GOOGLE_TOKENINFO_URL: settings.tokenInfoUrl,
      GOOGLE_USERINFO_URL: settings.userInfoUrl,
      GOOGLE_KEYS_URL: settings.keysUrl,
    },
    tokens,
    asked,
    keys,
    keyAnswer: {},
    issue: (token, sub, fields = {}) => {
      const exp = String(Math.floor(Date.now() / 1000) + 3600);
      tokens.set(token, { info: { aud: OUR_CLIENT, azp: OUR_CLIENT, sub, exp, ...fields } });
      return token;
    },
    sign: (sub, fields = {}, header = {}) => {
      const iat = Math.floor(Date.now() / 1000);
      const usual = { iss: 'https://accounts.google.com', aud: OUR_CLIENT, azp: OUR_CLIENT };
      return keys.sign({ ...usual, sub, iat, exp: iat + 3600, ...fields }, header);
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return google;
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
