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
import { type GoogleParts, type GoogleVisit, openVisit } from './google-visit.ts';
import { keepIdentityKnown } from './known-identity.ts';
import { scheduleRenewal } from './schedule-renewal.ts';
import { signInHints } from './sign-in-hints.ts';
import { signOutOfGoogle } from './sign-out.ts';
import { type SilentRequests, createSilentRequests } from './silent-requests.ts';
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
  const { timers, google } = parts.world;
  const visit = openVisit(parts);
  const silently = createSilentRequests(visit);
  const windows = windowsOf(visit);
  const now = (): Millis => parts.world.clock.now();
  const watch = watchAccount(visit, silently);
  const refuse = refusalsOf(visit, watch.renew);
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
    refuse,
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

/** Gives other tabs of the same account the tokens that are valid. */
function shareTokens(visit: GoogleVisit): () => void {
  const { clock, google } = visit.world;
  return google.tabs.onAsked((kind, account) => {
    const { token } = visit.state().tokens[kind];
    const isOurs = visit.state().account.sub === account;
    return isOurs && token !== null && isValid(token, clock.now()) ? token : null;
  });
}

/** Signing in before the eyes of the grower, one window at a time. */
interface Windows {
  /** Rejects with a `GoogleError`. Those who ask while a window is open share its answer. */
  readonly ask: (request: WindowRequest) => Promise<GoogleProfile>;
  /** Accepts the answer of Google's own page; false when it is a failure. */
  readonly takeIn: (kind: TokenKind, reply: unknown) => Promise<boolean>;
  readonly failedReturn: () => GoogleError | null;
  /** The grower has just pressed something. */
  readonly pressed: (guardMs: Millis) => void;
  readonly mayOpen: () => boolean;
  readonly stop: () => void;
}

function windowsOf(visit: GoogleVisit): Windows {
  const { clock, logger, google } = visit.world;
  const signIn = createWindowSignIn(visit);
  let guard: TimeWindow | null = null;
  let connecting: Promise<GoogleProfile> | null = null;
  let failedReturn: GoogleError | null = null;

  function logged(error: GoogleError): GoogleError {
    if (isBenign(error)) logger.note('Google sign-in ended', error);
    else logger.error('Google sign-in failed', error);
    logger.note('How it stood with Google', signInHints(visit.state(), clock.now()));
    return error;
  }

  const pressed = (guardMs: Millis): void => {
    guard = laterOf(guard, startWindow(clock.now(), guardMs));
  };

  return {
    async ask(request) {
      connecting ??= signIn.ask(request, guard).finally(() => (connecting = null));
      return connecting.catch((cause: unknown) => {
        throw logged(asGoogleError(cause));
      });
    },
    async takeIn(kind, reply) {
      try {
        await signIn.takeIn(kind, reply);
        return true;
      } catch (cause) {
        failedReturn = logged(asGoogleError(cause));
        return false;
      }
    },
    failedReturn: () => failedReturn,
    pressed,
    mayOpen: () => isActive(guard, clock.now()),
    stop: google.onGesture(() => pressed(GESTURE_GUARD_MS)),
  };
}

/** Keeps the account of the visit and its token up to date. */
interface AccountWatch {
  readonly begin: () => void;
  /** Asks for a new token, or gives the old one up while that is not allowed. */
  readonly renew: () => Promise<void>;
  readonly stop: () => void;
}

function watchAccount(visit: GoogleVisit, silently: SilentRequests): AccountWatch {
  const { clock, timers, google } = visit.world;
  const signedIn = (): boolean => isSignedIn(visit.state().account);
  const hasToken = (): boolean => tokenFor(visit.state(), 'account', clock.now()) !== null;
  const renewal = scheduleRenewal(visit, () => void renew());
  let stopChecks = (): void => undefined;

  async function renew(): Promise<void> {
    if (!signedIn() || hasToken()) return;
    await silently('account').catch(() => undefined);
    if (hasToken()) await keepIdentityKnown(visit);
    else if (signedIn()) visit.dispatch({ type: 'dropped', kind: 'account' });
  }

  function check(): void {
    adoptAccount(visit);
    if (!renewal.isNear()) void renew();
    visit.emit();
  }

  function checkRegularly(): void {
    stopChecks = timers.after(CHECK_EVERY_MS, () => {
      checkRegularly();
      check();
    });
  }

  const stopAttention = google.onAttention(check);
  checkRegularly();

  return {
    renew,
    begin() {
      void keepIdentityKnown(visit);
      if (signedIn()) timers.after(START_LIMIT_MS, () => visit.dispatch({ type: 'waited' }));
      void renew();
    },
    stop() {
      stopChecks();
      renewal.stop();
      stopAttention();
    },
  };
}

/** Signing in and out in another tab counts here, too. */
function adoptAccount(visit: GoogleVisit): void {
  const account = visit.world.google.memory.account();
  const known = visit.state().account;
  if (account === null || (account.sub === known.sub && account.connected === known.connected))
    return;
  visit.dispatch({ type: 'account-found', account });
  void keepIdentityKnown(visit);
}

async function freshTokenOf(visit: GoogleVisit, windows: Windows): Promise<string> {
  const freshOne = (): string | null => {
    const { token } = visit.state().tokens.account;
    return token !== null && isFresh(token, visit.world.clock.now()) ? token.value : null;
  };
  const userId = googleUserId(visit.state());
  if (freshOne() === null && isSignedIn(visit.state().account))
    await windows.ask({ kind: 'account', how: 'confirm' });
  const token = freshOne();
  // A window that was open already may have been for somebody else.
  if (token === null || googleUserId(visit.state()) !== userId)
    throw new GoogleError('Google authorization failed.', 'other_account');
  return token;
}

/** Drops a token that a service refused, and asks for another. */
function refusalsOf(visit: GoogleVisit, renew: () => Promise<void>): GoogleConnection['refuse'] {
  const { clock } = visit.world;
  let refusals: TimeWindow | null = null;
  return (token) => {
    const kinds = (['account', 'calendar'] as const).filter(
      (kind) => visit.state().tokens[kind].token?.value === token,
    );
    if (kinds.length === 0) return;
    const now = clock.now();
    // A service that refuses every token must not send us round in circles.
    const block = isActive(refusals, now) ? startWindow(now, BLOCKED_BY_GOOGLE_MS) : undefined;
    refusals = startWindow(now, BLOCKED_BY_GOOGLE_MS);
    for (const kind of kinds)
      visit.dispatch({ type: 'dropped', kind, ...(block !== undefined && { block }) });
    void renew();
  };
}
