import { useCallback, useEffect, useState } from 'react';
import { createEmitter } from '../../ports/emitter.ts';
import type { FarmKey } from '../../ports/farm-member.ts';
import type {
  FarmPerson,
  FarmsAnswer,
  FarmsOffer,
  JoinRequest,
  SharedFarms,
} from '../../ports/shared-farms.ts';
import { useFarmStore } from '../farm-context.ts';
import { useAsyncValue } from '../use-async-value.ts';

/** Notifies lists of keys that one was removed from this device. */
const keyGone = createEmitter();

export function useSharedFarms(): SharedFarms {
  return useFarmStore().world.farms;
}

export function useFarmsOffer(): FarmsOffer | null {
  return useAsyncValue(useSharedFarms().offer);
}

export function useFarmKeys(): readonly FarmKey[] | null {
  const [turn, setTurn] = useState(0);
  useEffect(() => keyGone.onEmit(() => setTurn((turns) => turns + 1)), []);
  return useAsyncValue(useSharedFarms().keys, turn);
}

/** Moves the farm that is open to the server, and opens it there on a screen. One without a name takes the one that it gets there. */
export function useKeepFarm(
  path: string,
): (
  newcomer: JoinRequest & { readonly farmName: string },
  token?: string,
) => Promise<FarmsAnswer<FarmKey>> {
  const store = useFarmStore();
  return useCallback(
    async (newcomer, token) => {
      const { farms, cloud } = store.world;
      const { farmName } = newcomer;
      if (store.state().document.settings.brand.farmName.trim() === '' && farmName.trim() !== '')
        store.perform({ type: 'UPDATE_SETTINGS', payload: { brand: { farmName } } });
      await store.settled();
      const way = token === undefined ? { movesFrom: cloud.userKey } : { token };
      const answer = await farms.keep(store.state().document, newcomer, way);
      if (!answer.ok) return answer;
      store.close();
      if (token === undefined) await farms.forgetMoved(cloud.userKey);
      await farms.open(answer.value.farmId, path);
      return answer;
    },
    [store, path],
  );
}

/** Removes a farm from this device and shows the device's own farm if it was open. Tells the server if possible. */
export function useRemoveFarm(): (key: FarmKey) => Promise<void> {
  const store = useFarmStore();
  return useCallback(
    async (key) => {
      const { farms, cloud } = store.world;
      // Without an answer the key simply lies unused there.
      if (key.removed === undefined) await farms.removeDevice(key, key.deviceId);
      const isOpen = cloud.userKey === key.farmId;
      if (isOpen) store.close();
      await farms.removeFromDevice(key.farmId);
      keyGone.emit();
      if (isOpen) await farms.open(null);
    },
    [store],
  );
}

const AGAIN_MS = 5_000;

/** Members of the farm from the service, refreshed while shown; `isSilent` when it does not answer now. */
export function usePeople(key: FarmKey) {
  const { farms, timers } = useFarmStore().world;
  const [people, setPeople] = useState<readonly FarmPerson[] | null>(null);
  const [isSilent, setSilent] = useState(false);
  const [turn, setTurn] = useState(0);
  const refresh = useCallback(() => setTurn((turns) => turns + 1), []);
  useEffect(() => {
    let isShown = true;
    let stop = (): void => undefined;
    void farms.people(key).then((answer) => {
      if (!isShown) return;
      setSilent(!answer.ok);
      if (answer.ok) setPeople(answer.value);
      stop = timers.after(AGAIN_MS, refresh);
    });
    return () => {
      isShown = false;
      stop();
    };
  }, [farms, timers, key, turn, refresh]);
  return { people, isSilent, refresh };
}
