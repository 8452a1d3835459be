import type { FastifyReply } from 'fastify';
import type { MemberRefusal } from '../members/member-refusal.ts';
import type { QuotaExceeded } from '../store/sqlite/store-quota.ts';
import type { FarmDeletion } from './farm-deletion.ts';

export const NO_STORE = { 'cache-control': 'no-store' } as const;

/** Codes of refusals that the app explains in its own words, because only the server admin can fix them. */
type RefusalCode = 'account-not-allowed' | 'no-more-farms' | 'store-full';

/** Answers a refused request. All refusals have this shape and are never cached. */
export function refuse(
  reply: FastifyReply,
  status: number,
  error: string,
  code?: RefusalCode,
): FastifyReply {
  if (!reply.hasHeader('cache-control')) reply.headers(NO_STORE);
  return reply.code(status).send({ ok: false, error, code });
}

export function refuseForNow(reply: FastifyReply, seconds: number): FastifyReply {
  return refuse(reply.header('retry-after', String(seconds)), 429, 'Too many requests');
}

export function refuseMethod(reply: FastifyReply): FastifyReply {
  return refuse(reply, 405, 'Method not allowed');
}

/** Answers what membership, role, key or code doesn't allow, or that the farm was deleted. */
export function refuseMember(
  reply: FastifyReply,
  { status, error, removedBy, code, erasedAt }: MemberRefusal,
  deletion?: FarmDeletion,
): FastifyReply {
  if (!reply.hasHeader('cache-control')) reply.headers(NO_STORE);
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  return reply.code(status).send({ ok: false, error, code, removedBy, erasedAt, ...deletion });
}

/** Explains why a farm can't be stored, when the user can't fix it. */
export function refuseForQuota(reply: FastifyReply, lack: QuotaExceeded): FastifyReply {
  if (lack === 'farms')
    return refuse(reply, 403, 'This server has reached its farm limit', 'no-more-farms');
  // Somebody has to make room first; a device that asks more often gets no other answer.
  reply.header('retry-after', '600');
  return refuse(reply, 507, 'The server has no space left for farms', 'store-full');
}

export function isoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
