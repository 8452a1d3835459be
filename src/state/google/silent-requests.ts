import type { NotingLogger } from '../ports/environment.ts';
import { asGoogleError, GoogleError, isBenign } from './google-error.ts';
import type { GoogleAccount, GoogleToken, TokenKind } from '../ports/google-ports.ts';
import { isSignedIn, isSilentBlocked, validToken } from './google-state.ts';
import { SILENT_LIMIT_MS } from './google-times.ts';
import type { GoogleVisit } from './google-visit.ts';
import { readKeptToken, readTokenReply } from './read-token-reply.ts';
import { withinLimit } from './time-limit.ts';
import { isValid } from './token-life.ts';

/** Asks for a token without showing anything; those who ask at the same time share the answer. */
export type SilentRequests = (kind: TokenKind) => Promise<GoogleToken>;

/** The silent requests of a visit. Each failure rests them for a while, see `google-state.ts`. */
export function createSilentRequests(visit: GoogleVisit): SilentRequests {
  const { clock, timers, logger, google } = visit.world;
  const failures = failureLog(logger);
  const underWay = new Map<TokenKind, Promise<GoogleToken>>();
  const hasChanged = (before: GoogleAccount): boolean => isAnother(visit.state().account, before);

  async function ask(kind: TokenKind): Promise<GoogleToken> {
    const { account } = visit.state();
    const shared = await tokenOfOtherTab(kind, account);
    if (shared !== null) {
      visit.dispatch({ type: 'arrived', kind, token: shared });
      return shared;
    }
    if (isSilentBlocked(visit.state(), kind, clock.now())) {
      throw new GoogleError('Google authorization failed.', 'google_silent_blocked');
    }
    visit.dispatch({ type: 'asking', kind });
    try {
      const reply = await withinLimit(
        timers,
        SILENT_LIMIT_MS,
        google.requestToken({ kind, how: 'silent', account: account.sub }),
        () => new GoogleError('Google token refresh timed out.', 'silent_timeout'),
      );
      if (hasChanged(account)) throw new GoogleError('Google authorization failed.', 'too_late');
      const token = readTokenReply(reply, { kind, how: 'silent' }, clock.now());
      visit.dispatch({ type: 'arrived', kind, token });
      failures.over();
      return token;
    } catch (cause) {
      const error = asGoogleError(cause);
      // What became of a request for somebody who has left is nobody's business any more.
      if (!hasChanged(account)) {
        visit.dispatch({ type: 'failed', kind, code: error.code, now: clock.now() });
        failures.log(error);
      }
      throw error;
    }
  }

  /** Another tab may have asked already, or been allowed to by the grower. */
  async function tokenOfOtherTab(
    kind: TokenKind,
    account: GoogleAccount,
  ): Promise<GoogleToken | null> {
    if (account.sub === null) return null;
    const token = readKeptToken(await google.tabs.ask(kind, account.sub));
    if (token === null || !isValid(token, clock.now()) || hasChanged(account)) return null;
    return token.value === visit.state().tokens[kind].spent ? null : token;
  }

  return (kind) => {
    const running = underWay.get(kind);
    if (running !== undefined) return running;
    const request = ask(kind).finally(() => underWay.delete(kind));
    underWay.set(kind, request);
    return request;
  };
}

/** Gives other tabs of the same account the tokens that are valid. */
export function shareTokens(visit: GoogleVisit): () => void {
  const { clock, google } = visit.world;
  return google.tabs.onAsked((kind, account) => {
    const isOurs = visit.state().account.sub === account;
    return isOurs ? validToken(visit.state(), kind, clock.now()) : null;
  });
}

function isAnother(account: GoogleAccount, before: GoogleAccount): boolean {
  return !isSignedIn(account) || (before.sub !== null && before.sub !== account.sub);
}

/** Logs a lasting failure, such as a lost network, once. */
function failureLog(logger: NotingLogger) {
  let last: string | null = null;
  return {
    over() {
      last = null;
    },
    log(error: GoogleError): void {
      if (error.code === last) return;
      last = error.code;
      const message = 'Google did not renew the sign-in by itself';
      if (isBenign(error)) logger.note(message, error);
      else logger.error(message, error);
    },
  };
}
