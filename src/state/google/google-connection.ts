import type { Millis } from '#domain/calendar/iso-date.ts';
import type { GoogleError } from './google-error.ts';
import type { GoogleProfile } from '../ports/google-ports.ts';
import { isSignedIn, tokenFor } from './google-state.ts';
import { type GoogleStatus, googleStatus, googleUserId } from './google-status.ts';
import { CONNECT_GUARD_MS, TOKEN_TIMEOUT_MS } from './google-times.ts';
import { type GoogleParts, openVisit } from './google-visit.ts';
import { signOutOfGoogle } from './sign-out.ts';
import { createSilentRequests, shareTokens } from './silent-requests.ts';
import { withinLimit } from './time-limit.ts';
import { watchAccount } from './watch-account.ts';
import { freshTokenOf, signInWindows } from './sign-in-windows.ts';

interface TokenOptions {
  /** Timeout for a token; 2 s by default. */
  readonly waitMs?: Millis;
  /** Must give the right to write calendar events. */
  readonly calendar?: boolean;
  /** A window may open for it, if the grower has just pressed something. */
  readonly mayAsk?: boolean;
}

/** The account that is signed in, and the tokens that calls in its name need. */
export interface GoogleConnection {
  readonly status: () => GoogleStatus;
  readonly onChange: (listener: () => void) => () => void;
  /** `google_` and the number of the account; null without an account. */
  readonly userId: () => string | null;
  /** A valid token; `null` if none arrives in time. Opens no window unless allowed. */
  readonly token: (options?: TokenOptions) => Promise<string | null>;
  /**
   * A token the user confirmed within five minutes: the current one, or one from a window that opens now.
   * Rejects with a `GoogleError`, also if another account signs in.
   */
  readonly freshToken: () => Promise<string>;
  /** A call was refused with this token (401): it is dropped and another one is asked for. */
  readonly refuse: (token: string) => void;
  /** Signs in, with a window. Rejects with a `GoogleError`. */
  readonly connect: (options?: { readonly calendar?: boolean }) => Promise<GoogleProfile>;
  /** Makes the token worthless and forgets who it was. Never rejects. */
  readonly signOut: () => Promise<void>;
  readonly isOffered: () => Promise<boolean>;
  /** Loads what a sign-in needs, so that it begins at once. */
  readonly prepare: () => void;
  /** Resolves once it is known whether this visit comes from Google's own page, and who came. */
  readonly ready: () => Promise<void>;
  /** Why a return from Google's page failed; `null` if it succeeded or there was none. */
  readonly failedReturn: () => GoogleError | null;
  readonly close: () => void;
}

export function createGoogleConnection(parts: GoogleParts): GoogleConnection {
  const { timers, google } = parts.world;
  const visit = openVisit(parts);
  const silently = createSilentRequests(visit);
  const windows = signInWindows(visit);
  const now = (): Millis => parts.world.clock.now();
  const watch = watchAccount(visit, silently);
  const stopSharing = shareTokens(visit);
  const started = start();

  async function start(): Promise<void> {
    const returned = google.takeReturn();
    const isAsked = returned !== null && returned.kind !== null;
    if (returned?.kind === null)
      parts.world.logger.note('An answer of Google that nobody here asked for was ignored');
    if (!isAsked || !(await windows.takeIn(returned.kind, returned.reply))) watch.begin();
  }

  async function token({
    waitMs = TOKEN_TIMEOUT_MS,
    calendar = false,
    mayAsk = false,
  }: TokenOptions = {}): Promise<string | null> {
    const kind = calendar ? 'calendar' : 'account';
    const held = (): string | null => tokenFor(visit.state(), kind, now())?.value ?? null;
    if (!isSignedIn(visit.state().account)) return null;
    if (held() !== null) return held();
    const tooLate = (): Error => new Error('No token before the time limit');
    const asked =
      mayAsk && windows.mayOpen()
        ? windows.ask({ kind, how: 'prompt' })
        : withinLimit(timers, waitMs, silently(kind), tooLate);
    return asked.then(held, held);
  }

  return {
    status: () => googleStatus(visit.state(), now()),
    onChange: visit.onChange,
    userId: () => googleUserId(visit.state()),
    token,
    freshToken: () => freshTokenOf(visit, windows),
    refuse: watch.refuse,
    connect({ calendar = false } = {}) {
      windows.pressed(CONNECT_GUARD_MS);
      return windows.ask({ kind: calendar ? 'calendar' : 'account', how: 'prompt' });
    },
    signOut: () => signOutOfGoogle(visit),
    isOffered: () => google.isOffered(),
    prepare: () => void google.prepare(),
    ready: () => started,
    failedReturn: windows.failedReturn,
    close() {
      watch.stop();
      stopSharing();
      windows.stop();
    },
  };
}
