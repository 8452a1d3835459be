import Fastify, { type FastifyInstance } from 'fastify';
import { NO_STORE, refuse } from '../http/answer.ts';
import type { Health } from '../http/health.ts';
import type { StateStore } from '../store/state-store.ts';
import { registerProbes } from './probes.ts';
import type { ServerMetrics } from './server-metrics.ts';

/** Endpoints for operations tools, on a separate address. Not for growers or the internet. */
export function createOperationsApp(
  metrics: ServerMetrics,
  store: StateStore,
  health: Health,
): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true });
  registerProbes(app, store, health);
  app.get('/metrics', async (_request, reply) =>
    reply
      .headers({ 'content-type': metrics.registry.contentType, ...NO_STORE })
      .send(await metrics.registry.metrics()),
  );
  app.setNotFoundHandler((_request, reply) => refuse(reply, 404, 'Not found'));
  return app;
}
