import type { StateStore } from '../state-store.ts';

/** Limits of a store. `null` for no limit. */
export interface RoomLimits {
  readonly maxFarms: number | null;
  readonly maxStoreBytes: number | null;
}

/** Why a farm cannot be stored. */
export type QuotaExceeded = 'farms' | 'bytes';

/** How long the size of a store is believed; until then it may grow a little beyond its limit. */
const BELIEVED_MS = 5_000;

/** Checks whether a farm fits in the store's quota. */
export class StoreRoom {
  readonly #store: StateStore;
  readonly #limits: RoomLimits;
  readonly #now: () => number;
  #size: Promise<number> | undefined;
  #askedAt = 0;

  constructor(store: StateStore, limits: RoomLimits, now: () => number = Date.now) {
    this.#store = store;
    this.#limits = limits;
    this.#now = now;
  }

  /** Why a user's farm cannot be stored, if it cannot. Who has one already only needs the bytes. */
  async lackFor(userId: string): Promise<QuotaExceeded | undefined> {
    const { maxFarms, maxStoreBytes } = this.#limits;
    if (maxStoreBytes !== null && (await this.#bytes()) >= maxStoreBytes) return 'bytes';
    if (maxFarms === null || (await this.#store.head(userId))) return undefined;
    const { length } = await this.#store.users();
    return length >= maxFarms ? 'farms' : undefined;
  }

  #bytes(): Promise<number> {
    if (!this.#size || this.#now() - this.#askedAt > BELIEVED_MS) {
      this.#askedAt = this.#now();
      this.#size = this.#store.size();
    }
    return this.#size;
  }
}
