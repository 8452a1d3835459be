import { GoogleError } from './google-error.ts';
import { NOBODY } from './google-state.ts';
import { REVOKE_LIMIT_MS } from './google-times.ts';
import type { GoogleVisit } from './google-visit.ts';
import { NO_IDENTITY } from './google-visit.ts';
import { withinLimit } from './time-limit.ts';

/**
 * Signs out: here at once, in the other tabs when they look, and at Google.
 *
 * The tokens are made worthless wherever a copy of them may be. Without a network that cannot be done;
 * they run out within the hour then.
 */
export async function signOutOfGoogle(visit: GoogleVisit): Promise<void> {
  const { timers, logger, google } = visit.world;
  const { account, calendar } = visit.state().tokens;
  const tokens = [account.token?.value, calendar.token?.value].filter(
    (token) => token !== undefined,
  );
  google.memory.keepAccount(NOBODY);
  visit.dispatch({ type: 'account-found', account: NOBODY });
  visit.record(NO_IDENTITY);
  const revoked = [...new Set(tokens)].map((token) =>
    withinLimit(
      timers,
      REVOKE_LIMIT_MS,
      google.revoke(token),
      () => new GoogleError('Google did not answer.'),
    ),
  );
  for (const answer of await Promise.allSettled(revoked)) {
    if (answer.status === 'rejected')
      logger.error('Google could not take the token back', answer.reason);
  }
}
