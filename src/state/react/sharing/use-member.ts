import { useCallback, useSyncExternalStore } from 'react';
import type { FarmKey } from '../../ports/farm-member.ts';
import { useFarmStore } from '../farm-context.ts';

/** This device as a member of the farm that is open; null where it has no key. */
export function useMember(): FarmKey | null {
  const { member } = useFarmStore().world.cloud;
  const subscribe = useCallback(
    (listener: () => void) => member?.onChange(listener) ?? (() => undefined),
    [member],
  );
  return useSyncExternalStore(subscribe, () => member?.now() ?? null);
}
