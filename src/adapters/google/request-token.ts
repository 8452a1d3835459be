import type { TokenRequest } from '#state/ports/google-ports.ts';
import { loadGoogle } from './google-script.ts';
import { scopesFor } from './scopes-for.ts';

/** The request that was made for a press, until the farm behind the start screen takes it over. */
let early: Promise<unknown> | null = null;

/** Asks Google for a token; its answer as it comes, or why there is none. */
export async function requestToken({ kind, how, account }: TokenRequest): Promise<unknown> {
  const { oauth, clientId, config } = await loadGoogle();
  return new Promise((resolve, reject) => {
    const client = oauth.initTokenClient({
      client_id: clientId,
      scope: scopesFor(config, kind),
      prompt: promptFor(how, account),
      ...(account !== null && { login_hint: account }),
      // The token that our own service gets must not open the calendar, too.
      include_granted_scopes: false,
      callback: resolve,
      error_callback: reject,
    });
    client.requestAccessToken();
  });
}

/** Opens the window for somebody new whose farm is still opening: browsers allow one only right after a press. */
export function requestBeforeFarm(): void {
  early = requestToken({ kind: 'account', how: 'prompt', account: null });
  // Told by whoever takes it over.
  early.catch(() => undefined);
}

/** The request that was made for a press before the farm was there, once; null when there is none of that kind. */
export function takeEarlyRequest({ kind, how }: TokenRequest): Promise<unknown> | null {
  if (kind !== 'account' || how !== 'prompt') return null;
  const request = early;
  early = null;
  return request;
}

/** An account that agreed before is let through without a look at the window, unless it is asked to choose. */
function promptFor(
  how: TokenRequest['how'],
  account: string | null,
): 'none' | 'select_account' | '' {
  if (how === 'silent') return 'none';
  return how === 'confirm' || account === null ? 'select_account' : '';
}
