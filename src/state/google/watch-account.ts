import type { GoogleToken } from '../ports/google-ports.ts';
import {
  BLOCKED_BY_GOOGLE_MS,
  CHECK_EVERY_MS,
  REFRESH_BEFORE_MS,
  START_LIMIT_MS,
  VALID_UNTIL_BEFORE_MS,
} from './google-times.ts';
import type { GoogleVisit } from './google-visit.ts';
import { keepIdentityKnown } from './known-identity.ts';
import type { SilentRequests } from './silent-requests.ts';
import { type TimeWindow, isActive, startWindow } from './time-window.ts';
import { isValid } from './token-life.ts';

export function watchAccount(visit: GoogleVisit, silently: SilentRequests) {
  const { timers, google } = visit.world;
  const hasToken = (): boolean => visit.held('account') !== null;
  const renewal = scheduleRenewal(visit, () => void renew());
  let stopChecks = (): void => undefined;

  async function renew(): Promise<void> {
    if (!visit.isSignedIn() || hasToken()) return;
    await silently('account').catch(() => undefined);
    if (hasToken()) await keepIdentityKnown(visit);
    else if (visit.isSignedIn()) visit.dispatch({ type: 'dropped', kind: 'account' });
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
    refuse: refusalsOf(visit, renew),
    begin() {
      void keepIdentityKnown(visit);
      if (visit.isSignedIn())
        timers.after(START_LIMIT_MS, () => visit.dispatch({ type: 'waited' }));
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

function refusalsOf(visit: GoogleVisit, renew: () => Promise<void>): (token: string) => void {
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

/** Renews the token of the account about 10 s before it runs out. */
function scheduleRenewal(visit: GoogleVisit, renew: () => void) {
  const { clock, timers } = visit.world;
  let planned: GoogleToken | null = null;
  let cancel = (): void => undefined;

  function plan(): void {
    const { token } = visit.state().tokens.account;
    if (token === planned) return;
    planned = token;
    cancel();
    if (token === null) return;
    const left = token.expiresAt - clock.now();
    const stopTelling = timers.after(Math.max(0, left - VALID_UNTIL_BEFORE_MS), visit.emit);
    const stopRenewing = timers.after(Math.max(0, left - REFRESH_BEFORE_MS), renew);
    cancel = () => {
      stopTelling();
      stopRenewing();
    };
  }

  const stopListening = visit.onDispatch(plan);
  plan();
  return {
    /** The token is not used any more, but its renewal is still to come, in seconds. */
    isNear(): boolean {
      const { token } = visit.state().tokens.account;
      if (token === null || isValid(token, clock.now())) return false;
      const left = token.expiresAt - clock.now();
      return left > REFRESH_BEFORE_MS && left <= VALID_UNTIL_BEFORE_MS;
    },
    stop() {
      stopListening();
      cancel();
    },
  };
}
