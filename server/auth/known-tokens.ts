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

/**
 * Caches the owners of tokens for a short time, by token hash.
 *
 * An owner is cached for up to five minutes, so a revoked token is soon refused; a bad token for one minute; a
 * failure to reach Google is never cached. Simultaneous requests with one token share one check. A signed-out
 * token is refused for its whole lifetime. Bad tokens never push these or good ones out of the cache.
 */
export class KnownTokens {
  readonly #asked = new Map<string, Promise<TokenAnswer>>();
  readonly #good = new Map<string, Known>();
  readonly #bad = new Map<string, Known>();
  /** Until when tokens that were good are no guesses. */
  readonly #wasGood = new Map<string, number>();
  /** Until when tokens that were signed out would have counted. */
  readonly #signedOut = new Map<string, number>();
  readonly #ask: (token: string) => Promise<TokenAnswer>;
  readonly #now: () => number;
  readonly #signOuts: SignOutNotes;

  constructor(
    ask: (token: string) => Promise<TokenAnswer>,
    now: () => number,
    signOuts: SignOutNotes = NO_NOTES,
  ) {
    this.#ask = ask;
    this.#now = now;
    this.#signOuts = signOuts;
  }

  recall(token: string): Promise<TokenAnswer> | undefined {
    const key = keyOf(token);
    if (this.#signedOut.has(key)) return Promise.resolve(INVALID);
    const known = this.#good.get(key) ?? this.#bad.get(key);
    if (known && known.until > this.#now()) return Promise.resolve(known.answer);
    return this.#asked.get(key);
  }

  /** Whether a token was valid within the last hour, so it isn't a guess. */
  wasGood(token: string): boolean {
    return (this.#wasGood.get(keyOf(token)) ?? 0) > this.#now();
  }

  async learn(token: string): Promise<TokenAnswer> {
    const key = keyOf(token);
    const asked = this.#askBoth(token, key);
    this.#asked.set(key, asked);
    try {
      this.#remember(key, await asked);
    } finally {
      if (this.#asked.get(key) === asked) this.#asked.delete(key);
    }
    return asked;
  }

  /** Refuses a token from now on; its owner has signed out. */
  async signOut(token: string, expiresAt: number): Promise<void> {
    const now = this.#now();
    for (const [key, until] of this.#signedOut) if (until <= now) this.#signedOut.delete(key);
    this.#good.delete(keyOf(token));
    putNewest(this.#signedOut, keyOf(token), expiresAt);
    await this.#signOuts.noteSignOut({ tokenHash: keyOf(token), until: expiresAt }, now);
  }

  /** Owner of a token, unless it was signed out on another server or before this one started. */
  async #askBoth(token: string, key: string): Promise<TokenAnswer> {
    const answer = await this.#ask(token);
    if (answer.kind !== 'owner') return answer;
    return this.#signOuts.isSignedOut(key).then(
      (isSignedOut) => (isSignedOut ? INVALID : answer),
      () => UNREACHABLE,
    );
  }

  #remember(key: string, answer: TokenAnswer): void {
    const now = this.#now();
    this.#good.delete(key);
    this.#bad.delete(key);
    if (answer.kind === 'invalid') this.#wasGood.delete(key);
    if (answer.kind === 'invalid') putNewest(this.#bad, key, { answer, until: now + INVALID_MS });
    if (answer.kind !== 'owner') return;
    putNewest(this.#wasGood, key, now + WAS_GOOD_MS);
    putNewest(this.#good, key, {
      answer,
      until: Math.min(answer.expiresAt - MARGIN_MS, now + OWNER_MS),
    });
  }
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
