import { RequestCounter } from '../auth/request-counter.ts';

export interface MostAMinute {
  readonly ofAddress: number;
  readonly ofUser: number;
  readonly writesOfUser: number;
}

/**
 * Requests per minute for normal use. The app sends one second after the last change. One grower working
 * through a list makes up to 40 writes a minute; five at once also conflict and make 220, of 360 requests.
 */
export const USUAL_A_MINUTE: MostAMinute = { ofAddress: 600, ofUser: 400, writesOfUser: 250 };

/** A shared farm may send as much as this many users. */
const USERS_OF_FARM = 4;

export class RateLimits {
  readonly #addresses: RequestCounter;
  readonly #users: RequestCounter;
  readonly #writes: RequestCounter;
  readonly #farms: RequestCounter;
  readonly #writesOfFarms: RequestCounter;

  constructor(most: MostAMinute = USUAL_A_MINUTE, now: () => number = Date.now) {
    this.#addresses = new RequestCounter(most.ofAddress, now);
    this.#users = new RequestCounter(most.ofUser, now);
    this.#writes = new RequestCounter(most.writesOfUser, now);
    this.#farms = new RequestCounter(most.ofUser * USERS_OF_FARM, now);
    this.#writesOfFarms = new RequestCounter(most.writesOfUser * USERS_OF_FARM, now);
  }

  /** Counts a request of an address; seconds to wait when it is one too many. */
  address(address: string): number {
    return this.#addresses.count(address) ? 0 : this.#addresses.secondsLeft(address);
  }

  /** Counts a request of a user; seconds to wait when it is one too many. */
  user(userId: string, method: string): number {
    return countBoth(this.#users, this.#writes, userId, method);
  }

  /** Counts a request of a device, which may do what a user may; its farm is counted, too. */
  device(deviceId: string, farmId: string, method: string): number {
    const wait = this.user(deviceId, method);
    return wait > 0 ? wait : countBoth(this.#farms, this.#writesOfFarms, farmId, method);
  }
}

function countBoth(all: RequestCounter, writes: RequestCounter, who: string, method: string) {
  if (!all.count(who)) return all.secondsLeft(who);
  return method === 'GET' || writes.count(who) ? 0 : writes.secondsLeft(who);
}
