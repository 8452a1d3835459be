import { GoogleError } from './google-error.ts';
import { SIGNED_OUT } from './google-state.ts';
import { REVOKE_LIMIT_MS } from './google-times.ts';
import { NO_IDENTITY } from '../document/fresh-farm.ts';
import type { GoogleVisit } from './google-visit.ts';
import { withinLimit } from './time-limit.ts';

/**
 * Signs out: here at once, in the other tabs when they look, at the state service and at Google.
 *
 * The tokens are made worthless wherever a copy of them may be. Without a network that cannot be done;
 * they run out within the hour then.
 */
export async function signOutOfGoogle(visit: GoogleVisit): Promise<void> {
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
