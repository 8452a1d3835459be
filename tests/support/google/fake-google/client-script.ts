/** How the next request for a token fails: as `type` in a report of the window, as `error` in an answer. */
export type NextAnswer = { readonly type: string } | { readonly error: string };

/** The script that a page loads in place of Google's: `google.accounts.oauth2` with its token client. */
export function clientScript(origin: string): string {
  // Tools that keep the names of functions wrap them in calls of this one.
  const named = 'const __name = (made) => made;';
  return `{ ${named} (${inPage.toString()})(${JSON.stringify(origin)}); }`;
}

/** Runs in the page of the app; it must not use anything from outside. */
function inPage(origin: string): void {
  interface Settings {
    readonly client_id: string;
    readonly scope: string;
    readonly prompt?: string;
    readonly login_hint?: string;
    readonly callback: (reply: unknown) => void;
    readonly error_callback: (problem: unknown) => void;
  }

  const addressOf = (path: string, { client_id, scope, prompt, login_hint }: Settings): string =>
    `${origin}${path}?${new URLSearchParams({
      client_id,
      scope,
      prompt: prompt ?? '',
      login_hint: login_hint ?? '',
      origin: location.origin,
    }).toString()}`;

  const askInWindow = (settings: Settings): void => {
    const popup = open(addressOf('/o/oauth2/popup', settings), '', 'popup,width=480,height=640');
    if (popup === null) {
      settings.error_callback({ type: 'popup_failed_to_open', message: 'Failed to open popup' });
      return;
    }
    const listen = (event: MessageEvent): void => {
      if (event.origin !== origin || event.source !== popup) return;
      stop();
      settings.callback(event.data);
    };
    const look = setInterval(() => {
      if (!popup.closed) return;
      stop();
      settings.error_callback({ type: 'popup_closed', message: 'Popup window closed' });
    }, 200);
    const stop = (): void => {
      clearInterval(look);
      removeEventListener('message', listen);
    };
    addEventListener('message', listen);
  };

  const answer = async (settings: Settings): Promise<void> => {
    const plan = await (await fetch(addressOf('/gsi/plan', settings))).json();
    if (plan.ask) askInWindow(settings);
    else if (plan.problem) settings.error_callback(plan.problem);
    else if ('reply' in plan) settings.callback(plan.reply);
  };

  Object.assign(globalThis, {
    google: {
      accounts: {
        oauth2: {
          initTokenClient: (settings: Settings) => ({
            requestAccessToken: () => void answer(settings),
          }),
        },
      },
    },
  });
}
