import { hash } from 'node:crypto';
import type { StateStore } from '../store/state-store.ts';
import { INVALID, type TokenAnswer, UNREACHABLE } from './token-answer.ts';

type SignOutNotes = Pick<StateStore, 'noteSignOut' | 'isSignedOut'>;

const NO_NOTES: SignOutNotes = {
  noteSignOut: async () => undefined,
  isSignedOut: async () => false,
};

interface Known {
  readonly answer: TokenAnswer;
  readonly until: number;
}

const MOST = 10_000;
const OWNER_MS = 5 * 60_000;
const INVALID_MS = 60_000;
const WAS_GOOD_MS = 60 * 60_000;
/** A token that is about to run out is asked about again rather than trusted to its last second. */
const MARGIN_MS = 15_000;

export type KnownTokens = ReturnType<typeof knownTokens>;

/**
 * Caches the owners of tokens for a short time, by token hash.
 *
 * An owner is cached for up to five minutes, so a revoked token is soon refused; a bad token for one minute; a
 * failure to reach Google is never cached. Simultaneous requests with one token share one check. A signed-out
 * token is refused for its whole lifetime. Bad tokens never push these or good ones out of the cache.
 */
export function knownTokens(
  ask: (token: string) => Promise<TokenAnswer>,
  now: () => number,
  signOuts: SignOutNotes = NO_NOTES,
) {
  const asked = new Map<string, Promise<TokenAnswer>>();
  const good = new Map<string, Known>();
  const bad = new Map<string, Known>();
  /** Until when tokens that were good are no guesses. */
  const wasGood = new Map<string, number>();
  /** Until when tokens that were signed out would have counted. */
  const signedOut = new Map<string, number>();

  /** Owner of a token, unless it was signed out on another server or before this one started. */
  async function askBoth(token: string, key: string): Promise<TokenAnswer> {
    const answer = await ask(token);
    if (answer.kind !== 'owner') return answer;
    return signOuts.isSignedOut(key).then(
      (isSignedOut) => (isSignedOut ? INVALID : answer),
      () => UNREACHABLE,
    );
  }

  function remember(key: string, answer: TokenAnswer): void {
    good.delete(key);
    bad.delete(key);
    if (answer.kind === 'invalid') {
      wasGood.delete(key);
      putNewest(bad, key, { answer, until: now() + INVALID_MS });
    }
    if (answer.kind !== 'owner') return;
    putNewest(wasGood, key, now() + WAS_GOOD_MS);
    const until = Math.min(answer.expiresAt - MARGIN_MS, now() + OWNER_MS);
    putNewest(good, key, { answer, until });
  }

  return {
    recall(token: string): Promise<TokenAnswer> | undefined {
      const key = keyOf(token);
      if (signedOut.has(key)) return Promise.resolve(INVALID);
      const known = good.get(key) ?? bad.get(key);
      if (known && known.until > now()) return Promise.resolve(known.answer);
      return asked.get(key);
    },
    /** Whether a token was valid within the last hour, so it isn't a guess. */
    wasGood: (token: string) => (wasGood.get(keyOf(token)) ?? 0) > now(),
    async learn(token: string): Promise<TokenAnswer> {
      const key = keyOf(token);
      const answer = askBoth(token, key);
      asked.set(key, answer);
      try {
        remember(key, await answer);
      } finally {
        if (asked.get(key) === answer) asked.delete(key);
      }
      return answer;
    },
    /** Refuses a token from now on; its owner has signed out. */
    async signOut(token: string, expiresAt: number): Promise<void> {
      for (const [key, until] of signedOut) if (until <= now()) signedOut.delete(key);
      const key = keyOf(token);
      good.delete(key);
      putNewest(signedOut, key, expiresAt);
      await signOuts.noteSignOut({ tokenHash: key, until: expiresAt }, now());
    },
  };
}

/** Puts an entry last, and lets the oldest one go when there are too many. */
function putNewest<T>(map: Map<string, T>, key: string, value: T): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > MOST && oldest !== undefined) map.delete(oldest);
}

function keyOf(token: string): string {
  return hash('sha256', token, 'base64');
}
