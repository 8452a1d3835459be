import type { FastifyInstance, FastifyReply } from 'fastify';
import { refuse } from './answer.ts';

/** Tells that the service is up, and what time it has. */
export function answerHealth(reply: FastifyReply): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .send({ ok: true, service: 'microgreens-state', time: new Date().toISOString() });
}

/** `/health`: the ping of the web app, and of whatever watches the server. */
export function registerHealth(app: FastifyInstance): void {
  app.get('/health', { exposeHeadRoute: false }, (_request, reply) => answerHealth(reply));
  app.options('/health', (_request, reply) =>
    reply.code(204).header('cache-control', 'no-store').send(),
  );
  app.route({
    method: ['HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/health',
    handler: (_request, reply) => refuse(reply, 405, 'Method not allowed'),
  });
}
