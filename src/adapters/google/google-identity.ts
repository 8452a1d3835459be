import { readAppConfig } from '#adapters/read-app-config.ts';
import { onPageVisible } from '../on-page-visible.ts';
import type { GoogleIdentity } from '#state/ports/google-ports.ts';
import { browserGoogleMemory, onAccountOfOtherTab } from './google-memory.ts';
import { fetchProfile } from './google-profile.ts';
import { leaveForGoogle, takeReturn } from './google-redirect.ts';
import { googleConfig, loadGoogle } from './google-script.ts';
import { browserGoogleTabs } from './google-tabs.ts';
import { requestToken, takeEarlyRequest } from './request-token.ts';

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
