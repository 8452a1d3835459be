import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Admission, Authentication } from '../../auth/authentication.ts';
import type { KnownDevice } from '../../members/farm-people.ts';
import {
  isRefusal,
  type MemberRefusal,
  NO_GUEST,
  NOT_SIGNED_IN,
  NOT_YOUR_FARM,
} from '../../members/member-refusal.ts';
import { refuseForNow, refuseMember } from '../answer.ts';
import { decideOnKey, isDeviceKey, type KeyGate } from '../key-gate.ts';
import type { RateLimits } from '../rate-limits.ts';
import { originOf, type Sender } from '../request-origin.ts';

const REFUSALS: Readonly<Record<Exclude<Admission, 'admitted'>, MemberRefusal>> = {
  unknown: NOT_SIGNED_IN,
  stranger: NOT_YOUR_FARM,
  uninvited: NO_GUEST,
  undecided: { status: 503, error: 'Sign-in cannot be checked right now' },
  busy: { status: 429, error: 'Too many requests' },
};
const RETRY_AFTER: Readonly<Partial<Record<Admission, string>>> = { undecided: '5', busy: '60' };

export interface Gate {
  readonly authentication: Authentication;
  readonly limits: RateLimits;
  /** Absent where keys mean nothing. */
  readonly keys?: KeyGate | undefined;
}

/** Decision on a request: allowed or not, and how long to wait if that helps. */
export type Decision =
  | {
      readonly kind: Admission;
      readonly known?: KnownDevice;
    }
  | { readonly kind: 'too many'; readonly seconds: number }
  | { readonly kind: 'denied'; readonly refusal: MemberRefusal };

const decisions = new WeakMap<IncomingMessage, Promise<Decision>>();

export type AskingRequest = Sender & Pick<FastifyRequest, 'method' | 'raw'>;

/** Decides on a request, for the farm in its address if any. Call once: it counts requests. */
export function decideOn(
  request: FastifyRequest,
  gate: Gate,
  userId: string | undefined,
): Promise<Decision> {
  const key = bearerToken(request);
  const { keys, limits } = gate;
  if (!keys || !isDeviceKey(key)) return decideOnAccount(request, gate, userId);
  return once(request, limits, async ({ isLocal }) => {
    const known = await decideOnKey(request, key, keys, userId);
    if (isRefusal(known)) return { kind: 'denied', refusal: known };
    const { deviceId, farmId } = known.device;
    const seconds = isLocal ? 0 : limits.device(deviceId, farmId, request.method);
    return seconds > 0 ? { kind: 'too many', seconds } : { kind: 'admitted', known };
  });
}

export function decideOnAccount(
  request: AskingRequest,
  { authentication, limits }: Gate,
  userId: string | undefined,
): Promise<Decision> {
  return once(request, limits, async ({ address, isLocal }) => {
    const kind = await authentication.admit({ token: bearerToken(request), address }, userId);
    if (kind !== 'admitted' || !userId || isLocal) return { kind };
    const seconds = limits.user(userId, request.method);
    return seconds > 0 ? { kind: 'too many', seconds } : { kind };
  });
}

/** The address that asks too often is told so before anything else is looked at. */
function once(
  request: AskingRequest,
  limits: RateLimits,
  decide: (origin: ReturnType<typeof originOf>) => Promise<Decision>,
): Promise<Decision> {
  const before = decisions.get(request.raw);
  if (before) return before;
  const origin = originOf(request);
  const wait = waitOf(origin.address, limits);
  const decided = wait ? Promise.resolve(wait) : decide(origin);
  decisions.set(request.raw, decided);
  return decided;
}

/** Checks whether a request is allowed. If not, it is answered before its body is read. */
export async function passesGate(
  request: FastifyRequest,
  reply: FastifyReply,
  gate: Gate,
  userId: string | undefined,
): Promise<boolean> {
  return answerDecision(reply, await decideOn(request, gate, userId));
}

export async function requestDevice(request: FastifyRequest): Promise<KnownDevice | undefined> {
  const decision = await decisions.get(request.raw);
  return decision?.kind === 'admitted' ? decision.known : undefined;
}

export function waitOf(address: string | undefined, limits: RateLimits): Decision | undefined {
  const seconds = address === undefined ? 0 : limits.address(address);
  return seconds > 0 ? { kind: 'too many', seconds } : undefined;
}

/** Answers a refused request. Returns whether the request is allowed. */
export function answerDecision(reply: FastifyReply, decision: Decision): boolean {
  if (decision.kind === 'admitted') return true;
  if (decision.kind === 'too many') refuseForNow(reply, decision.seconds);
  else if (decision.kind === 'denied') refuseMember(reply, decision.refusal);
  else {
    const seconds = RETRY_AFTER[decision.kind];
    if (seconds) reply.header('retry-after', seconds);
    refuseMember(reply, REFUSALS[decision.kind]);
  }
  return false;
}

export function bearerToken({ headers }: Pick<AskingRequest, 'headers'>): string | undefined {
  return /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1];
}
