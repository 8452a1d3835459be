import { createHash } from 'node:crypto';
import type { TokenAnswer } from './google-token.ts';

interface Known {
  readonly answer: Promise<TokenAnswer>;
  /** Until when the answer holds; endless while it is on its way. */
  until: number;
}

const MOST = 10_000;
const OWNER_MS = 5 * 60_000;
const INVALID_MS = 60_000;
/** A token that is about to run out is asked about again rather than trusted to its last second. */
const MARGIN_MS = 15_000;

/**
 * Remembers for a short while whose tokens are whose, by their hash alone.
 *
 * The owner of a token is known for up to five minutes, so that a revoked one is refused soon; a
 * bad token for one minute; that Google did not answer is never remembered. Requests that arrive
 * together with one token share one question.
 */
export class KnownTokens {
  readonly #known = new Map<string, Known>();
  readonly #ask: (token: string) => Promise<TokenAnswer>;
  readonly #now: () => number;

  constructor(ask: (token: string) => Promise<TokenAnswer>, now: () => number) {
    this.#ask = ask;
    this.#now = now;
  }

  /** What is known of a token without asking. */
  recall(token: string): Promise<TokenAnswer> | undefined {
    const known = this.#known.get(keyOf(token));
    return known && known.until > this.#now() ? known.answer : undefined;
  }

  /** Asks about a token and remembers the answer. */
  async learn(token: string): Promise<TokenAnswer> {
    const key = keyOf(token);
    const known: Known = { answer: this.#ask(token), until: Number.POSITIVE_INFINITY };
    this.#known.delete(key);
    this.#known.set(key, known);
    const [oldest] = this.#known.keys();
    if (this.#known.size > MOST && oldest !== undefined) this.#known.delete(oldest);
    const answer = await known.answer;
    known.until = this.#holdsUntil(answer);
    return answer;
  }

  #holdsUntil(answer: TokenAnswer): number {
    const now = this.#now();
    if (answer.kind === 'unreachable') return 0;
    if (answer.kind === 'invalid') return now + INVALID_MS;
    return Math.min(answer.expiresAt - MARGIN_MS, now + OWNER_MS);
  }
}

function keyOf(token: string): string {
  return createHash('sha256').update(token).digest('base64');
}
