import { createEmitter } from '../ports/emitter.ts';
import type { Identity } from '../document/fresh-farm.ts';
import type { FarmEnvironment } from '../ports/farm-environment.ts';
import type { GoogleAccount, GoogleToken, TokenKind } from '../ports/google-ports.ts';
import type { GoogleEvent } from './google-state.ts';
import { googleAtStart, isSignedIn, SIGNED_OUT, reduceGoogle, tokenFor } from './google-state.ts';
import { googleStatus, googleUserId } from './google-status.ts';
import { readKeptToken } from './read-token-reply.ts';
import { isWorthKeeping } from './token-life.ts';

export interface GoogleParts {
  readonly world: Pick<FarmEnvironment, 'clock' | 'timers' | 'logger' | 'google' | 'cloud'>;
  readonly recorded: () => Identity;
  readonly record: (identity: Identity) => void;
}

export type GoogleVisit = ReturnType<typeof openVisit>;

/** State of the Google connection during one page visit, with its listeners. */
export function openVisit(parts: GoogleParts) {
  const { clock, google } = parts.world;
  const { memory } = google;
  const changed = createEmitter();
  const dispatched = createEmitter();
  // Farms of older versions say themselves who is signed in.
  const account = memory.account() ?? accountIn(parts.recorded());
  if (memory.account() === null && account.connected) memory.keepAccount(account);
  let state = googleAtStart(account, { account: kept('account'), calendar: kept('calendar') });
  const status = () => googleStatus(state, clock.now());
  const userId = () => googleUserId(state);
  const gist = () => `${status()} ${userId()}`;
  let told = gist();

  function kept(kind: TokenKind): GoogleToken | null {
    const token = readKeptToken(memory.token(kind));
    const isGood = token !== null && account.connected && isWorthKeeping(token, clock.now());
    if (!isGood) memory.forgetToken(kind);
    return isGood ? token : null;
  }

  /** Notifies listeners if status or account changed; both can change with time alone. */
  function emit(): void {
    const now = gist();
    if (now === told) return;
    told = now;
    changed.emit();
  }

  return {
    ...parts,
    state: () => state,
    status,
    /** `google_` and the number of the account; null without an account. */
    userId,
    isSignedIn: () => isSignedIn(state.account),
    /** The token that a call may use now. */
    held: (kind: TokenKind) => tokenFor(state, kind, clock.now())?.value ?? null,
    dispatch: (event: GoogleEvent): void => {
      state = reduceGoogle(state, event);
      keepTokens();
      dispatched.emit();
      emit();
    },
    emit,
    onChange: changed.onEmit,
    /** Calls back after everything that happens. */
    onDispatch: dispatched.onEmit,
  };

  function keepTokens(): void {
    for (const kind of ['account', 'calendar'] as const) {
      const { token } = state.tokens[kind];
      if (token === null) memory.forgetToken(kind);
      else memory.keepToken(kind, token);
    }
  }
}

function accountIn({ connected, sub }: Identity): GoogleAccount {
  return isSignedIn({ connected, sub }) ? { connected: true, sub } : SIGNED_OUT;
}
