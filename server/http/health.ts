import type { FastifyInstance, FastifyReply } from 'fastify';
import type { StateStore } from '../store/state-store.ts';
import { NO_STORE, refuseMethod } from './answer.ts';

/** How long an answer of the store is believed: pings of many devices cost it one write. */
const BELIEVED_MS = 2_000;
/** Those who ping wait no longer than a second and a half. */
const WAIT_MS = 1_000;

export class Health {
  readonly #store: StateStore;
  #isWell: Promise<boolean> | undefined;
  #askedAt = Number.NEGATIVE_INFINITY;

  constructor(store: StateStore) {
    this.#store = store;
  }

  /** Reports the server's time, or that its store is down. */
  async answer(reply: FastifyReply): Promise<FastifyReply> {
    const ok = await this.takesWrites();
    return reply
      .code(ok ? 200 : 503)
      .headers({ ...NO_STORE, ...(ok ? {} : { 'retry-after': '5' }) })
      .send({
        ok,
        service: 'microgreens-state',
        time: new Date().toISOString(),
        ...(ok ? {} : { error: 'The store does not answer' }),
      });
  }

  /** Whether the store has just taken a write. */
  takesWrites(): Promise<boolean> {
    const now = performance.now();
    if (!this.#isWell || now - this.#askedAt > BELIEVED_MS) {
      this.#askedAt = now;
      this.#isWell = withinASecond(this.#store.check());
    }
    return this.#isWell;
  }
}

/** `/health`: ping for the web app and monitoring. */
export function registerHealth(app: FastifyInstance, health: Health): void {
  app.get('/health', { exposeHeadRoute: false }, (_request, reply) => health.answer(reply));
  app.route({
    method: ['HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/health',
    handler: (_request, reply) => refuseMethod(reply),
  });
}

export async function withinASecond(check: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), WAIT_MS);
  });
  const isWell = check.then(
    () => true,
    () => false,
  );
  const answer = await Promise.race([isWell, late]);
  clearTimeout(timer);
  return answer;
}
