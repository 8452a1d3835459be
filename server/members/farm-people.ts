import type { FarmRole } from '#state/document/farm-role.ts';
import { foldedName } from './readable-name.ts';

/** Somebody who belongs to a farm; removed ones stay known until the farm is erased. */
export interface Member {
  readonly farmId: string;
  readonly memberId: string;
  readonly name: string;
  readonly role: FarmRole;
  /** Milliseconds, as all times here. */
  readonly createdAt: number;
  readonly removedAt: number | null;
  /** The id of the member who did it; null while nobody has, and for the operator. */
  readonly removedBy: string | null;
  /** Of the member that an account at Google is: as what a list of guests may know it, in hashes. */
  readonly account?: string;
}

/** A device of a member, known by the hash of its key. */
export interface MemberDevice {
  readonly keyHash: string;
  readonly deviceId: string;
  readonly farmId: string;
  readonly memberId: string;
  /** What a grower calls it, such as "Maria's phone". */
  readonly label: string;
  readonly createdAt: number;
  /** The id of the member whose code let it in; null for the operator. */
  readonly addedBy: string | null;
  /** The UTC day on which it last asked; null before its first question. */
  readonly lastSeen: string | null;
  readonly removedAt: number | null;
  readonly removedBy: string | null;
}

/** A code that lets one device in, kept as a hash. */
export interface JoinCode {
  readonly codeHash: string;
  /** Null for a start code, which makes a farm. */
  readonly farmId: string | null;
  /** The member whose device it lets in; null where it makes a new member. */
  readonly memberId: string | null;
  readonly role: FarmRole;
  readonly name: string;
  readonly farmName: string;
  /** The member who made it; null for the operator. */
  readonly createdBy: string | null;
  readonly expiresAt: number;
  /** The hash of the key that it let in; null while it still counts for everybody. */
  readonly usedBy: string | null;
}

/** Everything that is known of the people of a farm, removed ones included. */
export interface FarmPeople {
  readonly members: readonly Member[];
  readonly devices: readonly MemberDevice[];
  readonly codes: readonly JoinCode[];
}

/** A device with its member. */
export interface KnownDevice {
  readonly device: MemberDevice;
  readonly member: Member;
  /** Who removed the device or its member; null while nobody has, and for the operator. */
  readonly removedByName: string | null;
}

/** What is stored anew of a farm's people; whoever is there already is replaced. */
export interface PeopleChange {
  readonly members?: readonly Member[];
  readonly devices?: readonly MemberDevice[];
  readonly codes?: readonly JoinCode[];
  /** Hashes of codes that are forgotten. */
  readonly droppedCodes?: readonly string[];
}

/** What a rule says about the people of a farm: its answer, and what is stored with it. */
export interface PeopleDecision<T> {
  readonly result: T;
  readonly change?: PeopleChange;
}

export const NO_PEOPLE: FarmPeople = { members: [], devices: [], codes: [] };

/** The member that the account of a Google farm is. */
export const ACCOUNT_MEMBER = 'mbr_google';

/** Whether a farm belongs to an account at Google, which is always one of its owners. */
export function isAccountFarm(farmId: string): boolean {
  return farmId.startsWith('google_');
}

/** Whether a device still lets its member in. */
export function isAdmitted({ device, member }: KnownDevice): boolean {
  return device.removedAt === null && member.removedAt === null;
}

/** The device with this key, together with its member. */
export function deviceByKey(people: FarmPeople, keyHash: string): KnownDevice | undefined {
  const device = people.devices.find((known) => known.keyHash === keyHash);
  const member = device && memberById(people, device.memberId);
  if (!device || !member) return undefined;
  const removedBy = device.removedBy ?? member.removedBy;
  return { device, member, removedByName: nameOfMember(people, removedBy) };
}

export function memberById(people: FarmPeople, memberId: string): Member | undefined {
  return people.members.find((known) => known.memberId === memberId);
}

/** What a member is called, also one who was removed; null for the operator. */
export function nameOfMember(people: FarmPeople, memberId: string | null): string | null {
  return memberId === null ? null : (memberById(people, memberId)?.name ?? null);
}

export function membersOf(people: FarmPeople): readonly Member[] {
  return people.members.filter(({ removedAt }) => removedAt === null);
}

/** Whether somebody else in the farm has a name that people take for the same one. */
export function isNameTaken(people: FarmPeople, name: string, memberId?: string): boolean {
  const others = membersOf(people).filter((member) => member.memberId !== memberId);
  return others.some((member) => foldedName(member.name) === foldedName(name));
}

/** The devices of a member that count. */
export function devicesOfMember(people: FarmPeople, memberId: string): readonly MemberDevice[] {
  return people.devices.filter(
    (device) => device.memberId === memberId && device.removedAt === null,
  );
}

/** The people of a farm once a change is stored. */
export function changedPeople(people: FarmPeople, change: PeopleChange): FarmPeople {
  const { members = [], devices = [], codes = [], droppedCodes = [] } = change;
  const kept = people.codes.filter(({ codeHash }) => !droppedCodes.includes(codeHash));
  return {
    members: replaced(people.members, members, ({ farmId, memberId }) => `${farmId} ${memberId}`),
    devices: replaced(people.devices, devices, ({ keyHash }) => keyHash),
    codes: replaced(kept, codes, ({ codeHash }) => codeHash),
  };
}

function replaced<T>(before: readonly T[], now: readonly T[], keyOf: (row: T) => string): T[] {
  const keys = new Set(now.map(keyOf));
  return [...before.filter((row) => !keys.has(keyOf(row))), ...now];
}
