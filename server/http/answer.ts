import type { FastifyReply } from 'fastify';

/** Answers a request that cannot be served; every refusal has this shape and is never stored. */
export function refuse(reply: FastifyReply, status: number, error: string): FastifyReply {
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  return reply.code(status).send({ ok: false, error });
}
