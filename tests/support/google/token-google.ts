import type { GoogleAuthenticationSettings } from '#server/auth/google-authentication.ts';
import { startLocalService } from './fake-google/local-service.ts';
import { createSigningKeys, type SigningKeys } from './fake-google/signing-keys.ts';

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

export async function startFakeGoogle(): Promise<FakeGoogle> {
  const tokens = new Map<string, FakeToken>();
  const asked: string[] = [];
  const keys = createSigningKeys();
  const { port, close } = await startLocalService(({ path, token: bearer, body }) => {
    if (path === '/certs') {
      const { status = 200, cacheControl = 'public, max-age=20000', list } = google.keyAnswer;
      asked.push(path);
      const headers = { 'cache-control': cacheControl };
      return { status, headers, body: list ?? keys.listed() };
    }
    const [field = ['nothing', '']] = new URLSearchParams(body);
    const [kind, token] = bearer === null ? field : ['bearer', bearer];
    asked.push(`${path} ${kind} ${token}`);
    const known = tokens.get(token);
    const answer = path === '/userinfo' ? known?.user : known?.info;
    const status = known?.status ?? (answer ? 200 : 400);
    return { status, body: answer ?? { error: 'invalid_token' } };
  });
  const origin = `http://127.0.0.1:${port}`;
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
    close,
  };
  return google;
}
