import type { FastifyReply } from 'fastify';
import { ACCOUNT_MEMBER, isAccountFarm } from '../../members/farm-people.ts';
import { NO_NEW_FARMS } from '../../members/member-refusal.ts';
import { refuseForQuota, refuseMember } from '../answer.ts';
import type { FarmsParts } from './farms-parts.ts';

/** Whether a farm is here, even without a document. An account's begins with the account, not with earlier invites. */
export async function isKnownFarm(
  { store }: Pick<FarmsParts, 'store'>,
  farmId: string,
): Promise<boolean> {
  if (await store.head(farmId)) return true;
  const { members } = await store.members.people(farmId);
  return members.some(({ memberId }) => !isAccountFarm(farmId) || memberId === ACCOUNT_MEMBER);
}

/** Refuses to start an account's farm where that isn't allowed. Returns whether it has answered. */
export async function refusesToBegin(
  { store, farms, room }: Pick<FarmsParts, 'store' | 'farms' | 'room'>,
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
