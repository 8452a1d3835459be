import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RequestCounter } from '../../auth/request-counter.ts';
import type { FarmCaller } from '../../members/farm-caller.ts';
import { NO_STORE, refuseMember, refuseMethod } from '../answer.ts';
import { refusalOfAddress } from '../key-gate.ts';
import { originOf } from '../request-origin.ts';
import { answerDecision, requestDevice, passesGate, waitOf } from '../state/state-gate.ts';
import { answerBegin, answerJoin, answerLook } from './code-calls.ts';
import type { FarmsParts, FarmsService } from './farms-parts.ts';
import { refusesToBegin } from './known-farm.ts';
import {
  answerDeviceRemoval,
  answerInvite,
  answerInvitesBack,
  answerMemberChange,
  answerMemberRemoval,
  answerMembers,
  type PeopleCall,
} from './people-calls.ts';

const LARGEST_BODY = 4 * 1024;
const WRONG_CODES_A_MINUTE = 10;
const INVITES_AN_HOUR = 30;
const HOUR_MS = 3_600_000;

type Answering = (call: PeopleCall) => Promise<FastifyReply>;

const PEOPLE_CALLS: Readonly<Record<string, Readonly<Record<string, Answering>>>> = {
  '/farms/:farmId/members': { GET: answerMembers },
  '/farms/:farmId/invites': { POST: answerInvite, DELETE: answerInvitesBack },
  '/farms/:farmId/members/:id': { PATCH: answerMemberChange, DELETE: answerMemberRemoval },
  '/farms/:farmId/devices/:id': { DELETE: answerDeviceRemoval },
};

const CODE_CALLS = { '/farms': answerBegin, '/farms/look': answerLook, '/farms/join': answerJoin };

interface ToPeople {
  readonly Params: { readonly farmId: string; readonly id?: string };
}

/** `/farms`: members, devices and codes of farms. */
export async function registerFarms(app: FastifyInstance, parts: FarmsParts): Promise<void> {
  const service: FarmsService = {
    ...parts,
    wrongCodes: new RequestCounter(WRONG_CODES_A_MINUTE),
    invites: new RequestCounter(INVITES_AN_HOUR, Date.now, HOUR_MS),
  };
  await app.register(async (routes) => {
    // Every body is read by the answers themselves, so that all are refused alike.
    routes.removeAllContentTypeParsers();
    routes.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: LARGEST_BODY },
      (_request, body, done) => done(null, body),
    );
    routes.addHook('onRequest', async (_request, reply) => void reply.headers(NO_STORE));
    for (const [url, answer] of Object.entries(CODE_CALLS)) {
      routes.all(url, {
        onRequest: async (request, reply) => checkCodeCall(request, reply, parts),
        handler: (request, reply) => answer({ service, request, reply }),
      });
    }
    for (const [url, answers] of Object.entries(PEOPLE_CALLS)) {
      routes.all<ToPeople>(url, {
        onRequest: async (request, reply) => {
          const { farmId } = request.params;
          if (!(await passesGate(request, reply, parts, farmId))) return reply;
          if (await refusesToBegin(parts, farmId, reply)) return reply;
          return answers[request.method] ? undefined : refuseMethod(reply);
        },
        handler: async (request, reply) => {
          const { farmId, id = '' } = request.params;
          const caller = await callerOf(request);
          const answer = answers[request.method];
          return answer
            ? answer({ service, farmId, id, caller, request, reply })
            : refuseMethod(reply);
        },
      });
    }
  });
}

/** Everything that can be said against a call with a code before its body is read. */
function checkCodeCall(
  request: FastifyRequest,
  reply: FastifyReply,
  { limits, keys }: FarmsParts,
): FastifyReply | undefined {
  const wait = waitOf(originOf(request).address, limits);
  if (wait) {
    answerDecision(reply, wait);
    return reply;
  }
  const insecure = refusalOfAddress(request, keys);
  if (insecure) return refuseMember(reply, insecure);
  return request.method === 'POST' ? undefined : refuseMethod(reply);
}

async function callerOf(request: FastifyRequest): Promise<FarmCaller> {
  const known = await requestDevice(request);
  return known ? { kind: 'key', keyHash: known.device.keyHash } : { kind: 'account' };
}
