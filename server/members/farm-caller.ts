import type { FarmRole } from '#state/document/farm-role.ts';
import { ACCOUNT_MEMBER, deviceByKey, type FarmPeople, isAdmitted } from './farm-people.ts';
import {
  isRefusal,
  type MemberRefusal,
  NOT_YOUR_FARM,
  noLongerMember,
  OWNERS_ONLY,
} from './member-refusal.ts';

export type FarmCaller =
  | { readonly kind: 'key'; readonly keyHash: string }
  /** The account at Google whose farm it is. */
  | { readonly kind: 'account' }
  | { readonly kind: 'operator' };

export interface CallerAccess {
  /** Null for the operator. */
  readonly memberId: string | null;
  /** `null` without a key. */
  readonly deviceId: string | null;
  readonly role: FarmRole;
}

/** Access of a caller to a farm right now. For changes, call it under the farm's lock. */
export function accessOf(people: FarmPeople, caller: FarmCaller): CallerAccess | MemberRefusal {
  if (caller.kind === 'operator') return { memberId: null, deviceId: null, role: 'OWNER' };
  if (caller.kind === 'account') {
    return { memberId: ACCOUNT_MEMBER, deviceId: null, role: 'OWNER' };
  }
  const known = deviceByKey(people, caller.keyHash);
  if (!known) return NOT_YOUR_FARM;
  if (!isAdmitted(known)) return noLongerMember(known);
  const { memberId, role } = known.member;
  return { memberId, deviceId: known.device.deviceId, role };
}

export function ownerAccess(people: FarmPeople, caller: FarmCaller): CallerAccess | MemberRefusal {
  const standing = accessOf(people, caller);
  return isRefusal(standing) || standing.role === 'OWNER' ? standing : OWNERS_ONLY;
}
