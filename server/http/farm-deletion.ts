import { ACCOUNT_MEMBER, isAccountFarm, nameOfMember } from '../members/farm-people.ts';
import type { StateStore } from '../store/state-store.ts';
import type { StateHead } from '../store/stored-farm.ts';

export interface FarmDeletion {
  readonly deletedAt: string;
  /** Member name, even of one who left. `null` if unknown. */
  readonly deletedBy: string | null;
}

/** Deletion notice for members; `undefined` if the farm isn't deleted. */
export async function farmDeletion(
  { members }: StateStore,
  farmId: string,
  head: StateHead | undefined,
): Promise<FarmDeletion | undefined> {
  if (!head || head.document) return undefined;
  const account = isAccountFarm(farmId) ? ACCOUNT_MEMBER : null;
  const people = await members.people(farmId);
  return {
    deletedAt: new Date(head.savedAt).toISOString(),
    deletedBy: nameOfMember(people, head.removedBy ?? account),
  };
}
