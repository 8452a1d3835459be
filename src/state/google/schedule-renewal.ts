import type { GoogleToken } from '../ports/google-ports.ts';
import { REFRESH_BEFORE_MS, VALID_UNTIL_BEFORE_MS } from './google-times.ts';
import type { GoogleVisit } from './google-visit.ts';
import { isValid } from './token-life.ts';

/** The renewal that every token of the account has ahead of it. */
interface Renewal {
  /** The token is not used any more, but its renewal is still to come, in seconds. */
  readonly isNear: () => boolean;
  readonly stop: () => void;
}

/** Renews the token of the account about 10 s before it runs out. */
export function scheduleRenewal(visit: GoogleVisit, renew: () => void): Renewal {
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
    isNear() {
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
