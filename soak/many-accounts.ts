import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { send, type Sent } from '#tests/support/server/send.ts';
import type { ServerProcess } from '#tests/support/server/server-process.ts';
import { startFakeGoogle } from '#tests/support/google/token-google.ts';
import type { SeededDraws } from '#tests/support/random/seeded-draws.ts';
import { heapAfterCollections, slopeAnHour } from './heap-slope.ts';
import { percentile } from '../bench/rounds.ts';
import { type Part, withServer, residentMegabytes } from './server-part.ts';

const ACCOUNTS = 1_000;
const MINUTES = 5;
const POLL_MS = 20_000;
const DOCUMENT_BYTES = 1_000_000;
/** Of the polls, how many find work to send: a save every ten minutes and account. */
const SAVES_SHARE = 0.03;
const AT_ONCE = 8;
/** Made beforehand: while one is made no answer can be heard. */
const DOCUMENTS = 40;
/** In which Linux counts, a second. */
const CLOCK_TICKS = 100;

interface Account {
  readonly path: string;
  readonly token: string;
  etag: string;
}

/** All growers together. */
interface Growers {
  readonly address: string;
  readonly draws: SeededDraws;
  readonly accounts: readonly Account[];
  readonly documents: readonly [Buffer, ...Buffer[]];
  readonly problems: string[];
}

/** Milliseconds of every answer, by what was asked. */
interface Times {
  readonly unchanged: number[];
  readonly changed: number[];
  readonly saved: number[];
}

/** A thousand growers with large farms, whose devices ask every 20 seconds and now and then send work. */
export const manyAccounts: Part = async ({ environment }, draws, rounds) => {
  const google = await startFakeGoogle();
  const settings = { ...environment, ...google.environment, STATE_AUTH: 'google' };
  // A longer share is a longer run, not a larger one.
  const count = Math.min(ACCOUNTS, rounds(ACCOUNTS));
  const more = [...Array(DOCUMENTS - 1)].map(() => aDocument(draws));
  const documents = [aDocument(draws), ...more] as const;
  const accounts = [...Array(count).keys()].map((n) => ({
    path: `/state/google_${100_000 + n}`,
    token: google.issue(`ya29.${n}`, String(100_000 + n)),
    etag: '',
  }));
  try {
    return await withServer(
      settings,
      async (server) => {
        const problems: string[] = [];
        const growers = { address: server.address, draws, accounts, documents, problems };
        await storeAll(growers);
        const before = residentMegabytes(server);
        const minutes = Math.max(1, rounds(MINUTES));
        const worked = processorSeconds(server);
        const start = performance.now();
        const marks = server.output().length;
        const times = await poll(growers, minutes);
        const seconds = (performance.now() - start) / 1000;
        const busy = Math.round(((processorSeconds(server) - worked) / seconds) * 100);
        const heap = heapAfterCollections(server.output().slice(marks));
        const least = heap.map(({ megabytes }) => megabytes);
        const figures = [
          `${count} accounts of 1 MB, ${Math.round(seconds / 60)} min`,
          `the server worked ${busy} % of the time`,
          `304 ${describe(times.unchanged)}`,
          `200 ${describe(times.changed)}`,
          `PUT ${describe(times.saved)}`,
          `heap ${percentile(least, 0)} to ${percentile(least, 100)} MB after ${heap.length} collections, slope ${slopeAnHour(heap)} MB an hour`,
          `memory ${before} to ${residentMegabytes(server)} MB`,
        ];
        return { figures: figures.join('; '), problems };
      },
      ['--trace-gc'],
    );
  } finally {
    google.close();
  }
};

function describe(times: readonly number[]): string {
  const [half, most, worst] = [50, 95, 100].map((percent) =>
    Math.round(percentile(times, percent)),
  );
  return `${times.length} answers, p50 ${half} ms, p95 ${most} ms, slowest ${worst} ms`;
}

async function storeAll(growers: Growers): Promise<void> {
  const waiting = [...growers.accounts];
  const work = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await save(growers, next);
  };
  await Promise.all([...Array(AT_ONCE)].map(work));
}

/** Every account asks at moments of its own, whether or not the answers of others have come. */
async function poll(growers: Growers, minutes: number): Promise<Times> {
  const { accounts, draws } = growers;
  const times: Times = { unchanged: [], changed: [], saved: [] };
  const polls = (minutes * 60_000) / POLL_MS;
  const devices = accounts.map(async (account, n) => {
    await pause((n * POLL_MS) / accounts.length);
    for (let round = 0; round < polls; round += 1) {
      const begun = performance.now();
      if (draws.chance(SAVES_SHARE)) {
        const known = account.etag;
        times.saved.push(await save(growers, account));
        // Another device of the account finds out.
        times.changed.push(await read(growers, account, known, 200));
      } else {
        times.unchanged.push(await read(growers, account, account.etag, 304));
      }
      await pause(Math.max(0, POLL_MS - (performance.now() - begun)));
    }
  });
  await Promise.all(devices);
  return times;
}

/** Asks for what is new; how many milliseconds the answer took. */
async function read(
  { address, problems }: Growers,
  account: Account,
  known: string,
  expected: 200 | 304,
): Promise<number> {
  const headers = { 'if-none-match': known, 'accept-encoding': 'gzip' };
  const start = performance.now();
  const { status } = await ask(address, 'GET', account, { headers });
  if (status !== expected) problems.push(`GET was answered with ${status}`);
  return performance.now() - start;
}

/** Sends work; how many milliseconds the answer took. */
async function save(
  { address, draws, documents, problems }: Growers,
  account: Account,
): Promise<number> {
  const condition = account.etag === '' ? { 'if-none-match': '*' } : { 'if-match': account.etag };
  const headers = { 'content-encoding': 'gzip', ...condition };
  const body = draws.pick(documents);
  const start = performance.now();
  const answer = await ask(address, 'PUT', account, { body, headers });
  if (answer.status !== 200) problems.push(`PUT was answered with ${answer.status}`);
  account.etag = answer.headers.etag ?? account.etag;
  return performance.now() - start;
}

function ask(address: string, method: string, { path, token }: Account, sent: Sent) {
  const headers = { ...sent.headers, authorization: `Bearer ${token}` };
  return send(address, `${method} ${path}`, { ...sent, headers });
}

/** A megabyte of tasks, packed; no two are alike. */
function aDocument(draws: SeededDraws): Buffer {
  const tasks: string[] = [];
  for (let size = 0; size < DOCUMENT_BYTES; size += tasks.at(-1)?.length ?? 0) {
    const id = draws.whole(0, 2 ** 31).toString(36);
    const day = `2026-${String(draws.whole(1, 12)).padStart(2, '0')}-${String(draws.whole(10, 28))}`;
    tasks.push(
      JSON.stringify({
        id,
        taskKey: `${day}|PLANT|${id}`,
        dateISO: day,
        trays: draws.whole(1, 40),
      }),
    );
  }
  return gzipSync(`{"tasks":[${tasks.join(',')}],"meta":{"lastWriteAt":1}}`, { level: 1 });
}

/** How long a program has worked so far; other programs do not count. */
function processorSeconds({ pid }: ServerProcess): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / CLOCK_TICKS;
  } catch {
    return Number.NaN;
  }
}
