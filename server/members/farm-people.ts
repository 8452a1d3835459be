import type { FarmRole } from '#state/document/farm-role.ts';

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
  const member = people.members.find(({ memberId }) => memberId === device?.memberId);
  return device && member && { device, member };
}

export function membersOf(people: FarmPeople): readonly Member[] {
  return people.members.filter(({ removedAt }) => removedAt === null);
}

/** The devices of a member that count. */
export function devicesOfMember(people: FarmPeople, memberId: string): readonly MemberDevice[] {
  return people.devices.filter(
    (device) => device.memberId === memberId && device.removedAt === null,
  );
}
