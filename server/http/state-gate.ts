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

/** What is asked before a request comes through. */
interface Gate {
  readonly authentication: Authentication;
  readonly limits: RateLimits;
}

/** Whether a request may come through, and if not, how long its sender is to wait where waiting helps. */
type Decision =
  { readonly kind: Admission } | { readonly kind: 'too many'; readonly seconds: number };

const decisions = new WeakMap<FastifyRequest, Promise<Decision>>();

/**
 * Whether a request for a farm may come through: once for every request, as it counts.
 *
 * @param userId - Whose farm is asked for; absent when the address names nobody's.
 */
export function decideOn(
  request: FastifyRequest,
  gate: Gate,
  userId: string | undefined,
): Promise<Decision> {
  const decided = decisions.get(request) ?? decide(request, gate, userId);
  decisions.set(request, decided);
  return decided;
}

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
  gate: Gate,
  userId: string | undefined,
): Promise<boolean> {
  return answerDecision(reply, await decideOn(request, gate, userId));
}

async function decide(
  request: FastifyRequest,
  { authentication, limits }: Gate,
  userId: string | undefined,
): Promise<Decision> {
  const { address, isLocal } = originOf(request);
  const wait = waitOf(address, limits);
  if (wait) return wait;
  const admission = await authentication.admit({ token: bearerToken(request), address }, userId);
  if (admission !== 'admitted' || !userId || isLocal) return { kind: admission };
  const seconds = limits.user(userId, request.method);
  return seconds > 0 ? { kind: 'too many', seconds } : { kind: admission };
}

/** How long an address that has asked too often is to wait. */
function waitOf(address: string | undefined, limits: RateLimits): Decision | undefined {
  const seconds = address === undefined ? 0 : limits.address(address);
  return seconds > 0 ? { kind: 'too many', seconds } : undefined;
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
  const wait = waitOf(address, limits);
  if (wait) return answerDecision(reply, wait);
  return answerDecision(reply, { kind: await ask({ token: bearerToken(request), address }) });
}

function answerDecision(reply: FastifyReply, decision: Decision): boolean {
  if (decision.kind === 'admitted') return true;
  return decision.kind === 'too many'
    ? refuseForNow(reply, decision.seconds)
    : refuseAdmission(reply, decision.kind);
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
