import { ACCOUNT_MEMBER, isAccountFarm, nameOfMember } from '../members/farm-people.ts';
import type { StateStore } from '../store/state-store.ts';
import type { StateHead } from '../store/stored-farm.ts';

/** When a farm was deleted in the cloud, and who did it. */
export interface FarmDeletion {
  readonly deletedAt: string;
  /** A name, also of somebody who left since; null when nobody knows. */
  readonly deletedBy: string | null;
}

/** What the members of a farm are told of its deletion; undefined where it is not deleted. */
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
