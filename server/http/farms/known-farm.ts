import type { StateStore } from '../../store/state-store.ts';

/** Whether an account has a farm here already, be it without a document. */
export async function isKnownFarm(
  { store }: { readonly store: StateStore },
  farmId: string,
): Promise<boolean> {
  if (await store.head(farmId)) return true;
  return (await store.members.people(farmId)).members.length > 0;
}
