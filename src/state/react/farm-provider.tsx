import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
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
  return (
    <FarmContext value={store}>
      <Provider store={store.redux}>{children}</Provider>
    </FarmContext>
  );
}
