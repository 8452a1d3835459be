import type { ReactNode } from 'react';
import { FarmContext } from './farm-context.ts';
import type { FarmStore } from '../store/farm-store.ts';

/** Gives the screens below it their farm. */
export function FarmProvider({
  store,
  children,
}: {
  readonly store: FarmStore;
  readonly children: ReactNode;
}) {
  return <FarmContext value={store}>{children}</FarmContext>;
}
