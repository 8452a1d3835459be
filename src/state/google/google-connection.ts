import type { Millis } from '#domain/calendar/iso-date.ts';
import { asGoogleError, GoogleError, isBenign } from './google-error.ts';
import type { GoogleProfile, TokenKind } from '../ports/google-ports.ts';
import { isSignedIn, tokenFor } from './google-state.ts';
import { type GoogleStatus, googleStatus, googleUserId } from './google-status.ts';
import {
  BLOCKED_BY_GOOGLE_MS,
  CHECK_EVERY_MS,
  CONNECT_GUARD_MS,
  GESTURE_GUARD_MS,
  START_LIMIT_MS,
  TOKEN_TIMEOUT_MS,
} from './google-times.ts';
import { type GoogleParts, openVisit } from './google-visit.ts';
import { keepIdentityKnown } from './known-identity.ts';
import { scheduleRenewal } from './schedule-renewal.ts';
import { signInHints } from './sign-in-hints.ts';
import { signOutOfGoogle } from './sign-out.ts';
import { createSilentRequests } from './silent-requests.ts';
import { withinLimit } from './time-limit.ts';
import { type TimeWindow, isActive, laterOf, startWindow } from './time-window.ts';
import { isFresh, isValid } from './token-life.ts';
import { type WindowRequest, createWindowSignIn } from './window-sign-in.ts';

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
  /** Whether the server knows Google. */
  readonly isOffered: () => Promise<boolean>;
  /** Loads what a sign-in needs, so that it begins at once. */
  readonly prepare: () => void;
  /** Resolves once it is known whether this visit comes from Google's own page, and who came. */
  readonly ready: () => Promise<void>;
  /** Why a return from Google's page failed; `null` if it succeeded or there was none. */
  readonly failedReturn: () => GoogleError | null;
  readonly close: () => void;
}

/** Creates the connection of one visit. It checks itself whether it is still valid. */
export function createGoogleConnection(parts: GoogleParts): GoogleConnection {
  const { clock, timers, logger, google } = parts.world;
  const visit = openVisit(parts);
  const silently = createSilentRequests(visit);
  const signIn = createWindowSignIn(visit);
  const now = (): Millis => clock.now();
  const signedIn = (): boolean => isSignedIn(visit.state().account);
  const hasToken = (kind: TokenKind): boolean => tokenFor(visit.state(), kind, now()) !== null;
  let guard: TimeWindow | null = null;
  let refusals: TimeWindow | null = null;
  let connecting: Promise<GoogleProfile> | null = null;
  let failedReturn: GoogleError | null = null;
  let stopChecks = (): void => undefined;

  /** Asks for a new token, or gives the old one up while that is not allowed. */
  async function renew(): Promise<void> {
    if (!signedIn() || hasToken('account')) return;
    await silently('account').catch(() => undefined);
    if (hasToken('account')) await keepIdentityKnown(visit);
    else if (signedIn()) visit.dispatch({ type: 'dropped', kind: 'account' });
  }

  const renewal = scheduleRenewal(visit, () => void renew());

  function check(): void {
    adoptAccount();
    if (!renewal.isNear()) void renew();
    visit.emit();
  }

  /** Signing in and out in another tab counts here, too. */
  function adoptAccount(): void {
    const account = google.memory.account();
    const known = visit.state().account;
    if (account === null || (account.sub === known.sub && account.connected === known.connected))
      return;
    visit.dispatch({ type: 'account-found', account });
    void keepIdentityKnown(visit);
  }

  function checkRegularly(): void {
    stopChecks = timers.after(CHECK_EVERY_MS, () => {
      checkRegularly();
      check();
    });
  }

  async function ask(request: WindowRequest): Promise<GoogleProfile> {
    connecting ??= signIn.ask(request, guard).finally(() => (connecting = null));
    return connecting.catch((cause: unknown) => {
      throw logged(asGoogleError(cause));
    });
  }

  function freshOne(): string | null {
    const { token } = visit.state().tokens.account;
    return token !== null && isFresh(token, now()) ? token.value : null;
  }

  function logged(error: GoogleError): GoogleError {
    if (isBenign(error)) logger.note('Google sign-in ended', error);
    else logger.error('Google sign-in failed', error);
    logger.note('How it stood with Google', signInHints(visit.state(), now()));
    return error;
  }

  async function start(): Promise<void> {
    const returned = google.takeReturn();
    if (returned === null) return begin();
    if (returned.kind === null) {
      logger.note('An answer of Google that nobody here asked for was ignored');
      return begin();
    }
    try {
      await signIn.takeIn(returned.kind, returned.reply);
    } catch (cause) {
      failedReturn = logged(asGoogleError(cause));
      begin();
    }
  }

  function begin(): void {
    void keepIdentityKnown(visit);
    if (signedIn()) timers.after(START_LIMIT_MS, () => visit.dispatch({ type: 'waited' }));
    void renew();
  }

  const stops = [
    google.onGesture(() => (guard = laterOf(guard, startWindow(now(), GESTURE_GUARD_MS)))),
    google.onAttention(check),
    google.tabs.onAsked((kind, account) => {
      const { token } = visit.state().tokens[kind];
      const isOurs = visit.state().account.sub === account;
      return isOurs && token !== null && isValid(token, now()) ? token : null;
    }),
  ];
  checkRegularly();
  const started = start();

  return {
    status: () => googleStatus(visit.state(), now()),
    onChange: visit.onChange,
    userId: () => googleUserId(visit.state()),
    async token({ waitMs = TOKEN_TIMEOUT_MS, calendar = false, mayAsk = false } = {}) {
      const kind = calendar ? 'calendar' : 'account';
      const held = () => tokenFor(visit.state(), kind, now())?.value ?? null;
      if (!signedIn()) return null;
      if (held() !== null) return held();
      const asked =
        mayAsk && isActive(guard, now())
          ? ask({ kind, how: 'prompt' })
          : withinLimit(
              timers,
              waitMs,
              silently(kind),
              () => new Error('No token before the time limit'),
            );
      return asked.then(held, held);
    },
    async freshToken() {
      const userId = googleUserId(visit.state());
      if (freshOne() === null && signedIn()) await ask({ kind: 'account', how: 'confirm' });
      const token = freshOne();
      // A window that was open already may have been for somebody else.
      if (token === null || googleUserId(visit.state()) !== userId)
        throw new GoogleError('Google authorization failed.', 'other_account');
      return token;
    },
    refuse(token) {
      const kinds = (['account', 'calendar'] as const).filter(
        (kind) => visit.state().tokens[kind].token?.value === token,
      );
      if (kinds.length === 0) return;
      // A service that refuses every token must not send us round in circles.
      const block = isActive(refusals, now())
        ? startWindow(now(), BLOCKED_BY_GOOGLE_MS)
        : undefined;
      refusals = startWindow(now(), BLOCKED_BY_GOOGLE_MS);
      for (const kind of kinds) {
        visit.dispatch({ type: 'dropped', kind, ...(block !== undefined && { block }) });
      }
      void renew();
    },
    connect({ calendar = false } = {}) {
      guard = laterOf(guard, startWindow(now(), CONNECT_GUARD_MS));
      return ask({ kind: calendar ? 'calendar' : 'account', how: 'prompt' });
    },
    signOut: () => signOutOfGoogle(visit),
    isOffered: () => google.isOffered(),
    prepare: () => void google.prepare(),
    ready: () => started,
    failedReturn: () => failedReturn,
    close() {
      stopChecks();
      renewal.stop();
      stops.forEach((stop) => stop());
    },
  };
}
