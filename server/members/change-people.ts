import type { FarmRole } from '#state/document/farm-role.ts';
import { type FarmCaller, type CallerAccess, accessOf } from './farm-caller.ts';
import {
  ACCOUNT_MEMBER,
  devicesOfMember,
  changedPeople,
  type FarmPeople,
  isAccountFarm,
  isNameTaken,
  type Member,
  type MemberDevice,
  memberById,
  membersOf,
  type PeopleChange,
  type PeopleDecision,
} from './farm-people.ts';
import {
  isRefusal,
  PERSON_NAME_TAKEN,
  type MemberRefusal,
  NEEDS_AN_OWNER,
  NO_SUCH_PERSON,
  OWNERS_ONLY,
} from './member-refusal.ts';

/** Instead of an id: the one who asks. */
const ME = 'me';

type Done = { readonly ok: true };
const DONE: Done = { ok: true };

/** Changes a member's role or name. Members may change their own name. */
export function changeMember(
  people: FarmPeople,
  caller: FarmCaller,
  wanted: string,
  wish: { readonly role?: FarmRole; readonly name?: string },
): PeopleDecision<Member | MemberRefusal> {
  const standing = accessOf(people, caller);
  if (isRefusal(standing)) return { result: standing };
  const memberId = wanted === ME ? standing.memberId : wanted;
  const isOwnName = memberId === standing.memberId && wish.role === undefined;
  if (standing.role !== 'OWNER' && !isOwnName) return { result: OWNERS_ONLY };
  const before = memberById(people, memberId ?? '');
  if (!before || before.removedAt !== null) return { result: NO_SUCH_PERSON };
  const { name = before.name } = wish;
  if (name !== before.name && isNameTaken(people, name, before.memberId))
    return { result: PERSON_NAME_TAKEN };
  const member = { ...before, ...wish };
  const isLowered = before.role === 'OWNER' && member.role !== 'OWNER';
  if (isLowered && memberId === ACCOUNT_MEMBER) return { result: NEEDS_AN_OWNER };
  const droppedCodes = isLowered ? codesOf(people, before.memberId) : [];
  return ifOwned(people, member, { members: [member], droppedCodes });
}

/** Removes a member with all devices and open codes. Idempotent. */
export function removeMember(
  people: FarmPeople,
  caller: FarmCaller,
  wanted: string,
  now: number,
): PeopleDecision<Done | MemberRefusal> {
  const standing = accessOf(people, caller);
  if (isRefusal(standing)) return { result: standing };
  const memberId = wanted === ME ? standing.memberId : wanted;
  if (standing.role !== 'OWNER' && memberId !== standing.memberId) return { result: OWNERS_ONLY };
  if (memberId === ACCOUNT_MEMBER) return { result: NEEDS_AN_OWNER };
  const member = memberById(people, memberId ?? '');
  if (!member) return { result: NO_SUCH_PERSON };
  if (member.removedAt !== null) return { result: DONE };
  const removed = { removedAt: now, removedBy: standing.memberId };
  return ifOwned(people, DONE, {
    members: [{ ...member, ...removed }],
    devices: devicesOfMember(people, member.memberId).map((device) => ({ ...device, ...removed })),
    droppedCodes: codesOf(people, member.memberId),
  });
}

/** Removes a device. Members may remove their own. */
export function removeDevice(
  people: FarmPeople,
  caller: FarmCaller,
  wanted: string,
  now: number,
): PeopleDecision<Done | MemberRefusal> {
  const standing = accessOf(people, caller);
  if (isRefusal(standing)) return { result: standing };
  const deviceId = wanted === ME ? standing.deviceId : wanted;
  const device = people.devices.find((known) => known.deviceId === deviceId);
  if (!isAllowedToRemove(standing, device)) return { result: OWNERS_ONLY };
  if (!device) return { result: NO_SUCH_PERSON };
  if (device.removedAt !== null) return { result: DONE };
  const removed: MemberDevice = { ...device, removedAt: now, removedBy: standing.memberId };
  return ifOwned(people, DONE, { devices: [removed] });
}

function isAllowedToRemove(standing: CallerAccess, device: MemberDevice | undefined): boolean {
  return (
    standing.role === 'OWNER' || (device !== undefined && device.memberId === standing.memberId)
  );
}

/** Codes for members, and codes they gave away, which would let them in again or keep their power. */
function codesOf(people: FarmPeople, id: string): readonly string[] {
  return people.codes
    .filter(({ usedBy }) => usedBy === null)
    .filter(({ memberId, createdBy }) => memberId === id || createdBy === id)
    .map(({ codeHash }) => codeHash);
}

/** A change happens unless it leaves a farm without an owner who has a device that counts. */
function ifOwned<T>(
  people: FarmPeople,
  result: T,
  change: PeopleChange,
): PeopleDecision<T | MemberRefusal> {
  const wasOwned = isOwned(people);
  return wasOwned && !isOwned(changedPeople(people, change))
    ? { result: NEEDS_AN_OWNER }
    : { result, change };
}

/** An account at Google owns its farm whatever becomes of its devices. */
function isOwned(people: FarmPeople): boolean {
  return membersOf(people).some(
    ({ role, farmId, memberId }) =>
      isAccountFarm(farmId) || (role === 'OWNER' && devicesOfMember(people, memberId).length > 0),
  );
}
