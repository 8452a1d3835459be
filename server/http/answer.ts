import type { FastifyReply } from 'fastify';
import type { MemberRefusal } from '../members/member-refusal.ts';
import type { QuotaExceeded } from '../store/sqlite/store-quota.ts';
import type { FarmDeletion } from './farm-deletion.ts';

/** Answers that no browser and no proxy keeps. */
export const NO_STORE = { 'cache-control': 'no-store' } as const;

/** What the app tells a grower in words of its own, as only whoever runs the server can change it. */
export type RefusalCode = 'account-not-allowed' | 'no-more-farms' | 'store-full';

/** Answers a request that cannot be served; every refusal has this shape and is never stored. */
export function refuse(
  reply: FastifyReply,
  status: number,
  error: string,
  code?: RefusalCode,
): FastifyReply {
  if (!reply.hasHeader('cache-control')) reply.headers(NO_STORE);
  return reply.code(status).send({ ok: false, error, code });
}

/** Answers a request for something that is there, and cannot be done with it. */
export function refuseMethod(reply: FastifyReply): FastifyReply {
  return refuse(reply, 405, 'Method not allowed');
}

/**
 * Answers what members, roles, keys and codes do not allow.
 *
 * @param deletion - Told with it where the farm was deleted.
 */
export function refuseMember(
  reply: FastifyReply,
  { status, error, removedBy, code, erasedAt }: MemberRefusal,
  deletion?: FarmDeletion,
): FastifyReply {
  if (!reply.hasHeader('cache-control')) reply.headers(NO_STORE);
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  return reply.code(status).send({ ok: false, error, code, removedBy, erasedAt, ...deletion });
}

/** Says why no farm can be stored, to whoever could not do anything about it. */
export function refuseForQuota(reply: FastifyReply, lack: QuotaExceeded): FastifyReply {
  if (lack === 'farms')
    return refuse(reply, 403, 'This server has reached its farm limit', 'no-more-farms');
  // Somebody has to make room first; a device that asks more often gets no other answer.
  reply.header('retry-after', '600');
  return refuse(reply, 507, 'The server has no space left for farms', 'store-full');
}
