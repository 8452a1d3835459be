import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Admission, Door } from '../auth/door.ts';
import { refuse } from './answer.ts';
import { originOf, type RateLimits } from './rate-limits.ts';

type Refusal = readonly [status: number, error: string];

const REFUSALS: Readonly<Record<Exclude<Admission, 'admitted'>, Refusal>> = {
  unknown: [401, 'Sign-in required'],
  stranger: [403, 'Not your farm'],
  undecided: [503, 'Sign-in cannot be checked right now'],
  busy: [429, 'Too many requests'],
};

/**
 * Refuses a request that may not come through, before its body is read and before the store is
 * asked; undefined when it may.
 *
 * @param userId - Whose farm is asked for; absent when the address names nobody's.
 */
export async function passGate(
  request: FastifyRequest,
  reply: FastifyReply,
  { door, limits }: { readonly door: Door; readonly limits: RateLimits },
  userId: string | undefined,
): Promise<FastifyReply | undefined> {
  const { address, isLocal } = originOf(request);
  const wait = address === undefined ? 0 : limits.address(address);
  if (wait > 0) return refuseForNow(reply, wait);
  const admission = await door.admit({ token: bearerToken(request), address }, userId);
  if (admission !== 'admitted') return refuseAdmission(reply, admission);
  const userWait = isLocal || !userId ? 0 : limits.user(userId, request.method);
  return userWait > 0 ? refuseForNow(reply, userWait) : undefined;
}

function refuseAdmission(
  reply: FastifyReply,
  admission: Exclude<Admission, 'admitted'>,
): FastifyReply {
  const [status, error] = REFUSALS[admission];
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  if (status === 503) reply.header('retry-after', '5');
  if (status === 429) reply.header('retry-after', '60');
  return refuse(reply, status, error);
}

function refuseForNow(reply: FastifyReply, seconds: number): FastifyReply {
  return refuse(reply.header('retry-after', String(seconds)), 429, 'Too many requests');
}

function bearerToken({ headers }: FastifyRequest): string | undefined {
  return /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1];
}
