import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Admission, Caller, Authentication } from '../auth/authentication.ts';
import { refuse, type RefusalCode } from './answer.ts';
import type { RateLimits } from './rate-limits.ts';
import { originOf } from './request-origin.ts';

type Refusal = readonly [status: number, error: string, code?: RefusalCode];

const REFUSALS: Readonly<Record<Exclude<Admission, 'admitted'>, Refusal>> = {
  unknown: [401, 'Sign-in required'],
  stranger: [403, 'Not your farm'],
  uninvited: [403, 'This account may not keep a farm on this server', 'account-not-allowed'],
  undecided: [503, 'Sign-in cannot be checked right now'],
  busy: [429, 'Too many requests'],
};

/**
 * Refuses a request that may not come through, before its body is read and before the store is
 * asked.
 *
 * @param userId - Whose farm is asked for; absent when the address names nobody's.
 * @returns Whether it may come through; otherwise it has its answer.
 */
export async function passesGate(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    authentication,
    limits,
  }: { readonly authentication: Authentication; readonly limits: RateLimits },
  userId: string | undefined,
): Promise<boolean> {
  const isIn = await authenticate(request, reply, limits, (caller) =>
    authentication.admit(caller, userId),
  );
  if (!isIn) return false;
  const wait = originOf(request).isLocal || !userId ? 0 : limits.user(userId, request.method);
  return wait > 0 ? refuseForNow(reply, wait) : true;
}

/**
 * Authenticates a request, unless its address has asked too often.
 *
 * @returns Whether the caller is admitted; otherwise the request has its answer.
 */
export async function authenticate(
  request: FastifyRequest,
  reply: FastifyReply,
  limits: RateLimits,
  ask: (caller: Caller) => Promise<Admission>,
): Promise<boolean> {
  const { address } = originOf(request);
  const wait = address === undefined ? 0 : limits.address(address);
  if (wait > 0) return refuseForNow(reply, wait);
  const admission = await ask({ token: bearerToken(request), address });
  return admission === 'admitted' ? true : refuseAdmission(reply, admission);
}

function refuseAdmission(reply: FastifyReply, admission: Exclude<Admission, 'admitted'>): false {
  const [status, error, code] = REFUSALS[admission];
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  if (status === 503) reply.header('retry-after', '5');
  if (status === 429) reply.header('retry-after', '60');
  refuse(reply, status, error, code);
  return false;
}

function refuseForNow(reply: FastifyReply, seconds: number): false {
  refuse(reply.header('retry-after', String(seconds)), 429, 'Too many requests');
  return false;
}

function bearerToken({ headers }: FastifyRequest): string | undefined {
  return /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1];
}
