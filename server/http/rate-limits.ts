import { RequestCounter } from '../auth/request-counter.ts';

/** How many requests are served in a minute. */
export interface MostAMinute {
  readonly ofAddress: number;
  readonly ofUser: number;
  readonly writesOfUser: number;
}

/**
 * The app sends a second after the last change. One grower who runs down a list makes up to 40 writes
 * a minute so; five at once get in each other's way and make 220, of 360 requests.
 */
export const USUAL_A_MINUTE: MostAMinute = { ofAddress: 600, ofUser: 400, writesOfUser: 250 };

/** Requests that an address and a user may make in a minute. */
export class RateLimits {
  readonly #addresses: RequestCounter;
  readonly #users: RequestCounter;
  readonly #writes: RequestCounter;

  constructor(most: MostAMinute = USUAL_A_MINUTE, now: () => number = Date.now) {
    this.#addresses = new RequestCounter(most.ofAddress, now);
    this.#users = new RequestCounter(most.ofUser, now);
    this.#writes = new RequestCounter(most.writesOfUser, now);
  }

  /** Counts a request of an address; seconds to wait when it is one too many. */
  address(address: string): number {
    return this.#addresses.count(address) ? 0 : this.#addresses.secondsLeft(address);
  }

  /** Counts a request of a user; seconds to wait when it is one too many. */
  user(userId: string, method: string): number {
    if (!this.#users.count(userId)) return this.#users.secondsLeft(userId);
    if (method === 'GET' || this.#writes.count(userId)) return 0;
    return this.#writes.secondsLeft(userId);
  }
}
