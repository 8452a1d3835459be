import type { FastifyReply } from 'fastify';
import { changeMember, removeDevice, removeMember } from '../../members/change-people.ts';
import {
  type FarmCaller,
  ownerAccess,
  type CallerAccess,
  accessOf,
} from '../../members/farm-caller.ts';
import {
  devicesOfMember,
  type FarmPeople,
  type MemberDevice,
  membersOf,
  nameOfMember,
  type PeopleDecision,
} from '../../members/farm-people.ts';
import { inviteMember, takeInvitesBack } from '../../members/invite-member.ts';
import { joinCodeHash, newJoinCode } from '../../members/ids-and-codes.ts';
import { isRefusal, type MemberRefusal } from '../../members/member-refusal.ts';
import { isoTime, refuseForNow, refuseMember } from '../answer.ts';
import { readFarmsBody, readInvite, readMemberChange } from './farms-body.ts';
import type { CodeCall } from './farms-parts.ts';

export interface PeopleCall extends CodeCall {
  readonly farmId: string;
  /** The member or device that it is about; empty where it is about all. */
  readonly id: string;
  readonly caller: FarmCaller;
}

/** `GET …/members`: members of the farm. Owners also see all devices. */
export async function answerMembers(call: PeopleCall): Promise<FastifyReply> {
  const { service, farmId, caller, reply } = call;
  const people = await service.store.members.people(farmId);
  const me = accessOf(people, caller);
  if (isRefusal(me)) return refuseMember(reply, me);
  const members = membersOf(people).map(({ memberId, name, role, createdAt }) => ({
    memberId,
    name,
    role,
    createdAt: isoTime(createdAt),
    devices: seenBy(me, memberId)
      ? devicesOfMember(people, memberId).map((device) => shownDevice(people, device))
      : [],
  }));
  return reply.send({ ok: true, me, members });
}

/** `POST …/invites`: creates a code and returns it once. */
export async function answerInvite(call: PeopleCall): Promise<FastifyReply> {
  const { service, farmId, caller, request, reply } = call;
  const owner = ownerAccess(await service.store.members.people(farmId), caller);
  if (isRefusal(owner)) return refuseMember(reply, owner);
  const wish = readInvite(readFarmsBody(request));
  if (!service.invites.count(farmId)) {
    return refuseForNow(reply, service.invites.secondsLeft(farmId));
  }
  const code = newJoinCode();
  const made = { codeHash: joinCodeHash(code), farmId, now: Date.now() };
  const result = await change(call, (people) => inviteMember(people, caller, wish, made));
  if (isRefusal(result)) return refuseMember(reply, result);
  return reply.code(201).send({ ok: true, code, expiresAt: isoTime(result.expiresAt) });
}

/** `DELETE …/invites`: invalidates all open codes. */
export function answerInvitesBack(call: PeopleCall): Promise<FastifyReply> {
  return remove(call, (people) => takeInvitesBack(people, call.caller));
}

/** `PATCH …/members/{memberId}`: changes role or name. */
export async function answerMemberChange(call: PeopleCall): Promise<FastifyReply> {
  const { caller, id, request, reply } = call;
  const wish = readMemberChange(readFarmsBody(request));
  const result = await change(call, (people) => changeMember(people, caller, id, wish));
  if (isRefusal(result)) return refuseMember(reply, result);
  const { memberId, name, role } = result;
  return reply.send({ ok: true, memberId, name, role });
}

export function answerMemberRemoval(call: PeopleCall): Promise<FastifyReply> {
  const { caller, id } = call;
  const now = Date.now();
  return remove(call, (people) => removeMember(people, caller, id, now));
}

export function answerDeviceRemoval(call: PeopleCall): Promise<FastifyReply> {
  const { caller, id } = call;
  const now = Date.now();
  return remove(call, (people) => removeDevice(people, caller, id, now));
}

function change<T>(
  { service, farmId }: PeopleCall,
  decide: (people: FarmPeople) => PeopleDecision<T>,
): Promise<T> {
  return service.store.members.change({ farmId }, decide);
}

async function remove(
  { service, farmId, reply }: PeopleCall,
  decide: (people: FarmPeople) => PeopleDecision<MemberRefusal | { readonly ok: true }>,
): Promise<FastifyReply> {
  const result = await service.store.members.change({ farmId, isRemoval: true }, decide);
  return isRefusal(result) ? refuseMember(reply, result) : reply.send(result);
}

function seenBy(me: CallerAccess, memberId: string): boolean {
  return me.role === 'OWNER' || me.memberId === memberId;
}

function shownDevice(people: FarmPeople, device: MemberDevice) {
  const { deviceId, label, createdAt, addedBy, lastSeen } = device;
  return {
    deviceId,
    label,
    createdAt: isoTime(createdAt),
    addedBy: nameOfMember(people, addedBy),
    lastSeen,
  };
}
