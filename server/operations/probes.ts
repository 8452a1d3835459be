import { NO_STORE } from '../http/answer.ts';
import type { FastifyInstance } from 'fastify';
import packageFile from '../../package.json' with { type: 'json' };
import { type Health, withinASecond } from '../http/health.ts';
import type { StateStore } from '../store/state-store.ts';

/**
 * `/live`, `/ready` and `/version`, for a supervisor and a load balancer.
 *
 * Live means the process answers: restarting fixes neither a full disk nor an unreachable database. Ready means
 * the store can be read. Refused writes are reported separately, because growers can still read their farms and
 * keep their work on the device.
 */
export function registerProbes(app: FastifyInstance, store: StateStore, health: Health): void {
  app.get('/live', (_request, reply) => reply.headers(NO_STORE).send({ ok: true }));
  app.get('/ready', async (_request, reply) => {
    const [reads, writes] = await Promise.all([
      withinASecond(store.backupAt()),
      health.takesWrites(),
    ]);
    return reply
      .code(reads ? 200 : 503)
      .headers({ ...NO_STORE, ...(reads ? {} : { 'retry-after': '5' }) })
      .send({ ok: reads, reads, writes });
  });
  app.get('/version', (_request, reply) =>
    reply.headers(NO_STORE).send({ version: packageFile.version, node: process.version }),
  );
}
