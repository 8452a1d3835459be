import type { StateStore } from './state-store.ts';

/** Whether a store has any farm, be it one that nothing was stored of yet. */
export async function holdsFarms(store: Pick<StateStore, 'users' | 'members'>): Promise<boolean> {
  return (await store.users()).length > 0 || (await store.members.farms()).length > 0;
}
