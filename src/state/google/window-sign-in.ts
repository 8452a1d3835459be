import { asGoogleError, GoogleError, isBlockedPopup } from './google-error.ts';
import type { GoogleProfile, TokenKind, TokenRequest } from '../ports/google-ports.ts';
import { tokenFor } from './google-state.ts';
import { PROMPT_LIMIT_MS, SILENT_LIMIT_MS } from './google-times.ts';
import type { GoogleVisit } from './google-visit.ts';
import { readTokenReply } from './read-token-reply.ts';
import { withinLimit } from './time-limit.ts';
import { type TimeWindow, isActive } from './time-window.ts';

export type WindowRequest = Pick<TokenRequest, 'kind'> & { readonly how: 'prompt' | 'confirm' };

/** Signing in before the eyes of the grower. */
interface WindowSignIn {
  /** Opens a window, or Google's own page where windows are blocked. No window opens outside of `guard`. */
  readonly ask: (request: WindowRequest, guard: TimeWindow | null) => Promise<GoogleProfile>;
  /** Accepts Google's answer and sets the token's owner. */
  readonly takeIn: (kind: TokenKind, reply: unknown) => Promise<GoogleProfile>;
}

/** Signing in by a window, for one visit. What goes wrong rejects with a `GoogleError`. */
export function createWindowSignIn(visit: GoogleVisit): WindowSignIn {
  const { clock, timers, google } = visit.world;

  async function replyOfWindow(asked: WindowRequest): Promise<unknown> {
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

  async function takeIn({ kind, how }: WindowRequest, reply: unknown): Promise<GoogleProfile> {
    const token = readTokenReply(reply, { kind, how }, clock.now());
    const profile = await withinLimit(timers, SILENT_LIMIT_MS, google.profile(token.value), () =>
      refusal('profile_timeout'),
    );
    if (profile.sub === null && profile.email === null) throw refusal('no_identity');
    const { account } = visit.state();
    const isOther = account.sub !== null && account.sub !== profile.sub;
    // Neither another person's calendar nor their farm may take this one's place by a slip in the window.
    if ((kind === 'calendar' || how === 'confirm') && isOther) throw refusal('other_account');
    const isConnected = !isOther && tokenFor(visit.state(), 'account', clock.now()) !== null;
    google.memory.keepAccount({ connected: true, sub: profile.sub });
    visit.dispatch({
      type: 'signed-in',
      account: { connected: true, sub: profile.sub },
      tokens: { [kind]: token, ...(!isConnected && { account: token }) },
    });
    visit.record({ ...profile, connected: true });
    return profile;
  }

  return {
    async ask(request, guard) {
      try {
        if (!isActive(guard, clock.now())) throw refusal('interaction_required');
        return await takeIn(request, await replyOfWindow(request));
      } catch (cause) {
        throw asGoogleError(cause);
      }
    },
    async takeIn(kind, reply) {
      try {
        return await takeIn({ kind, how: 'prompt' }, reply);
      } catch (cause) {
        throw asGoogleError(cause);
      }
    },
  };
}

function tooLate(): GoogleError {
  return new GoogleError('Google sign-in timed out. Please try again.', 'prompt_timeout');
}

function refusal(code: string): GoogleError {
  return new GoogleError('Google authorization failed.', code);
}
