import type { FarmRole } from '#state/document/farm-role.ts';
import { foldedName } from './readable-name.ts';

/** A member of a farm. Removed members stay known until the farm is erased. */
export interface Member {
  readonly farmId: string;
  readonly memberId: string;
  readonly name: string;
  readonly role: FarmRole;
  /** Milliseconds, as all times here. */
  readonly createdAt: number;
  readonly removedAt: number | null;
  /** Member id; `null` if not removed, or removed by the server admin. */
  readonly removedBy: string | null;
  /** Of a Google account's member: hashed names for the allow list. */
  readonly account?: string;
}

/** A device of a member, known by the hash of its key. */
export interface MemberDevice {
  readonly keyHash: string;
  readonly deviceId: string;
  readonly farmId: string;
  readonly memberId: string;
  /** Display name, such as "Maria's phone". */
  readonly label: string;
  readonly createdAt: number;
  /** Id of the member whose code was used; `null` for the server admin. */
  readonly addedBy: string | null;
  /** The UTC day on which it last asked; null before its first question. */
  readonly lastSeen: string | null;
  readonly removedAt: number | null;
  readonly removedBy: string | null;
}

/** A code that adds one device, stored as a hash. */
export interface JoinCode {
  readonly codeHash: string;
  /** Null for a start code, which makes a farm. */
  readonly farmId: string | null;
  /** Member whose device it adds; `null` for a new member. */
  readonly memberId: string | null;
  readonly role: FarmRole;
  readonly name: string;
  readonly farmName: string;
  /** The member who made it; null for the operator. */
  readonly createdBy: string | null;
  readonly expiresAt: number;
  /** Hash of the key that used it; `null` while it is open. */
  readonly usedBy: string | null;
}

/** All people of a farm, removed ones included. */
export interface FarmPeople {
  readonly members: readonly Member[];
  readonly devices: readonly MemberDevice[];
  readonly codes: readonly JoinCode[];
}

export interface KnownDevice {
  readonly device: MemberDevice;
  readonly member: Member;
  /** Name of who removed the device or member; `null` if not removed, or removed by the server admin. */
  readonly removedByName: string | null;
}

/** Records to store for a farm's people. Existing ones are replaced. */
export interface PeopleChange {
  readonly members?: readonly Member[];
  readonly devices?: readonly MemberDevice[];
  readonly codes?: readonly JoinCode[];
  readonly droppedCodes?: readonly string[];
}

/** Result of a rule about a farm's people: the answer, and the records to store. */
export interface PeopleDecision<T> {
  readonly result: T;
  readonly change?: PeopleChange;
}

/** The member that the account of a Google farm is. */
export const ACCOUNT_MEMBER = 'mbr_google';

/** Checks whether a farm belongs to a Google account, which is always an owner. */
export function isAccountFarm(farmId: string): boolean {
  return farmId.startsWith('google_');
}

export function isAdmitted({ device, member }: KnownDevice): boolean {
  return device.removedAt === null && member.removedAt === null;
}

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

/** Name of a member, even a removed one. `null` for the server admin. */
export function nameOfMember(people: FarmPeople, memberId: string | null): string | null {
  return memberId === null ? null : (memberById(people, memberId)?.name ?? null);
}

export function membersOf(people: FarmPeople): readonly Member[] {
  return people.members.filter(({ removedAt }) => removedAt === null);
}

/** Checks whether another member has a name that looks the same. */
export function isNameTaken(people: FarmPeople, name: string, memberId?: string): boolean {
  const others = membersOf(people).filter((member) => member.memberId !== memberId);
  return others.some((member) => foldedName(member.name) === foldedName(name));
}

/** Active devices of a member. */
export function devicesOfMember(people: FarmPeople, memberId: string): readonly MemberDevice[] {
  return people.devices.filter(
    (device) => device.memberId === memberId && device.removedAt === null,
  );
}

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
