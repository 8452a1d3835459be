import type { FarmRole } from '#state/document/farm-role.ts';
import { type FarmCaller, ownerAccess } from './farm-caller.ts';
import {
  devicesOfMember,
  type FarmPeople,
  type JoinCode,
  type Member,
  memberById,
  membersOf,
  type PeopleDecision,
} from './farm-people.ts';
import { INVITE_MS, START_CODE_MS } from './ids-and-codes.ts';
import { MAX_DEVICES, MAX_MEMBERS } from './let-device-in.ts';
import {
  isRefusal,
  type MemberRefusal,
  NO_SUCH_PERSON,
  TOO_MANY_DEVICES,
  TOO_MANY_INVITES,
  TOO_MANY_MEMBERS,
} from './member-refusal.ts';

const MAX_OPEN_INVITES = 10;

/** The receiver of an invite: a new member with a role, or another device of a member. */
export type InviteRequest =
  | { readonly role: FarmRole; readonly name: string; readonly farmName: string }
  | { readonly memberId: string; readonly farmName: string };

interface NewCode {
  readonly codeHash: string;
  readonly farmId: string;
  readonly now: number;
}

/** Creates a code for one device, valid for 15 minutes. Drops expired codes. */
export function inviteMember(
  people: FarmPeople,
  caller: FarmCaller,
  wish: InviteRequest,
  { codeHash, farmId, now }: NewCode,
): PeopleDecision<JoinCode | MemberRefusal> {
  const owner = ownerAccess(people, caller);
  if (isRefusal(owner)) return { result: owner };
  const guest = guestOf(people, wish);
  if (isRefusal(guest)) return { result: guest };
  const open = people.codes.filter((code) => isOpenCode(code, now));
  if (open.length >= MAX_OPEN_INVITES) return { result: TOO_MANY_INVITES };
  const code: JoinCode = {
    ...guest,
    codeHash,
    farmId,
    farmName: wish.farmName,
    createdBy: owner.memberId,
    expiresAt: now + INVITE_MS,
    usedBy: null,
  };
  return { result: code, change: { codes: [code], droppedCodes: runOut(people, now) } };
}

export function takeInvitesBack(
  people: FarmPeople,
  caller: FarmCaller,
): PeopleDecision<MemberRefusal | { readonly ok: true }> {
  const owner = ownerAccess(people, caller);
  if (isRefusal(owner)) return { result: owner };
  const open = people.codes.filter(({ usedBy }) => usedBy === null);
  return { result: { ok: true }, change: { droppedCodes: open.map(({ codeHash }) => codeHash) } };
}

/** Replaces the previous start code; a used one stays, so that a device whose answer was lost can ask again. */
export function newStartCode(
  people: FarmPeople,
  codeHash: string,
  now: number,
): PeopleDecision<JoinCode> {
  const code: JoinCode = {
    codeHash,
    farmId: null,
    memberId: null,
    role: 'OWNER',
    name: '',
    farmName: '',
    createdBy: null,
    expiresAt: now + START_CODE_MS,
    usedBy: null,
  };
  const unused = people.codes.filter(({ usedBy }) => usedBy === null);
  const dropped = [...runOut(people, now), ...unused.map((old) => old.codeHash)];
  return { result: code, change: { codes: [code], droppedCodes: dropped } };
}

export function isOpenCode({ usedBy, expiresAt }: JoinCode, now: number): boolean {
  return usedBy === null && expiresAt > now;
}

type Guest = Pick<JoinCode, 'memberId' | 'role' | 'name'>;

function guestOf(people: FarmPeople, wish: InviteRequest): Guest | MemberRefusal {
  if (!('memberId' in wish)) {
    if (membersOf(people).length >= MAX_MEMBERS) return TOO_MANY_MEMBERS;
    return { memberId: null, role: wish.role, name: wish.name };
  }
  const member: Member | undefined = memberById(people, wish.memberId);
  if (!member || member.removedAt !== null) return NO_SUCH_PERSON;
  const { memberId, role, name } = member;
  if (devicesOfMember(people, memberId).length >= MAX_DEVICES) return TOO_MANY_DEVICES;
  return { memberId, role, name };
}

function runOut(people: FarmPeople, now: number): readonly string[] {
  return people.codes.filter(({ expiresAt }) => expiresAt <= now).map(({ codeHash }) => codeHash);
}
