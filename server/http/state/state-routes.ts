import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deniedRequest, type FarmRequest } from '../../members/write-right.ts';
import { refuse, refuseMember, refuseMethod } from '../answer.ts';
import { forgetBody, takeBody } from '../body/arriving-body.ts';
import { BodyTurns } from '../body/body-turns.ts';
import { BodyWorkers } from '../body/body-workers.ts';
import type { NoteRead } from './last-reads.ts';
import { answerRead, type StateCall } from './state-answers.ts';
import { answerPatch, answerRemoval, answerWrite } from './state-writes.ts';
import { isUserId, STATE_OF_USER } from './state-address.ts';
import { LEFT_PACKED } from '../body/packed-body.ts';
import { WritePauses } from '../write-pauses.ts';
import { requestDevice, type Gate, passesGate } from './state-gate.ts';

interface StateServiceParts
  extends Gate, Pick<StateCall, 'store' | 'farms' | 'room' | 'stallMs' | 'maxBodyBytes'> {
  readonly noteRead: NoteRead;
}

interface ToUser {
  readonly Params: { readonly userId: string };
}

const METHODS = ['GET', 'PUT', 'POST', 'DELETE'];
const METHODS_OF_DEVICES = [...METHODS, 'PATCH'];
const REQUESTS: Readonly<Record<string, FarmRequest>> = {
  PUT: 'store',
  POST: 'store',
  DELETE: 'remove',
  PATCH: 'patch',
};
/** Bodies of one user that may be on their way at once: more devices seldom send at the same moment. */
const BODIES_AT_ONCE = 3;
/** A shared farm may have as many open bodies as this many users. */
const USERS_OF_FARM = 4;
/** Answers with a farm of one user that may be on their way at once. */
const READS_AT_ONCE = 6;

/** `/state/{userId}`: reads, stores and removes the farm of a user. */
export async function registerState(app: FastifyInstance, parts: StateServiceParts): Promise<void> {
  const { store, stallMs, noteRead, room, maxBodyBytes, farms } = parts;
  const turns = new BodyTurns(BODIES_AT_ONCE);
  const turnsOfFarms = new BodyTurns(BODIES_AT_ONCE * USERS_OF_FARM);
  const workers = new BodyWorkers();
  const pauses = new WritePauses();
  const reads = new BodyTurns(READS_AT_ONCE);
  const common = { store, stallMs, workers, pauses, room, reads, maxBodyBytes, farms };
  app.addHook('onClose', () => workers.close());
  await app.register(async (service) => {
    // What a body is, is decided by its content, so that every client gets the same answer.
    service.removeAllContentTypeParsers();
    service.addContentTypeParser('*', (request: FastifyRequest, payload: IncomingMessage) =>
      takeBody(request, payload, maxBodyBytes),
    );
    service.addHook('onRequest', async (_request, reply) => {
      // Never kept: a farm may have changed a moment later. No proxy may pack an answer or write it anew either: its tag would no longer be the one we know.
      reply.header('cache-control', 'no-store, no-transform');
    });
    for (const url of ['/state', '/state/']) service.all(url, refuseNobody);
    service.all('/state/*', {
      onRequest: async (request, reply) =>
        (await passesGate(request, reply, parts, undefined)) ? undefined : reply,
      handler: (_request, reply) => refuse(reply, 404, 'Not found'),
    });
    service.all<ToUser>(STATE_OF_USER, {
      decompress: LEFT_PACKED,
      onRequest: [
        async (request, reply) => checkRequest(request, reply, parts),
        async (request, reply) => {
          if (request.method === 'GET') return;
          const { userId } = request.params;
          const device = (await requestDevice(request))?.device;
          await turns.enter(device?.deviceId ?? userId, reply.raw);
          if (device) await turnsOfFarms.enter(userId, reply.raw);
        },
      ],
      handler: async (request, reply) => {
        const { userId } = request.params;
        if (request.method === 'GET') noteRead(userId);
        const known = await requestDevice(request);
        const lane = known?.device.deviceId ?? userId;
        try {
          return await answer({ ...common, request, reply, userId, lane, known });
        } finally {
          forgetBody(request);
        }
      },
    });
  });
}

function refuseNobody(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return METHODS.includes(request.method)
    ? refuse(reply, 400, 'Missing user id')
    : refuseMethod(reply);
}

/** Everything that can be said against a request without its body. */
async function checkRequest(
  request: FastifyRequest<ToUser>,
  reply: FastifyReply,
  parts: StateServiceParts,
): Promise<FastifyReply | undefined> {
  const { userId } = request.params;
  if (userId.trim() === '') return refuseNobody(request, reply);
  if (!(await passesGate(request, reply, parts, userId))) return reply;
  const known = await requestDevice(request);
  if (known) {
    reply.header('x-farm-role', known.member.role);
    const denied = deniedRequest(known, userId, REQUESTS[request.method] ?? 'read');
    if (denied) return refuseMember(reply, denied);
  }
  const methods = known ? METHODS_OF_DEVICES : METHODS;
  if (!methods.includes(request.method)) return refuseMethod(reply);
  if (!isUserId(userId)) return refuse(reply, 400, 'The user id is not valid');
  return isForm(request) ? refuse(reply, 415, 'The body must be JSON') : undefined;
}

function answer(call: StateCall): Promise<FastifyReply> {
  const { method } = call.request;
  if (method === 'GET') return answerRead(call);
  if (method === 'DELETE') return answerRemoval(call);
  return method === 'PATCH' ? answerPatch(call) : answerWrite(call);
}

/** What a plain form can send, too, may come from any page on the web: no browser asks first. */
function isForm({ method, headers }: FastifyRequest): boolean {
  const type = headers['content-type'] ?? '';
  return method === 'POST' && headers.origin !== undefined && !/^application\/json\b/i.test(type);
}
