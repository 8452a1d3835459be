import type { FastifyReply } from 'fastify';
import { isOpenCode } from '../../members/invite-member.ts';
import { type JoinCode, nameOfMember } from '../../members/farm-people.ts';
import { joinCodeHash, newDeviceId, newFarmId, newMemberId } from '../../members/ids-and-codes.ts';
import { joinFarm, joinOwnFarm, type LetIn, type NewDevice } from '../../members/let-device-in.ts';
import {
  CODE_GONE,
  isRefusal,
  type MemberRefusal,
  NO_NEW_FARMS,
} from '../../members/member-refusal.ts';
import { isoTime, refuseForNow, refuseForQuota, refuseMember } from '../answer.ts';
import { isAdmittedFarm, isDeviceKey } from '../key-gate.ts';
import { originOf } from '../request-origin.ts';
import { answerDecision, bearerToken } from '../state/state-gate.ts';
import { readCode, readEntrant, readFarmsBody } from './farms-body.ts';
import type { CodeCall, FarmsService } from './farms-parts.ts';
import { refusesToBegin } from './known-farm.ts';

/** `POST /farms`: starts a farm with a start code or a Google account, and returns a key for this device. */
export async function answerBegin(call: CodeCall): Promise<FastifyReply> {
  const body = readFarmsBody(call.request);
  return body['code'] === undefined ? beginWithAccount(call) : beginWithCode(call);
}

/** `POST /farms/look`: returns the purpose of a code without using it. */
export async function answerLook(call: CodeCall): Promise<FastifyReply> {
  const { service, request, reply } = call;
  const code = await countingCode(service, joinCodeHash(readCode(readFarmsBody(request))));
  if (!code || code.usedBy !== null) return refuseCode(call);
  const { farmId, farmName, role, name, createdBy, expiresAt } = code;
  const people = farmId === null ? undefined : await service.store.members.people(farmId);
  return reply.send({
    ok: true,
    kind: farmId === null ? 'START' : 'JOIN',
    farmName,
    role,
    name,
    invitedBy: people ? nameOfMember(people, createdBy) : null,
    expiresAt: isoTime(expiresAt),
  });
}

/** `POST /farms/join`: adds this device to a farm with a code. */
export async function answerJoin(call: CodeCall): Promise<FastifyReply> {
  const { code, entrant } = await readCall(call);
  if (!code || code.farmId === null) return refuseCode(call);
  return letInByCode(call, code, newDevice(entrant, code.farmId));
}

async function readCall({ service, request }: CodeCall) {
  const body = readFarmsBody(request);
  const codeHash = joinCodeHash(readCode(body));
  const entrant = readEntrant(body);
  return { code: await countingCode(service, codeHash), entrant };
}

async function beginWithCode(call: CodeCall): Promise<FastifyReply> {
  const { service, reply } = call;
  const { code, entrant } = await readCall(call);
  if (!code || code.farmId !== null) return refuseCode(call);
  if (!service.farms.creation.includes('code')) return refuseMember(reply, NO_NEW_FARMS);
  const wish = newDevice(entrant, newFarmId());
  const lack = isOpenCode(code, wish.now) ? await service.room.lackFor(wish.farmId) : undefined;
  if (lack) return refuseForQuota(reply, lack);
  return letInByCode(call, code, wish);
}

async function letInByCode(
  call: CodeCall,
  { farmId, codeHash }: JoinCode,
  wish: NewDevice,
): Promise<FastifyReply> {
  const of = { farmId, keyHash: wish.keyHash };
  const result = await call.service.store.members.change(of, (people, known) =>
    joinFarm(people, known, codeHash, wish),
  );
  if (result === CODE_GONE) return refuseCode(call);
  return answerLetIn(call.reply, result, farmId !== null);
}

async function beginWithAccount({ service, request, reply }: CodeCall): Promise<FastifyReply> {
  const { address } = originOf(request);
  const token = bearerToken(request);
  const answer = isDeviceKey(token)
    ? ({ kind: 'unknown' } as const)
    : await service.authentication.account({ token, address });
  if (answer.kind !== 'account') {
    answerDecision(reply, answer);
    return reply;
  }
  const { userId, names } = answer;
  const entrant = readEntrant(readFarmsBody(request));
  if (await refusesToBegin(service, userId, reply)) return reply;
  const of = { farmId: userId, keyHash: entrant.keyHash };
  const result = await service.store.members.change(of, (people, known) =>
    joinOwnFarm(people, known, { ...newDevice(entrant, userId), account: names }),
  );
  return answerLetIn(reply, result, false);
}

/** A code of a farm whose account may not keep one here any more lets nobody in. */
async function countingCode(
  { store, keys }: FarmsService,
  codeHash: string,
): Promise<JoinCode | undefined> {
  const code = await store.members.code(codeHash);
  if (!code || code.expiresAt <= Date.now()) return undefined;
  return code.farmId === null || (await isAdmittedFarm(code.farmId, keys)) ? code : undefined;
}

/** Refuses an invalid code. Only these are rate-limited, so no one is locked out. */
function refuseCode({ service: { wrongCodes }, request, reply }: CodeCall): FastifyReply {
  const { address } = originOf(request);
  if (address === undefined || wrongCodes.count(address)) return refuseMember(reply, CODE_GONE);
  return refuseForNow(reply, wrongCodes.secondsLeft(address));
}

function newDevice(
  entrant: Pick<NewDevice, 'keyHash' | 'name' | 'label'>,
  farmId: string,
): NewDevice {
  const ids = { memberId: newMemberId(), deviceId: newDeviceId() };
  return { ...entrant, ...ids, farmId, now: Date.now() };
}

function answerLetIn(
  reply: FastifyReply,
  result: LetIn | MemberRefusal,
  hasFarmName: boolean,
): FastifyReply {
  if (isRefusal(result)) return refuseMember(reply, result);
  const { isNew, farmName, ...told } = result;
  return reply
    .code(isNew ? 201 : 200)
    .send({ ok: true, ...told, ...(hasFarmName ? { farmName } : {}) });
}
