import type { FastifyReply } from 'fastify';

/** Answers that no browser and no proxy keeps. */
export const NO_STORE = { 'cache-control': 'no-store' } as const;

/** Answers a request that cannot be served; every refusal has this shape and is never stored. */
export function refuse(reply: FastifyReply, status: number, error: string): FastifyReply {
  if (!reply.hasHeader('cache-control')) reply.headers(NO_STORE);
  return reply.code(status).send({ ok: false, error });
}
