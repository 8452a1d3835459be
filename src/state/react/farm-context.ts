import { createContext, useContext } from 'react';
import type { FarmStore } from '../store/farm-store.ts';

export const FarmContext = createContext<FarmStore | null>(null);

/** The farm's store itself; features use the hooks of `use-farm.ts`. */
export function useFarmStore(): FarmStore {
  const store = useContext(FarmContext);
  if (store === null) throw new Error('No farm: the screen is outside FarmProvider');
  return store;
}
