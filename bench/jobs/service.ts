import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FakeGoogle, startFakeGoogle } from '#tests/support/google/token-google.ts';
import { type ServerProcess, startServer } from '#tests/support/server/server-process.ts';
import { type Goal, judge } from '../goals.ts';
import { busyRounds } from '../rounds.ts';
import {
  aFarmText,
  ask,
  runToCompletion,
  type Grower,
  processorSeconds,
  store,
} from '../service/growers.ts';

/** How much of everything is asked for. */
export interface ServiceSize {
  readonly rounds: number;
  /** Requests of a round. */
  readonly requests: number;
  /** Devices that do nothing but ask, every 20 seconds. */
  readonly idle: number;
  readonly idleSeconds: number;
}

/** What the service needs beside the least that Fastify and SQLite need for the same. */
export interface ServiceResult {
  readonly figures: readonly (readonly [name: string, figure: string])[];
  readonly goals: readonly Goal[];
}

/** Devices that write at the same time. */
const WRITERS = 50;
const READERS = 8;
const POLL_SECONDS = 20;
const SLOW_SYNC_MS = 5;

/** Two servers side by side: the product's, with accounts at Google, and the plain one. */
interface Pair {
  readonly ours: ServerProcess;
  readonly plain: ServerProcess;
  readonly google: FakeGoogle;
}

/**
 * What a request of a device costs the service.
 *
 * Asking is counted in time of the processor, which other programs do not change; storing in time until the last
 * of them is on the disk, in turn with the plain server.
 */
export async function measureService(size: ServiceSize): Promise<ServiceResult> {
  const asked = await withPair({}, (pair) => compareAsking(pair, size));
  const stored = await withPair({}, (pair) => compareStoring(pair, size));
  const slow = await withPair({ SLOW_SYNC_MS: String(SLOW_SYNC_MS) }, (pair) =>
    compareStoring(pair, { ...size, requests: Math.ceil(size.requests / 4) }),
  );
  const idle = await withPair({}, (pair) => poll(pair, size));
  return {
    figures: [
      ['304, µs of processor', `${asked.ours} (a route that does nothing: ${asked.plain})`],
      [`PUT of 50 KB, ${WRITERS} at once, a second`, `${stored.ours} (plain: ${stored.plain})`],
      [`the same, disk ${SLOW_SYNC_MS} ms slower`, `${slow.ours} (plain: ${slow.plain})`],
      [
        `${size.idle} devices that ask, % of a core`,
        `${idle.ours.toFixed(1)} (a route that does nothing: ${idle.plain.toFixed(1)})`,
      ],
    ],
    goals: [
      judge('304: processor ≤ 1.3 times a route that does nothing', asked.ratios, 1.3),
      judge('PUT of 50 KB: time ≤ plain Fastify and SQLite', stored.ratios, 1, stored.isNoisy),
      judge('the same, disk 5 ms slower: time ≤ a third', slow.ratios, 1 / 3, slow.isNoisy),
      judge(`${size.idle} devices that ask: % of a core ≤ 2`, [idle.ours], 2),
    ],
  };
}

/** Figures of both, the one in the middle of all rounds, and ours as a share of the plain one within each. */
interface Compared {
  readonly ours: string;
  readonly plain: string;
  readonly ratios: readonly number[];
  readonly isNoisy: boolean;
}

async function compareAsking({ ours, plain, google }: Pair, size: ServiceSize): Promise<Compared> {
  const growers = await growersOf(ours, google, READERS);
  const strangers = growers.map((grower) => strangerTo(plain, grower));
  const each = Math.ceil(size.requests / READERS);
  const costOf = async (server: ServerProcess, who: readonly Grower[]): Promise<number> => {
    const before = processorSeconds(server);
    await runToCompletion(READERS, who, async (one) => {
      for (let n = 0; n < each; n += 1) await ask(one);
    });
    return ((processorSeconds(server) - before) / (each * READERS)) * 1e6;
  };
  await costOf(plain, strangers);
  await costOf(ours, growers);
  return compareRounds(
    size.rounds,
    () => costOf(ours, growers),
    () => costOf(plain, strangers),
  );
}

async function compareStoring({ ours, plain, google }: Pair, size: ServiceSize): Promise<Compared> {
  const writers = await growersOf(ours, google, WRITERS);
  const others = writers.map(({ path, headers }): Grower => {
    return { address: plain.address, path, headers, etag: undefined };
  });
  const bodies = Array.from({ length: 40 }, (_, n) => aFarmText(n));
  const each = Math.ceil(size.requests / 4 / WRITERS);
  const timeOf = async (growers: readonly Grower[]): Promise<number> => {
    const start = performance.now();
    await runToCompletion(WRITERS, growers, async (grower) => {
      for (let n = 0; n < each; n += 1) await store(grower, bodies[n % bodies.length] ?? '');
    });
    return (performance.now() - start) / (each * WRITERS);
  };
  await timeOf(others);
  await timeOf(writers);
  const compared = await compareRounds(
    size.rounds,
    () => timeOf(writers),
    () => timeOf(others),
  );
  const aSecond = (ms: string): string => (1000 / Number(ms)).toFixed(0);
  return { ...compared, ours: aSecond(compared.ours), plain: aSecond(compared.plain) };
}

/** The share of a core, in per cent, that each server works while its devices only ask; one after the other. */
async function poll({ ours, plain, google }: Pair, size: ServiceSize) {
  const growers = await growersOf(ours, google, size.idle);
  const strangers = growers.map((grower) => strangerTo(plain, grower));
  return {
    ours: await workOf(ours, growers, size),
    plain: await workOf(plain, strangers, size),
  };
}

async function workOf(
  server: ServerProcess,
  growers: readonly Grower[],
  { idle, idleSeconds }: ServiceSize,
): Promise<number> {
  await runToCompletion(READERS, growers, ask);
  const asks: Promise<void>[] = [];
  const before = processorSeconds(server);
  const start = performance.now();
  for (let n = 0; n < (idle * idleSeconds) / POLL_SECONDS; n += 1) {
    const due = start + (n * POLL_SECONDS * 1000) / idle;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    const grower = growers[n % idle];
    if (grower) asks.push(ask(grower));
  }
  await Promise.all(asks);
  const seconds = (performance.now() - start) / 1000;
  return ((processorSeconds(server) - before) / seconds) * 100;
}

/** The same request to a route that does nothing at all. */
function strangerTo({ address }: ServerProcess, grower: Grower): Grower {
  return { ...grower, address, path: '/noop/google_1' };
}

async function compareRounds(
  count: number,
  ours: () => Promise<number>,
  plain: () => Promise<number>,
): Promise<Compared> {
  const { rounds, isNoisy } = await busyRounds(count, async () => [await ours(), await plain()]);
  const middle = (at: 0 | 1): string =>
    judge(
      '',
      rounds.map((round) => round[at] ?? Number.NaN),
      0,
    ).value.toFixed(3);
  return {
    ours: middle(0),
    plain: middle(1),
    ratios: rounds.map(([own = Number.NaN, other = Number.NaN]) => own / other),
    isNoisy,
  };
}

/** Accounts with a farm each, whose tokens the server knows. */
async function growersOf(
  { address }: ServerProcess,
  google: FakeGoogle,
  count: number,
): Promise<Grower[]> {
  const growers = Array.from({ length: count }, (_, n): Grower => {
    const sub = String(100_000 + n);
    const headers = { authorization: `Bearer ${google.issue(`ya29.${n}`, sub)}` };
    return { address, path: `/state/google_${sub}`, headers, etag: undefined };
  });
  await runToCompletion(READERS, growers, (grower) => store(grower, aFarmText(0)));
  return growers;
}

async function withPair<T>(
  settings: Readonly<Record<string, string>>,
  work: (pair: Pair) => Promise<T>,
): Promise<T> {
  const google = await startFakeGoogle();
  const folder = await mkdtemp(join(tmpdir(), 'mgm-bench-'));
  const environment = {
    ...google.environment,
    STATE_AUTH: 'google',
    DATA_DIR: folder,
    ...settings,
  };
  const isSlow = 'SLOW_SYNC_MS' in settings;
  const flags = isSlow ? ['--import', './bench/service/use-slow-sqlite.mjs'] : [];
  const plain = await startServer(environment, flags, 'bench/service/plain-server.ts');
  const ours = await startServer(environment, flags);
  try {
    return await work({ ours, plain, google });
  } finally {
    await Promise.all([ours.end('SIGKILL'), plain.end('SIGKILL')]);
    google.close();
    await rm(folder, { recursive: true });
  }
}
