import type { FastifyReply } from 'fastify';
import { ACCOUNT_MEMBER, isAccountFarm } from '../../members/farm-people.ts';
import { NO_NEW_FARMS } from '../../members/member-refusal.ts';
import type { StateStore } from '../../store/state-store.ts';
import type { StoreRoom } from '../../store/sqlite/store-quota.ts';
import { refuseForQuota, refuseMember } from '../answer.ts';
import type { FarmsSettings } from './farms-parts.ts';

/** What is asked before a farm may begin. */
interface Beginning {
  readonly store: StateStore;
  readonly farms: FarmsSettings;
  readonly room: StoreRoom;
}

/**
 * Whether there is such a farm here already, be it without a document. That of an account is begun by the account
 * alone: guests that somebody let in before make none.
 */
export async function isKnownFarm(
  { store }: { readonly store: StateStore },
  farmId: string,
): Promise<boolean> {
  if (await store.head(farmId)) return true;
  const { members } = await store.members.people(farmId);
  return members.some(({ memberId }) => !isAccountFarm(farmId) || memberId === ACCOUNT_MEMBER);
}

/** Refuses what would begin the farm of an account where none may begin; true once it has its answer. */
export async function refusesToBegin(
  { store, farms, room }: Beginning,
  farmId: string,
  reply: FastifyReply,
): Promise<boolean> {
  if (await isKnownFarm({ store }, farmId)) return false;
  const isClosed = !farms.creation.includes('google');
  const lack = isClosed ? undefined : await room.lackFor(farmId);
  if (isClosed) refuseMember(reply, NO_NEW_FARMS);
  else if (lack) refuseForQuota(reply, lack);
  return isClosed || lack !== undefined;
}
