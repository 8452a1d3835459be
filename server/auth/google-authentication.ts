import { RequestCounter } from './request-counter.ts';
import type { AccountAnswer, Admission, Caller, Authentication } from './authentication.ts';
import { googleKeys } from './google-keys.ts';
import { askGoogle, type TokenSettings } from './google-token.ts';
import { EVERYBODY, type AllowList, hasAllowList, isAllowed, listedNames } from './allow-list.ts';
import { checkIdToken, isIdToken } from './id-token.ts';
import { noteAccount } from '../members/let-device-in.ts';
import type { StateStore } from '../store/state-store.ts';
import { type KnownTokens, knownTokens } from './known-tokens.ts';
import type { TokenAnswer, TokenOwner } from './token-answer.ts';

export interface GoogleAuthenticationSettings extends TokenSettings {
  readonly keysUrl: string;
  /** Where signed-out tokens and the names of allowed accounts are noted; without it they are forgotten with the program. */
  readonly store?: StateStore;
}

/**
 * Bad tokens with the same beginning that an address may show in a minute before Google is asked about
 * such no more. The beginning is long enough that the tokens of two growers behind one address differ.
 */
const FAILURES_A_MINUTE = 10;
const BEGINNING = 24;
/** Bad tokens of all beginnings that an address may show in a minute: Google is not asked without end. */
const ALL_FAILURES_A_MINUTE = 100;
const MAX_TOKEN_LENGTH = 4096;

/** Admits users to their own farm: an ID token by its signature, an access token by Google's answer. */
export class GoogleAuthentication implements Authentication {
  readonly #tokens: KnownTokens;
  readonly #failures: RequestCounter;
  readonly #allFailures: RequestCounter;
  readonly #guests: AllowList;

  constructor(settings: GoogleAuthenticationSettings, now: () => number = Date.now) {
    const { clientId, keysUrl } = settings;
    const keys = googleKeys(keysUrl, now);
    const guests = settings.guests ?? EVERYBODY;
    const ask = async (token: string): Promise<TokenAnswer> => {
      const answer = isIdToken(token)
        ? await checkIdToken(token, { clientId, keys, now: now() })
        : await askGoogle(settings, token, now());
      if (answer.kind === 'owner' && hasAllowList(guests) && isAllowed(guests, answer)) {
        const names = listedNames(answer);
        // A few times an hour; what could not be written is tried again the next time.
        settings.store?.members
          .change({ farmId: `google_${answer.sub}` }, (people) => noteAccount(people, names))
          .catch(() => undefined);
      }
      return answer;
    };
    this.#guests = guests;
    this.#tokens = knownTokens(ask, now, settings.store);
    this.#failures = new RequestCounter(FAILURES_A_MINUTE, now);
    this.#allFailures = new RequestCounter(ALL_FAILURES_A_MINUTE, now);
  }

  async admit(caller: Caller, userId: string | undefined): Promise<Admission> {
    const owner = await this.#owner(caller);
    if (typeof owner === 'string') return owner;
    if (userId !== `google_${owner.sub}`) return 'stranger';
    return isAllowed(this.#guests, owner) ? 'admitted' : 'uninvited';
  }

  async account(caller: Caller): Promise<AccountAnswer> {
    const owner = await this.#owner(caller);
    if (typeof owner === 'string') return { kind: owner };
    if (!isAllowed(this.#guests, owner)) return { kind: 'uninvited' };
    return { kind: 'account', userId: `google_${owner.sub}`, names: listedNames(owner) };
  }

  async signOut(caller: Caller): Promise<Admission> {
    if (!caller.token) return 'unknown';
    const owner = await this.#owner(caller, true);
    if (owner === 'busy' || owner === 'undecided') return owner;
    if (owner !== 'unknown') await this.#tokens.signOut(caller.token, owner.expiresAt);
    // One that counts for nothing is as worthless as it was meant to be (RFC 7009).
    return 'admitted';
  }

  /** @param isSignOut - A sign-out must succeed despite other callers' failures. */
  async #owner(
    { token, address }: Caller,
    isSignOut = false,
  ): Promise<TokenOwner | 'busy' | 'undecided' | 'unknown'> {
    if (!token || token.length > MAX_TOKEN_LENGTH) return 'unknown';
    const known = this.#tokens.recall(token);
    const answer = await (known ?? this.#ask(token, address, isSignOut));
    if (answer === 'busy') return answer;
    if (answer.kind === 'owner') return answer;
    return answer.kind === 'invalid' ? 'unknown' : 'undecided';
  }

  async #ask(
    token: string,
    address: string | undefined,
    isSignOut: boolean,
  ): Promise<TokenAnswer | 'busy'> {
    // An ID token is checked here, by its signature; no guess of one costs a question to Google.
    if (address === undefined || isIdToken(token)) return this.#tokens.learn(token);
    const guess = `${address} ${token.slice(0, BEGINNING)}`;
    // Others behind the same address show bad tokens; a token that was good is no guess, nor does a sign-out help one.
    const isCounted = !isSignOut && !this.#tokens.wasGood(token);
    const isFull = isCounted && this.#allFailures.isFull(address);
    if (isFull || this.#failures.isFull(guess)) return 'busy';
    const answer = await this.#tokens.learn(token);
    if (answer.kind === 'invalid') {
      this.#failures.count(guess);
      this.#allFailures.count(address);
    }
    return answer;
  }
}
