import type { StateStore } from './state-store.ts';

/** Checks whether a store has any farm, even an empty one. */
export async function holdsFarms(store: Pick<StateStore, 'users' | 'members'>): Promise<boolean> {
  return (await store.users()).length > 0 || (await store.members.farms()).length > 0;
}
