import { sha256Hex } from '../store/stored-farm.ts';
import { freeBytesOf } from '../store/sqlite/watch-disk-space.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Registry, Summary } from 'prom-client';
import packageFile from '../../package.json' with { type: 'json' };
import type { Admission, Authentication } from '../auth/authentication.ts';
import type { StorePlace } from '../settings.ts';
import type { StateStore } from '../store/state-store.ts';

const DAY_MS = 86_400_000;

const MOST = 100_000;

/** Devices seen within a day, by account, address and browser. Only hashes are kept. */
class DevicesSeen {
  readonly #seenAt = new Map<string, number>();

  see({ url, ip, headers }: Pick<FastifyRequest, 'url' | 'ip' | 'headers'>): void {
    const device = sha256Hex(`${url.split('?', 1)[0]}\n${ip}\n${headers['user-agent'] ?? ''}`);
    // Taken out first, so that the order is the one of the last time.
    this.#seenAt.delete(device);
    this.#seenAt.set(device, Date.now());
    if (this.#seenAt.size > MOST) this.#forget(this.#seenAt.keys().next().value);
  }

  count(): number {
    for (const [device, at] of this.#seenAt) {
      if (at > Date.now() - DAY_MS) break;
      this.#forget(device);
    }
    return this.#seenAt.size;
  }

  #forget(device: string | undefined): void {
    if (device !== undefined) this.#seenAt.delete(device);
  }
}

/** Answers of the last ten minutes count for how long they take. */
const WINDOW_SECONDS = 600;

/** Counters for monitoring. Never includes users, addresses or tokens. */
export class ServerMetrics {
  readonly registry = new Registry();
  readonly #devices = new DevicesSeen();
  readonly #requests = this.#counter('requests_total', 'Answers by kind, method and status', [
    'kind',
    'method',
    'status',
  ]);
  readonly #seconds = new Summary({
    name: 'mgm_request_seconds',
    help: 'How long answers take, of the last ten minutes',
    labelNames: ['kind', 'method'],
    percentiles: [0.5, 0.95, 0.99],
    maxAgeSeconds: WINDOW_SECONDS,
    ageBuckets: 5,
    pruneAgedBuckets: true,
    registers: [this.registry],
  });
  readonly #conflicts = this.#counter(
    'conflicts_total',
    'Writes upon a version that was not the newest',
  );
  readonly #refused = this.#counter('refused_tokens_total', 'Requests not let in, by reason', [
    'reason',
  ]);
  readonly #googleFailures = this.#counter(
    'google_failures_total',
    'Requests whose token Google could not be asked about',
  );

  constructor(store: StateStore, place: StorePlace) {
    collectDefaultMetrics({ register: this.registry });
    this.#gauge('build_info', 'The version that runs', async () => 1, {
      version: packageFile.version,
    });
    this.#gauge('devices_seen', 'Devices of the last 24 hours', async () => this.#devices.count());
    this.#gauge('store_bytes', 'Bytes that the farms take', () => store.size());
    this.#gauge('farms', 'Users who have stored a farm', async () => (await store.users()).length);
    this.#gauge(
      'backup_age_seconds',
      'Time since the newest backup; absent without one',
      async () => {
        const at = await store.backupAt();
        return at === undefined ? undefined : Math.max(0, (Date.now() - at) / 1000);
      },
    );
    if (place.kind === 'sqlite') {
      this.#gauge('disk_free_bytes', 'Space left on the disk of the farms', () =>
        freeBytesOf(place.folder),
      );
    }
    for (const counter of [this.#conflicts, this.#googleFailures]) counter.inc(0);
    for (const reason of ['unknown', 'stranger']) this.#refused.inc({ reason }, 0);
  }

  observe(app: FastifyInstance): void {
    app.addHook('onResponse', async (request, reply) => this.#count(request, reply));
  }

  counting(authentication: Authentication): Authentication {
    const counted = async (decision: Promise<Admission>): Promise<Admission> => {
      const admission = await decision;
      if (admission === 'undecided') this.#googleFailures.inc();
      if (admission === 'unknown' || admission === 'stranger')
        this.#refused.inc({ reason: admission });
      return admission;
    };
    return {
      admit: (caller, userId) => counted(authentication.admit(caller, userId)),
      account: async (caller) => {
        const answer = await authentication.account(caller);
        if (answer.kind !== 'account') await counted(Promise.resolve(answer.kind));
        return answer;
      },
      signOut: (caller) => authentication.signOut(caller),
    };
  }

  #count(request: FastifyRequest, reply: FastifyReply): void {
    const [, kind = 'app'] = /^\/(state|farms)/.exec(request.url) ?? [];
    const { method } = request;
    this.#requests.inc({ kind, method, status: String(reply.statusCode) });
    this.#seconds.observe({ kind, method }, reply.elapsedTime / 1000);
    if (kind !== 'state') return;
    if (reply.statusCode === 409) this.#conflicts.inc();
    if (reply.statusCode < 400) this.#devices.see(request);
  }

  #counter(name: string, help: string, labelNames: readonly string[] = []): Counter {
    return new Counter({ name: `mgm_${name}`, help, labelNames, registers: [this.registry] });
  }

  #gauge(
    name: string,
    help: string,
    read: () => Promise<number | undefined>,
    labels: Readonly<Record<string, string>> = {},
  ): void {
    const gauge: Gauge = new Gauge({
      name: `mgm_${name}`,
      help,
      labelNames: Object.keys(labels),
      registers: [this.registry],
      collect: async () => {
        // What cannot be read now is left out; all else is still told.
        const value = await read().catch(() => undefined);
        if (value === undefined) gauge.remove();
        else gauge.set({ ...labels }, value);
      },
    });
  }
}
