import type { FastifyReply } from 'fastify';

/** Answers a request that cannot be served; every refusal has this shape and is never stored. */
export function refuse(reply: FastifyReply, status: number, error: string): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').send({ ok: false, error });
}
