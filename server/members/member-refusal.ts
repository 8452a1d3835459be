import type { KnownDevice } from './farm-people.ts';

export interface MemberRefusal {
  readonly status: 401 | 403 | 404 | 409 | 429 | 503;
  readonly error: string;
  /** Who removed the requesting device; `null` for the server admin. */
  readonly removedBy?: string | null;
  /** Time the farm was erased, if that is the reason. */
  readonly erasedAt?: string;
  /** Code that the app explains in its own words. */
  readonly code?: 'account-not-allowed';
}

export const NOT_SIGNED_IN: MemberRefusal = { status: 401, error: 'Sign-in required' };
/** Refusal that is the same whether or not the farm exists. */
export const NOT_YOUR_FARM: MemberRefusal = { status: 403, error: 'Not your farm' };
/** To an account, and to the devices of its farm. */
export const NO_GUEST: MemberRefusal = {
  status: 403,
  error: 'This account may not keep a farm on this server',
  code: 'account-not-allowed',
};
export const OWNERS_ONLY: MemberRefusal = { status: 403, error: 'Only owners can do this' };
export const NOT_FOR_HELPERS: MemberRefusal = { status: 403, error: 'Not allowed for helpers' };
export const NO_NEW_FARMS: MemberRefusal = { status: 403, error: 'New farms are not kept here' };
/** One refusal for wrong, used and expired codes. */
export const CODE_GONE: MemberRefusal = {
  status: 404,
  error: 'This code is no longer valid',
};
export const NO_SUCH_PERSON: MemberRefusal = { status: 404, error: 'Not found' };
export const KEY_IN_USE: MemberRefusal = { status: 409, error: 'This key is in use' };
export const PERSON_NAME_TAKEN: MemberRefusal = { status: 409, error: 'This name is taken' };
export const NEEDS_AN_OWNER: MemberRefusal = { status: 409, error: 'A farm needs an owner' };
export const TOO_MANY_MEMBERS: MemberRefusal = { status: 409, error: 'Too many members' };
export const TOO_MANY_DEVICES: MemberRefusal = { status: 409, error: 'Too many devices' };
export const TOO_MANY_INVITES: MemberRefusal = { status: 409, error: 'Too many open invites' };

/** Refusal for a removed device, or a device of a removed member. */
export function noLongerMember({ removedByName }: KnownDevice): MemberRefusal {
  return { status: 401, error: 'No longer a member', removedBy: removedByName };
}

/** Refusal for a device of an erased farm, whose keys are unknown. */
export function erasedFarm(at: number): MemberRefusal {
  const erasedAt = new Date(at).toISOString();
  return { status: 401, error: 'No longer a member', removedBy: null, erasedAt };
}

export function isRefusal(result: object): result is MemberRefusal {
  return 'status' in result && 'error' in result;
}
