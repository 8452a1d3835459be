import { removeDevice, removeMember } from '../members/change-people.ts';
import {
  devicesOfMember,
  type JoinCode,
  type Member,
  type MemberDevice,
  membersOf,
} from '../members/farm-people.ts';
import { inviteMember, newStartCode } from '../members/invite-member.ts';
import { joinCodeHash, newJoinCode } from '../members/ids-and-codes.ts';
import { isRefusal, type MemberRefusal } from '../members/member-refusal.ts';
import type { MemberStore } from '../store/member-store.ts';
import type { StateStore } from '../store/state-store.ts';
import { CommandError } from './command-error.ts';

const OPERATOR = { kind: 'operator' } as const;

/** Creates a start code for one farm. It replaces the previous one. */
export async function makeStartCode(members: MemberStore): Promise<string> {
  const code = newJoinCode();
  const { expiresAt } = await members.change({ farmId: null }, (people) =>
    newStartCode(people, joinCodeHash(code), Date.now()),
  );
  return `${code}\nIt begins one farm, until ${timeOfDay(expiresAt)}: Setup → People → “Move this farm to this server”.\n`;
}

/** Creates a code for a farm no owner can access anymore: for a new owner, or another device of a member. */
export async function inviteByOperator(
  { members }: StateStore,
  [farmId = '', memberId]: readonly string[],
): Promise<string> {
  await membersKnown(members, farmId);
  const code = newJoinCode();
  const wish =
    memberId === undefined
      ? ({ role: 'OWNER', name: '', farmName: '' } as const)
      : { memberId, farmName: '' };
  const made = { codeHash: joinCodeHash(code), farmId, now: Date.now() };
  const { name, role, expiresAt } = allowed(
    await members.change({ farmId }, (people) => inviteMember(people, OPERATOR, wish, made)),
  );
  return `${code}\n${guestOf(role, name)}, until ${timeOfDay(expiresAt)}.\n`;
}

export async function listPeople(
  { members }: StateStore,
  [farmId = '']: readonly string[],
): Promise<string> {
  await membersKnown(members, farmId);
  return peopleOf(members, farmId);
}

export async function removePerson(
  { members }: StateStore,
  [farmId = '', id = '']: readonly string[],
): Promise<string> {
  await membersKnown(members, farmId);
  const remove = id.startsWith('dev_') ? removeDevice : removeMember;
  const now = Date.now();
  const of = { farmId, isRemoval: true } as const;
  allowed(await members.change(of, (people) => remove(people, OPERATOR, id, now)));
  return `${id} is removed from ${farmId}. What its devices have stays on them.\n`;
}

/** Members of all farms, as they are after a restore. */
export async function listAllPeople({ members }: StateStore): Promise<string> {
  const farms = await members.farms();
  if (farms.length === 0) return '';
  const lists: string[] = [];
  for (const farmId of farms) lists.push(`${farmId}\n${await peopleOf(members, farmId)}`);
  return `${lists.join('')}Remove anyone who has left in Setup → People.\n`;
}

async function peopleOf(members: MemberStore, farmId: string): Promise<string> {
  const people = await members.people(farmId);
  return membersOf(people)
    .map((member) => {
      const devices = devicesOfMember(people, member.memberId).map(lineOfDevice);
      return [lineOfMember(member), ...devices].join('');
    })
    .join('');
}

async function membersKnown(members: MemberStore, farmId: string): Promise<void> {
  const { members: known } = await members.people(farmId);
  if (known.length === 0) throw new CommandError(`${farmId} has no members.`);
}

function allowed<T extends JoinCode | { readonly ok: true }>(result: T | MemberRefusal): T {
  if (isRefusal(result)) throw new CommandError(`${result.error}.`);
  return result;
}

function lineOfMember({ memberId, role, name }: Member): string {
  return `${memberId}  ${role}  ${name}\n`;
}

function lineOfDevice({ deviceId, label, lastSeen }: MemberDevice): string {
  return `  ${deviceId}  “${label}”  ${lastSeen === null ? 'not seen yet' : `last seen ${lastSeen}`}\n`;
}

function guestOf(role: JoinCode['role'], name: string): string {
  return name === '' ? `It lets a new ${role} in` : `It lets one more device of ${name} in`;
}

function timeOfDay(at: number): string {
  return `${new Date(at).toISOString().slice(11, 16)} UTC`;
}
