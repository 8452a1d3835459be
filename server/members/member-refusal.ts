import type { KnownDevice } from './farm-people.ts';

/** Why something about a farm's people is refused, as the service answers it. */
export interface MemberRefusal {
  readonly status: 401 | 403 | 404 | 409;
  readonly error: string;
  /** Who removed the device that asks; null for the operator. */
  readonly removedBy?: string | null;
}

export const NOT_SIGNED_IN: MemberRefusal = { status: 401, error: 'Sign-in required' };
/** The same whether there is such a farm or not. */
export const NOT_YOUR_FARM: MemberRefusal = { status: 403, error: 'Not your farm' };
export const OWNERS_ONLY: MemberRefusal = { status: 403, error: 'Only owners can do this' };
export const NOT_FOR_HELPERS: MemberRefusal = { status: 403, error: 'Not allowed for helpers' };
export const NO_NEW_FARMS: MemberRefusal = { status: 403, error: 'New farms are not kept here' };
/** One answer for wrong, used and expired codes. */
export const CODE_GONE: MemberRefusal = {
  status: 404,
  error: 'This code does not count any more',
};
export const NO_SUCH_PERSON: MemberRefusal = { status: 404, error: 'Not found' };
export const KEY_IN_USE: MemberRefusal = { status: 409, error: 'This key is in use' };
export const NEEDS_AN_OWNER: MemberRefusal = { status: 409, error: 'A farm needs an owner' };
export const TOO_MANY_MEMBERS: MemberRefusal = { status: 409, error: 'Too many members' };
export const TOO_MANY_DEVICES: MemberRefusal = { status: 409, error: 'Too many devices' };
export const TOO_MANY_INVITES: MemberRefusal = { status: 409, error: 'Too many open invites' };

/** The answer to a device that was removed, or whose member was. */
export function noLongerMember({ removedByName }: KnownDevice): MemberRefusal {
  return { status: 401, error: 'No longer a member', removedBy: removedByName };
}

/** Whether a rule has refused instead of answering. */
export function isRefusal(result: object): result is MemberRefusal {
  return 'status' in result && 'error' in result;
}
