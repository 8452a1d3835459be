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

export type StoreRoom = ReturnType<typeof roomIn>;

/** Checks whether a farm fits in the store's quota. */
export function roomIn(store: StateStore, { maxFarms, maxStoreBytes }: RoomLimits) {
  let size: Promise<number> | undefined;
  let askedAt = 0;

  function bytes(): Promise<number> {
    if (!size || Date.now() - askedAt > BELIEVED_MS) {
      askedAt = Date.now();
      size = store.size();
    }
    return size;
  }

  return {
    /** Why a user's farm cannot be stored, if it cannot. Who has one already only needs the bytes. */
    async lackFor(userId: string): Promise<QuotaExceeded | undefined> {
      if (maxStoreBytes !== null && (await bytes()) >= maxStoreBytes) return 'bytes';
      if (maxFarms === null || (await store.head(userId))) return undefined;
      const { length } = await store.users();
      return length >= maxFarms ? 'farms' : undefined;
    },
  };
}
