import { readAppConfig } from '#adapters/read-app-config.ts';
import { onPageVisible } from '../on-page-visible.ts';
import type { GoogleIdentity, GoogleReturn, TokenRequest } from '#state/ports/google-ports.ts';
import { browserGoogleMemory, onAccountOfOtherTab } from './google-memory.ts';
import { fetchProfile } from './google-profile.ts';
import { googleConfig, loadGoogle } from './google-script.ts';
import { browserGoogleTabs } from './google-tabs.ts';
import { requestToken, takeEarlyRequest } from './request-token.ts';
import { type RedirectState, redirectKind } from '#state/google/redirect-state.ts';
import { scopesFor } from './scopes-for.ts';

/** What the tab remembers while Google's page has its place. */
const LEAVING_KEY = 'mgm.google.leaving';

/** Where `public/first-paint.js` puts what it takes out of the address, before anything else runs. */
const RETURN_KEY = 'mgm.google.return';

/** 192 bits. */
const STATE_BYTES = 24;

/** Google's sign-in in the browser, by the script and the addresses that the server names. */
export function browserGoogleIdentity(): GoogleIdentity {
  return {
    isOffered: async () => (await readAppConfig()).clientId !== null,
    prepare: () => loadGoogle().then(noResult, noResult),
    requestToken: (request) => takeEarlyRequest(request) ?? requestToken(request),
    leaveForGoogle,
    takeReturn,
    async profile(token) {
      const { config } = await googleConfig();
      return fetchProfile(config.userInfoUrl, token);
    },
    async revoke(token) {
      const { config } = await googleConfig();
      // Google lets pages send this like a form, but not read the answer.
      await fetch(config.revokeUrl, {
        method: 'POST',
        mode: 'no-cors',
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        keepalive: true,
        body: new URLSearchParams({ token }),
      });
    },
    memory: browserGoogleMemory(),
    tabs: browserGoogleTabs(),
    onGesture: (listener) => listen(window, ['pointerdown', 'keydown'], listener),
    onAttention(listener) {
      const stopFocus = listen(window, ['focus'], listener);
      const stopVisible = onPageVisible(listener);
      const stopAccount = onAccountOfOtherTab(listener);
      return () => {
        stopFocus();
        stopVisible();
        stopAccount();
      };
    },
  };
}

function listen(target: EventTarget, types: readonly string[], listener: () => void): () => void {
  types.forEach((type) =>
    target.addEventListener(type, listener, { capture: true, passive: true }),
  );
  return () =>
    types.forEach((type) => target.removeEventListener(type, listener, { capture: true }));
}

function noResult(): void {
  // Whether it worked is found out when it is needed.
}

/** Leaves for Google's own page; it comes back to the first page of the app. */
async function leaveForGoogle({ kind, how, account }: TokenRequest): Promise<void> {
  const { config, clientId } = await googleConfig();
  const state = newState();
  const leaving: RedirectState = { state, kind, at: Date.now() };
  sessionStorage.setItem(LEAVING_KEY, JSON.stringify(leaving));
  const page = new URL(config.authUrl);
  const fields = {
    client_id: clientId,
    redirect_uri: `${location.origin}/`,
    response_type: 'token',
    scope: scopesFor(config, kind),
    include_granted_scopes: 'false',
    state,
    ...((account === null || how === 'confirm') && { prompt: 'select_account' }),
    ...(account !== null && { login_hint: account }),
  };
  for (const [name, value] of Object.entries(fields)) page.searchParams.set(name, value);
  location.assign(page);
}

/** What a return from Google's page brought; each can be taken once. */
function takeReturn(): GoogleReturn | null {
  try {
    const fragment = take(RETURN_KEY);
    if (fragment === null) return null;
    const reply = Object.fromEntries(new URLSearchParams(fragment));
    const leaving: unknown = JSON.parse(take(LEAVING_KEY) ?? 'null');
    return { reply, kind: redirectKind(leaving, reply['state'] ?? null, Date.now()) };
  } catch {
    // No session storage, so this tab cannot have begun a sign-in either.
    return null;
  }
}

function take(key: string): string | null {
  const text = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return text;
}

function newState(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(STATE_BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
