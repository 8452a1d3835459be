import { parseArgs } from 'node:util';
import { tryBadTokens, tryOtherFarms } from '#tests/support/service/abuse.ts';
import { checkHistory } from '#tests/support/service/check-history.ts';
import { recordHistory } from '#tests/support/service/history.ts';
import { sendLargeBodies } from '#tests/support/service/large-bodies.ts';
import { runRaces, runRetries } from '#tests/support/service/races.ts';
import { type ServerProcess, startServer } from '#tests/support/service/server-process.ts';
import {
  aPostgresPlace,
  aSqlitePlace,
  type TestPlace,
} from '#tests/support/service/store-place.ts';
import { runStorm } from '#tests/support/service/storms.ts';
import { startFakeGoogle } from '#tests/support/service/token-google.ts';
import { type SeededDraws, seededDraws } from '../bench/farms/seeded-draws.ts';

/** What a part found: its figures in a few words, and everything that went wrong. */
interface Finding {
  readonly figures: string;
  readonly problems: readonly string[];
}

type Part = (place: TestPlace, draws: SeededDraws) => Promise<Finding>;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    /** Per cent of the full number of rounds. */
    share: { type: 'string', default: '100' },
    store: { type: 'string' },
  },
});

const PARTS: Readonly<Record<string, Part>> = {
  kills: (place, draws) => storm(place, draws, 'SIGKILL', rounds(200)),
  stops: (place, draws) => storm(place, draws, 'SIGTERM', rounds(100)),
  races: (place) => race(place, false),
  'first-writes': (place) => race(place, true),
  retries: (place) =>
    withServer(place.environment, async ({ address }) => ({
      figures: `${rounds(1_000)} writes sent twice`,
      problems: await runRetries(address, rounds(1_000)),
    })),
  histories,
  'large-bodies': (place) =>
    withServer(place.environment, async (server) => {
      const { problems, grownMegabytes, slowBodyMs } = await sendLargeBodies(server, 5);
      const figures = `memory grew by ${grownMegabytes} MB, a slow body was closed after ${slowBodyMs} ms`;
      return { figures, problems };
    }),
  'other-farms': (place, draws) => abuse(place, draws, rounds(10_000), tryOtherFarms),
  'bad-tokens': (place, draws) => abuse(place, draws, rounds(1_000), tryBadTokens),
};

function rounds(full: number): number {
  return Math.max(1, Math.round((full * Number(values.share)) / 100));
}

async function withServer<T>(
  environment: Readonly<Record<string, string>>,
  work: (server: ServerProcess) => Promise<T>,
): Promise<T> {
  const server = await startServer(environment);
  try {
    return await work(server);
  } finally {
    await server.end('SIGKILL');
  }
}

async function storm(
  place: TestPlace,
  draws: SeededDraws,
  signal: 'SIGKILL' | 'SIGTERM',
  count: number,
): Promise<Finding> {
  const report = await runStorm(place, { rounds: count, clients: 50, draws, signal });
  const { promised, slowestStopMs, problems } = report;
  const figures = `${count} ends of the server, ${promised} promised writes, slowest stop ${slowestStopMs} ms`;
  return { figures, problems };
}

async function race(place: TestPlace, isFirst: boolean): Promise<Finding> {
  const size = { rounds: rounds(1_000), writers: 100, isFirst };
  return withServer(place.environment, async ({ address }) => ({
    figures: `${size.rounds} rounds of ${size.writers} writes at once`,
    problems: await runRaces(address, size),
  }));
}

/** Histories through two servers; in every tenth one of them is killed in the middle. */
async function histories(place: TestPlace, draws: SeededDraws): Promise<Finding> {
  const problems: string[] = [];
  const count = rounds(500);
  let requests = 0;
  let [one, two] = [await startServer(place.environment), await startServer(place.environment)];
  for (let n = 0; n < count; n += 1) {
    const size = { devices: 5, requests: 20 };
    const addresses = [one.address, two.address] as const;
    const recorded = recordHistory([...addresses], `/state/google_${n}`, draws, size);
    if (n % 10 === 9) {
      await new Promise((resolve) => setTimeout(resolve, draws.whole(5, 60)));
      await one.end('SIGKILL');
      one = await startServer(place.environment);
    }
    const history = await recorded;
    requests += history.length;
    problems.push(...checkHistory(history).map((problem) => `history ${n}: ${problem}`));
  }
  await Promise.all([one.end('SIGKILL'), two.end('SIGKILL')]);
  return { figures: `${count} histories, ${requests} requests`, problems };
}

async function abuse(
  place: TestPlace,
  draws: SeededDraws,
  attempts: number,
  tryAll: typeof tryOtherFarms,
): Promise<Finding> {
  const google = await startFakeGoogle();
  const { clientId, tokenInfoUrl, userInfoUrl } = google.settings;
  const environment = {
    ...place.environment,
    STATE_AUTH: 'google',
    GOOGLE_CLIENT_ID: clientId,
    GOOGLE_TOKENINFO_URL: tokenInfoUrl,
    GOOGLE_USERINFO_URL: userInfoUrl,
  };
  try {
    return await withServer(environment, async ({ address }) => ({
      figures: `${attempts} attempts`,
      problems: await tryAll({ address, google }, draws, attempts),
    }));
  } finally {
    google.close();
  }
}

const seed = Number(values.seed);
process.stdout.write(`Seed ${seed}\n`);
const names = positionals.length > 0 ? positionals : Object.keys(PARTS);
for (const open of [aSqlitePlace, aPostgresPlace]) {
  for (const name of names) {
    const part = PARTS[name];
    if (!part) throw new Error(`Known parts: ${Object.keys(PARTS).join(', ')}`);
    const place = await open();
    try {
      if (values.store && values.store !== place.name.toLowerCase()) continue;
      const start = performance.now();
      const { figures, problems } = await part(place, seededDraws(seed));
      const seconds = Math.round((performance.now() - start) / 1000);
      process.stdout.write(
        `${place.name} ${name}: ${figures}, ${problems.length} problems (${seconds} s)\n`,
      );
      for (const problem of problems.slice(0, 20)) process.stdout.write(`  ${problem}\n`);
      if (problems.length > 0) process.exitCode = 1;
    } finally {
      await place.remove();
    }
  }
}
