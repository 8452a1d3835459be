import type { FastifyRequest } from 'fastify';
import { RequestCounter } from '../auth/request-counter.ts';

const OF_AN_ADDRESS = 300;
const OF_A_USER = 120;
/** The app sends about a second after the last change: a busy morning stays far below. */
const WRITES_OF_A_USER = 60;

/** Requests that an address and a user may make in a minute. */
export class RateLimits {
  readonly #addresses = new RequestCounter(OF_AN_ADDRESS);
  readonly #users = new RequestCounter(OF_A_USER);
  readonly #writes = new RequestCounter(WRITES_OF_A_USER);

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
