import type { FastifyReply } from 'fastify';
import { ACCOUNT_MEMBER, isAccountFarm } from '../../members/farm-people.ts';
import { NO_NEW_FARMS } from '../../members/member-refusal.ts';
import type { StateStore } from '../../store/state-store.ts';
import type { StoreRoom } from '../../store/sqlite/store-quota.ts';
import { refuseForQuota, refuseMember } from '../answer.ts';
import type { FarmsSettings } from './farms-parts.ts';

/** Checks before a farm may start. */
interface Beginning {
  readonly store: StateStore;
  readonly farms: FarmsSettings;
  readonly room: StoreRoom;
}

/**
 * Checks whether a farm exists here, even without a document. An account's farm starts with the
 * account itself, not with earlier invites.
 */
export async function isKnownFarm(
  { store }: { readonly store: StateStore },
  farmId: string,
): Promise<boolean> {
  if (await store.head(farmId)) return true;
  const { members } = await store.members.people(farmId);
  return members.some(({ memberId }) => !isAccountFarm(farmId) || memberId === ACCOUNT_MEMBER);
}

/**
 * Refuses to start an account's farm where that isn't allowed.
 *
 * @returns Whether it has answered.
 */
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
