import { readAppConfig } from '#adapters/read-app-config.ts';
import type { AppConfig } from '#state/google/app-config.ts';
import { GoogleError } from '#state/google/google-error.ts';
import { loadedOnce } from '#domain/records/loaded-once.ts';

interface TokenClientSettings {
  readonly client_id: string;
  readonly scope: string;
  readonly prompt: '' | 'none' | 'select_account';
  readonly login_hint?: string;
  readonly include_granted_scopes: boolean;
  readonly callback: (reply: unknown) => void;
  readonly error_callback: (problem: unknown) => void;
}

interface GoogleOAuth {
  initTokenClient(settings: TokenClientSettings): { requestAccessToken(): void };
}

interface LoadedGoogle {
  readonly oauth: GoogleOAuth;
  readonly clientId: string;
  readonly config: AppConfig;
}

/** Google's script, loaded when it is first needed; when that fails, the next call tries again. */
export const loadGoogle: () => Promise<LoadedGoogle> = loadedOnce(load);

/** What the server tells of Google; rejects where nobody can sign in. */
export async function googleConfig(): Promise<Omit<LoadedGoogle, 'oauth'>> {
  const config = await readAppConfig();
  if (config.clientId === null) throw notReady('The server names no Google client.');
  return { config, clientId: config.clientId };
}

async function load(): Promise<LoadedGoogle> {
  const { config, clientId } = await googleConfig();
  const oauth = oauthOf(globalThis) ?? (await run(config.scriptUrl));
  return { oauth, clientId, config };
}

async function run(url: string): Promise<GoogleOAuth> {
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  try {
    await new Promise((resolve, reject) => {
      script.addEventListener('load', resolve, { once: true });
      script.addEventListener('error', () => reject(notReady(`${url} could not be loaded.`)));
      document.head.append(script);
    });
    const oauth = oauthOf(globalThis);
    if (oauth === null) throw notReady(`${url} is not Google’s script.`);
    return oauth;
  } catch (cause) {
    script.remove();
    throw cause;
  }
}

/** What the script leaves on the page: `google.accounts.oauth2`. */
function oauthOf(page: object): GoogleOAuth | null {
  const google: unknown = Reflect.get(page, 'google');
  const accounts: unknown = Reflect.get(Object(google), 'accounts');
  const oauth: unknown = Reflect.get(Object(accounts), 'oauth2');
  return isOAuth(oauth) ? oauth : null;
}

function isOAuth(value: unknown): value is GoogleOAuth {
  return typeof Reflect.get(Object(value), 'initTokenClient') === 'function';
}

function notReady(cause: unknown): GoogleError {
  return new GoogleError('Google Identity Services failed to initialize.', 'not_ready', cause);
}
