import { useMemo, useSyncExternalStore } from 'react';
import type { FarmState } from '../store/farm-state.ts';
import { useFarmStore } from './farm-context.ts';

/**
 * A part of what the store knows, or something worked out from it; the screen follows every change of
 * the result. Features ask `use-farm.ts`.
 */
export function useFarmState<T>(select: (state: FarmState) => T): T {
  const { state, onChange } = useFarmStore();
  const read = useMemo(() => oncePerState(state, select), [state, select]);
  return useSyncExternalStore(onChange, read);
}

/** React asks again and again, and must get the same answer for as long as the state is the same. */
function oncePerState<T>(state: () => FarmState, select: (state: FarmState) => T): () => T {
  let known: { readonly state: FarmState; readonly value: T } | null = null;
  return () => {
    const now = state();
    if (known?.state !== now) known = { state: now, value: select(now) };
    return known.value;
  };
}
