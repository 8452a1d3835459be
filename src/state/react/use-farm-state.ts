import { useMemo, useSyncExternalStore } from 'react';
import type { FarmState } from '../store/farm-state.ts';
import { useFarmStore } from './farm-context.ts';

/** Selects from the store's state and redraws when the result changes. Features use `use-farm.ts`. */
export function useFarmState<T>(select: (state: FarmState) => T): T {
  return usePartOfState(wholeState, select);
}

/** Derives a value from a part of the state, computed again only when that part changes. */
export function usePartOfState<Part, T>(
  part: (state: FarmState) => Part,
  select: (part: Part) => T,
): T {
  const { state, onChange } = useFarmStore();
  const read = useMemo(() => oncePerPart(() => part(state()), select), [state, part, select]);
  return useSyncExternalStore(onChange, read);
}

const wholeState = (state: FarmState): FarmState => state;

/** React asks again and again, and must get the same answer for as long as the part is the same. */
function oncePerPart<Part, T>(read: () => Part, select: (part: Part) => T): () => T {
  let known: { readonly part: Part; readonly value: T } | null = null;
  return () => {
    const part = read();
    if (known?.part !== part) known = { part, value: select(part) };
    return known.value;
  };
}
