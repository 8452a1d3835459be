import { RequestCounter } from './request-counter.ts';
import type { Admission, Caller, Door } from './door.ts';
import { askGoogle, type TokenSettings, type TokenAnswer } from './google-token.ts';
import { KnownTokens } from './known-tokens.ts';

/** Bad tokens that one address may show in a minute before Google is asked for it no more. */
const FAILURES_A_MINUTE = 10;
const LONGEST_TOKEN = 4096;

/** Lets users in to their own farm, `google_` and the account's number, with a token of Google. */
export class GoogleDoor implements Door {
  readonly #tokens: KnownTokens;
  readonly #failures: RequestCounter;

  constructor(settings: TokenSettings, now: () => number = Date.now) {
    this.#tokens = new KnownTokens((token) => askGoogle(settings, token, now()), now);
    this.#failures = new RequestCounter(FAILURES_A_MINUTE, now);
  }

  async admit({ token, address }: Caller, userId: string | undefined): Promise<Admission> {
    if (!token || token.length > LONGEST_TOKEN) return 'unknown';
    const answer = await (this.#tokens.recall(token) ?? this.#ask(token, address));
    if (answer === 'busy') return 'busy';
    if (answer.kind === 'unreachable') return 'undecided';
    if (answer.kind === 'invalid') return 'unknown';
    return userId === `google_${answer.sub}` ? 'admitted' : 'stranger';
  }

  async #ask(token: string, address: string | undefined): Promise<TokenAnswer | 'busy'> {
    if (address !== undefined && this.#failures.isFull(address)) return 'busy';
    const answer = await this.#tokens.learn(token);
    if (answer.kind === 'invalid' && address !== undefined) this.#failures.count(address);
    return answer;
  }
}
