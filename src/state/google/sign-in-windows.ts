import type { Millis } from '#domain/calendar/iso-date.ts';
import { asGoogleError, GoogleError, isBenign, isBlockedPopup } from './google-error.ts';
import type { GoogleProfile, TokenKind, TokenRequest } from '../ports/google-ports.ts';
import { GESTURE_GUARD_MS, PROMPT_LIMIT_MS, SILENT_LIMIT_MS } from './google-times.ts';
import type { GoogleVisit } from './google-visit.ts';
import { readTokenReply } from './read-token-reply.ts';
import { signInHints } from './sign-in-hints.ts';
import { withinLimit } from './time-limit.ts';
import { type TimeWindow, isActive, laterOf, startWindow } from './time-window.ts';
import { isFresh } from './token-life.ts';

type WindowRequest = Pick<TokenRequest, 'kind'> & { readonly how: 'prompt' | 'confirm' };

type SignInWindows = ReturnType<typeof signInWindows>;

/** Opens a window when the grower has just pressed something, and says what came of it. */
export function signInWindows(visit: GoogleVisit) {
  const { clock, logger, google } = visit.world;
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
  const mayOpen = (): boolean => isActive(guard, clock.now());

  /** Opens a window, or Google's own page where windows are blocked. */
  async function connect(request: WindowRequest): Promise<GoogleProfile> {
    if (!mayOpen()) throw refusal('interaction_required');
    return takeIn(visit, request, await replyOfWindow(visit, request));
  }

  return {
    /** Rejects with a `GoogleError`. Those who ask while a window is open share its answer. */
    async ask(request: WindowRequest) {
      connecting ??= connect(request).finally(() => (connecting = null));
      return connecting.catch((cause: unknown) => {
        throw logged(asGoogleError(cause));
      });
    },
    /** Accepts the answer of Google's own page; false when it is a failure. */
    async takeIn(kind: TokenKind, reply: unknown) {
      try {
        await takeIn(visit, { kind, how: 'prompt' }, reply);
        return true;
      } catch (cause) {
        failedReturn = logged(asGoogleError(cause));
        return false;
      }
    },
    failedReturn: () => failedReturn,
    pressed,
    mayOpen,
    stop: google.onGesture(() => pressed(GESTURE_GUARD_MS)),
  };
}

/** The current token if the user confirmed it within five minutes, else one from a window that opens now. */
export async function freshTokenOf(visit: GoogleVisit, windows: SignInWindows): Promise<string> {
  const freshOne = (): string | null => {
    const { token } = visit.state().tokens.account;
    return token !== null && isFresh(token, visit.world.clock.now()) ? token.value : null;
  };
  const userId = visit.userId();
  if (freshOne() === null && visit.isSignedIn())
    await windows.ask({ kind: 'account', how: 'confirm' });
  const token = freshOne();
  // A window that was open already may have been for somebody else.
  if (token === null || visit.userId() !== userId)
    throw new GoogleError('Google authorization failed.', 'other_account');
  return token;
}

async function replyOfWindow(visit: GoogleVisit, asked: WindowRequest): Promise<unknown> {
  const { timers, google } = visit.world;
  const request = { ...asked, account: visit.state().account.sub };
  try {
    return await withinLimit(timers, PROMPT_LIMIT_MS, google.requestToken(request), tooLate);
  } catch (cause) {
    if (!isBlockedPopup(asGoogleError(cause))) throw cause;
    await google.leaveForGoogle(request);
    // The page is about to go; if it stays after all, the sign-in has failed.
    return withinLimit(timers, PROMPT_LIMIT_MS, new Promise(() => undefined), tooLate);
  }
}

/** Accepts an answer of Google, of its window or its page: who it names is signed in from now on. */
async function takeIn(
  visit: GoogleVisit,
  { kind, how }: WindowRequest,
  reply: unknown,
): Promise<GoogleProfile> {
  const { clock, timers, google } = visit.world;
  const token = readTokenReply(reply, { kind, how }, clock.now());
  const profile = await withinLimit(timers, SILENT_LIMIT_MS, google.profile(token.value), () =>
    refusal('profile_timeout'),
  );
  if (profile.sub === null && profile.email === null) throw refusal('no_identity');
  const { account } = visit.state();
  const isOther = account.sub !== null && account.sub !== profile.sub;
  // Neither another person's calendar nor their farm may take this one's place by a slip in the window.
  if ((kind === 'calendar' || how === 'confirm') && isOther) throw refusal('other_account');
  const isConnected = !isOther && visit.held('account') !== null;
  const found = { connected: true, sub: profile.sub };
  google.memory.keepAccount(found);
  visit.dispatch({
    type: 'signed-in',
    account: found,
    tokens: { [kind]: token, ...(!isConnected && { account: token }) },
  });
  visit.record({ ...profile, connected: true });
  return profile;
}

function tooLate(): GoogleError {
  return new GoogleError('Google sign-in timed out. Please try again.', 'prompt_timeout');
}

function refusal(code: string): GoogleError {
  return new GoogleError('Google authorization failed.', code);
}
