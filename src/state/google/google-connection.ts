import type { Millis } from '#domain/calendar/iso-date.ts';
import { GoogleError } from './google-error.ts';
import { NO_IDENTITY } from '../document/fresh-farm.ts';
import { SIGNED_OUT } from './google-state.ts';
import { CONNECT_GUARD_MS, REVOKE_LIMIT_MS, TOKEN_TIMEOUT_MS } from './google-times.ts';
import { type GoogleParts, type GoogleVisit, openVisit } from './google-visit.ts';
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

export type GoogleConnection = ReturnType<typeof createGoogleConnection>;

/** The account that is signed in, and the tokens that calls in its name need. */
export function createGoogleConnection(parts: GoogleParts) {
  const { timers, google } = parts.world;
  const visit = openVisit(parts);
  const silently = createSilentRequests(visit);
  const windows = signInWindows(visit);
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
    const held = (): string | null => visit.held(kind);
    if (!visit.isSignedIn()) return null;
    if (held() !== null) return held();
    const tooLate = (): Error => new Error('No token before the time limit');
    const asked =
      mayAsk && windows.mayOpen()
        ? windows.ask({ kind, how: 'prompt' })
        : withinLimit(timers, waitMs, silently(kind), tooLate);
    return asked.then(held, held);
  }

  return {
    status: visit.status,
    onChange: visit.onChange,
    userId: visit.userId,
    /** A valid token; `null` if none arrives in time. Opens no window unless allowed. */
    token,
    /**
     * A token the user confirmed within five minutes: the current one, or one from a window that opens now.
     * Rejects with a `GoogleError`, also if another account signs in.
     */
    freshToken: () => freshTokenOf(visit, windows),
    /** A call was refused with this token (401): it is dropped and another one is asked for. */
    refuse: watch.refuse,
    /** Signs in, with a window. Rejects with a `GoogleError`. */
    connect({ calendar = false }: Pick<TokenOptions, 'calendar'> = {}) {
      windows.pressed(CONNECT_GUARD_MS);
      return windows.ask({ kind: calendar ? 'calendar' : 'account', how: 'prompt' });
    },
    /** Makes the token worthless and forgets who it was. Never rejects. */
    signOut: () => signOutOfGoogle(visit),
    isOffered: () => google.isOffered(),
    /** Loads what a sign-in needs, so that it begins at once. */
    prepare: () => void google.prepare(),
    /** Resolves once it is known whether this visit comes from Google's own page, and who came. */
    ready: () => started,
    /** Why a return from Google's page failed; `null` if it succeeded or there was none. */
    failedReturn: windows.failedReturn,
    close() {
      watch.stop();
      stopSharing();
      windows.stop();
    },
  };
}

/**
 * Signs out: here at once, in the other tabs when they look, at the state service and at Google.
 *
 * The tokens are made worthless wherever a copy of them may be. Without a network that cannot be done;
 * they run out within the hour then.
 */
async function signOutOfGoogle(visit: GoogleVisit): Promise<void> {
  const { google } = visit.world;
  const { account, calendar } = visit.state().tokens;
  const tokens = [account.token?.value, calendar.token?.value].filter(
    (token) => token !== undefined,
  );
  google.memory.keepAccount(SIGNED_OUT);
  visit.dispatch({ type: 'account-found', account: SIGNED_OUT });
  visit.record(NO_IDENTITY);
  // The service hears of it first, while Google still knows whose token it is. Neither waits for the
  // other: the page may be left any moment.
  const told = account.token === null ? [] : [notifyService(visit, account.token.value)];
  await Promise.all([...told, ...[...new Set(tokens)].map((token) => revoke(visit, token))]);
}

/** The service would otherwise believe the token for some minutes more. */
async function notifyService({ world }: GoogleVisit, token: string): Promise<void> {
  const { timers, logger, cloud } = world;
  const late = () => new Error('The state service did not answer.');
  try {
    const answer = await withinLimit(timers, REVOKE_LIMIT_MS, cloud.service.signOut(token), late);
    if (!answer.ok) logger.note('The state service was not told of signing out', answer.error);
  } catch (cause) {
    logger.note('The state service was not told of signing out', cause);
  }
}

async function revoke({ world }: GoogleVisit, token: string): Promise<void> {
  const { timers, logger, google } = world;
  const late = () => new GoogleError('Google did not answer.');
  try {
    await withinLimit(timers, REVOKE_LIMIT_MS, google.revoke(token), late);
  } catch (cause) {
    logger.error('Google could not take the token back', cause);
  }
}
