import type { FastifyRequest } from 'fastify';
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
const USUAL: MostAMinute = { ofAddress: 600, ofUser: 400, writesOfUser: 250 };

/** Requests that an address and a user may make in a minute. */
export class RateLimits {
  readonly #addresses: RequestCounter;
  readonly #users: RequestCounter;
  readonly #writes: RequestCounter;

  constructor(most: MostAMinute = USUAL, now: () => number = Date.now) {
    this.#addresses = new RequestCounter(most.ofAddress, now);
    this.#users = new RequestCounter(most.ofUser, now);
    this.#writes = new RequestCounter(most.writesOfUser, now);
  }

  /** Counts a request of an address; seconds to wait when it is one too many. */
  address(address: string): number {
    return this.#addresses.count(address) ? 0 : this.#addresses.secondsLeft();
  }

  /** Counts a request of a user; seconds to wait when it is one too many. */
  user(userId: string, method: string): number {
    const isWrite = method !== 'GET';
    const isFine = this.#users.count(userId) && (!isWrite || this.#writes.count(userId));
    return isFine ? 0 : this.#users.secondsLeft();
  }
}

/** Where a request comes from, as far as it is known. */
export interface Origin {
  /**
   * The address whose requests are counted; absent for this very machine: that is a proxy, behind
   * which everybody has one address, or a person who could do worse than ask often.
   */
  readonly address: string | undefined;
  /** Whether a program on this machine asks for itself. */
  readonly isLocal: boolean;
}

/** Tells where a request comes from. */
export function originOf({ ip, headers }: FastifyRequest): Origin {
  const isLoopback = /^(::ffff:)?127\.|^::1$/.test(ip);
  // A proxy says for whom it asks, also one whose word about that address is not taken.
  const isProxy = headers['x-forwarded-for'] !== undefined || headers['forwarded'] !== undefined;
  return { address: isLoopback ? undefined : ip, isLocal: isLoopback && !isProxy };
}
