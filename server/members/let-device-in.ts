import type { FarmRole } from '#state/document/farm-role.ts';
import {
  ACCOUNT_MEMBER,
  devicesOfMember,
  type FarmPeople,
  isAdmitted,
  type JoinCode,
  type KnownDevice,
  type Member,
  type MemberDevice,
  memberById,
  membersOf,
  type PeopleDecision,
} from './farm-people.ts';
import {
  CODE_GONE,
  KEY_IN_USE,
  type MemberRefusal,
  TOO_MANY_DEVICES,
  TOO_MANY_MEMBERS,
} from './member-refusal.ts';

export const MAX_MEMBERS = 50;
export const MAX_DEVICES = 10;

/** A device that asks to join, with the ids it, its member and its farm would get. */
export interface NewDevice
  extends
    Pick<MemberDevice, 'keyHash' | 'label' | 'farmId' | 'memberId' | 'deviceId'>,
    Pick<Member, 'name' | 'account'> {
  readonly now: number;
}

export interface LetIn
  extends Pick<Member, 'farmId' | 'memberId' | 'role' | 'name'>, Pick<MemberDevice, 'deviceId'> {
  /** False when the same was asked before, and the answer is the same again. */
  readonly isNew: boolean;
  readonly farmName: string;
}

/**
 * Lets a device in with a code: as a new member, or as one more device of a member. A start code makes a farm, whose
 * owner its user becomes. A repeated request with the same key gets the same answer.
 */
export function joinFarm(
  people: FarmPeople,
  known: KnownDevice | undefined,
  codeHash: string,
  wish: NewDevice,
): PeopleDecision<LetIn | MemberRefusal> {
  const code = people.codes.find((open) => open.codeHash === codeHash && open.expiresAt > wish.now);
  if (!code) return { result: CODE_GONE };
  const answered = answeredBefore(code, known, wish.keyHash);
  if (answered) return { result: answered };
  if (code.memberId === null) {
    if (membersOf(people).length >= MAX_MEMBERS) return { result: TOO_MANY_MEMBERS };
    return enter({ member: newMember(wish, code.role), isNewMember: true, code }, wish);
  }
  const member = memberById(people, code.memberId);
  if (!member || member.removedAt !== null) return { result: CODE_GONE };
  if (hasAllDevices(people, member)) return { result: TOO_MANY_DEVICES };
  return enter({ member, isNewMember: false, code }, wish);
}

/** Gives the account of a Google farm a key for one of its devices. With the first key it becomes a member. */
export function joinOwnFarm(
  people: FarmPeople,
  known: KnownDevice | undefined,
  wish: NewDevice,
): PeopleDecision<LetIn | MemberRefusal> {
  if (known) {
    const isOwn = known.device.farmId === wish.farmId && known.member.memberId === ACCOUNT_MEMBER;
    return { result: isOwn && isAdmitted(known) ? answerTo(known, '', false) : KEY_IN_USE };
  }
  const before = memberById(people, ACCOUNT_MEMBER);
  const member = before ?? newMember({ ...wish, memberId: ACCOUNT_MEMBER }, 'OWNER');
  if (hasAllDevices(people, member)) return { result: TOO_MANY_DEVICES };
  return enter({ member: knownAs(member, wish.account), isNewMember: true }, wish);
}

/** Stores an account's hashed names once it is a member. */
export function noteAccount(people: FarmPeople, account: string): PeopleDecision<null> {
  const member = memberById(people, ACCOUNT_MEMBER);
  if (!member || member.account === account) return { result: null };
  return { result: null, change: { members: [knownAs(member, account)] } };
}

function knownAs(member: Member, account: string | undefined): Member {
  return account === undefined ? member : { ...member, account };
}

/** Either an answer was lost, or someone else has the code or the key. */
function answeredBefore(
  code: JoinCode,
  known: KnownDevice | undefined,
  keyHash: string,
): LetIn | MemberRefusal | undefined {
  if (code.usedBy === null) return known && KEY_IN_USE;
  const isSame = code.usedBy === keyHash && known !== undefined && isAdmitted(known);
  return isSame ? answerTo(known, code.farmName, false) : CODE_GONE;
}

function hasAllDevices(people: FarmPeople, { memberId }: Member): boolean {
  return devicesOfMember(people, memberId).length >= MAX_DEVICES;
}

function newMember({ farmId, memberId, name, now }: NewDevice, role: FarmRole): Member {
  return { farmId, memberId, name, role, createdAt: now, removedAt: null, removedBy: null };
}

function enter(
  entry: { readonly member: Member; readonly isNewMember: boolean; readonly code?: JoinCode },
  { keyHash, deviceId, label, now }: NewDevice,
): PeopleDecision<LetIn> {
  const { member, isNewMember, code } = entry;
  const device: MemberDevice = {
    keyHash,
    deviceId,
    farmId: member.farmId,
    memberId: member.memberId,
    label,
    createdAt: now,
    addedBy: code?.createdBy ?? null,
    lastSeen: null,
    removedAt: null,
    removedBy: null,
  };
  return {
    result: answerTo({ device, member }, code?.farmName ?? '', true),
    change: {
      members: isNewMember ? [member] : [],
      devices: [device],
      codes: code ? [{ ...code, usedBy: keyHash }] : [],
    },
  };
}

function answerTo(
  { device, member }: Pick<KnownDevice, 'device' | 'member'>,
  farmName: string,
  isNew: boolean,
): LetIn {
  const { farmId, memberId, role, name } = member;
  return { isNew, farmId, memberId, deviceId: device.deviceId, role, name, farmName };
}
