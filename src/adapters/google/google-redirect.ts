import type { GoogleReturn, TokenRequest } from '#state/ports/google-ports.ts';
import type { Leaving } from '#state/google/redirect-state.ts';
import { kindOfReturn } from '#state/google/redirect-state.ts';
import { googleConfig } from './google-script.ts';
import { scopesFor } from './scopes-for.ts';

/** What the tab remembers while Google's page has its place. */
const LEAVING_KEY = 'mgm.google.leaving';
/** Where `public/first-paint.js` puts what it takes out of the address, before anything else runs. */
const RETURN_KEY = 'mgm.google.return';
/** 192 bits. */
const STATE_BYTES = 24;

/** Leaves for Google's own page; it comes back to the first page of the app. */
export async function leaveForGoogle({ kind, how, account }: TokenRequest): Promise<void> {
  const { config, clientId } = await googleConfig();
  const state = newState();
  const leaving: Leaving = { state, kind, at: Date.now() };
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
export function takeReturn(): GoogleReturn | null {
  try {
    const fragment = take(RETURN_KEY);
    if (fragment === null) return null;
    const reply = Object.fromEntries(new URLSearchParams(fragment));
    const leaving: unknown = JSON.parse(take(LEAVING_KEY) ?? 'null');
    return { reply, kind: kindOfReturn(leaving, reply['state'] ?? null, Date.now()) };
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
