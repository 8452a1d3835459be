import { asGoogleError } from './google-error.ts';
import { isSignedIn } from './google-state.ts';
import { NO_IDENTITY } from '../document/fresh-farm.ts';
import type { GoogleVisit } from './google-visit.ts';

/**
 * Keeps the identity in the open farm's settings equal to the account signed in on this device.
 *
 * A farm from an older version, from before a sign-out or from another account has a different identity or
 * none. Missing fields are requested from Google; a failure is only logged.
 */
export async function keepIdentityKnown(visit: GoogleVisit): Promise<void> {
  const { account } = visit.state();
  const recorded = visit.recorded();
  if (!visit.isSignedIn()) {
    if (isSignedIn(recorded)) visit.record(NO_IDENTITY);
    return;
  }
  if (recorded.sub !== account.sub || !recorded.connected) {
    const known = recorded.sub === account.sub ? recorded : NO_IDENTITY;
    visit.record({ ...known, connected: true, sub: account.sub });
  }
  if (account.sub === null || visit.recorded().email === null) await lookUp(visit);
}

async function lookUp(visit: GoogleVisit): Promise<void> {
  const { google, logger } = visit.world;
  const { account, tokens } = visit.state();
  const { token } = tokens.account;
  if (token === null) return;
  try {
    const profile = await google.profile(token.value);
    const isStill = visit.state().account.sub === account.sub && visit.isSignedIn();
    const isSame = account.sub === null || account.sub === profile.sub;
    if (!isStill || !isSame || (profile.sub === null && profile.email === null)) return;
    const found = { connected: true, sub: profile.sub };
    google.memory.keepAccount(found);
    visit.dispatch({ type: 'account-found', account: found });
    visit.record({ ...profile, connected: true });
  } catch (cause) {
    logger.error('Google did not say who is signed in', asGoogleError(cause));
  }
}
