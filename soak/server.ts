import { tryBadTokens, tryOtherFarms } from '#tests/support/attacks/abuse.ts';
import { openStore } from '#server/store/open-store.ts';
import { tryForeignMembers } from '#tests/support/attacks/foreign-members.ts';
import { aStartCode } from '#tests/support/members/farm-client.ts';
import { runJoinStorm } from '#tests/support/service/join-storms.ts';
import { checkHistory } from '#tests/support/service/check-history.ts';
import { recordHistory } from '#tests/support/service/history.ts';
import { sendLargeBodies } from './large-bodies.ts';
import { runRaces, runRetries } from './races.ts';
import { runOperatorDay } from '#tests/support/service/operator-day.ts';
import { runRestores } from '#tests/support/service/restore-rounds.ts';
import { buildServer } from './built-server.ts';
import { startServer } from '#tests/support/server/server-process.ts';
import { aPostgresPlace, aSqlitePlace, type TestPlace } from '#tests/support/server/store-place.ts';
import { runStorm } from '#tests/support/service/storms.ts';
import { startFakeGoogle } from '#tests/support/google/token-google.ts';
import { type SeededDraws, seededDraws } from '#tests/support/random/seeded-draws.ts';
import { busyDatabase } from './busy-database.ts';
import { hostileBodies } from './hostile-bodies.ts';
import { largePatches } from './large-patches.ts';
import { manyAccounts } from './many-accounts.ts';
import { proxies } from './proxies.ts';
import { removals } from './removals.ts';
import { type Finding, type Part, withServer } from './server-part.ts';
import { slowReaders } from './slow-readers.ts';

/** What may be said about a run besides its seed. */
export const SERVER_OPTIONS = {
  /** Per cent of the full number of rounds. */
  share: { type: 'string', default: '100' },
  /** The one store to try, `sqlite` or `postgresql`. */
  store: { type: 'string', default: '' },
} as const;

interface ServerRequest {
  readonly seed: string;
  readonly share: string;
  readonly store: string;
  /** Names of the parts to run; none for all. */
  readonly parts: readonly string[];
}

const PARTS: Readonly<Record<string, Part>> = {
  kills: (place, draws, rounds) => storm(place, draws, 'SIGKILL', rounds(200)),
  stops: (place, draws, rounds) => storm(place, draws, 'SIGTERM', rounds(100)),
  races: (place, _, rounds) => race(place, rounds(1_000), false),
  'first-writes': (place, _, rounds) => race(place, rounds(1_000), true),
  retries: (place, _, rounds) =>
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
  'other-farms': (place, draws, rounds) => abuse(place, draws, rounds(10_000), tryOtherFarms),
  'restore-with-open-devices': async (place, draws, rounds) => ({
    figures: `${rounds(200)} farms brought back, three devices each`,
    problems: await runRestores(place, draws, rounds(200)),
  }),
  'operator-day': (place, _, rounds) => runOperatorDay(place, rounds(500)),
  'busy-database': busyDatabase,
  proxies,
  'many-accounts': manyAccounts,
  'hostile-bodies': hostileBodies,
  'slow-readers': slowReaders,
  'large-patches': largePatches,
  joins: async (place, draws, rounds) => {
    const built = await buildServer();
    const storm = runJoinStorm(place, draws, rounds(200), built.main);
    const { lostAnswers, problems } = await storm.finally(built.remove);
    const figures = `${rounds(200)} farms begun, three codes for six phones each, ${lostAnswers} answers lost`;
    return { figures, problems };
  },
  removals,
  'foreign-members': async (place, draws, rounds) =>
    withServer({ ...place.environment, STATE_AUTH: 'google' }, async ({ address }) => {
      const store = openStore(place.place);
      const startCode = () => aStartCode(store);
      const problems = await tryForeignMembers(address, startCode, draws, rounds(10_000));
      await store.close();
      return { figures: `${rounds(10_000)} attempts`, problems };
    }),
  'bad-tokens': (place, draws, rounds) => abuse(place, draws, rounds(1_000), tryBadTokens),
};

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

async function race(place: TestPlace, rounds: number, isFirst: boolean): Promise<Finding> {
  const size = { rounds, writers: 100, isFirst };
  return withServer(place.environment, async ({ address }) => ({
    figures: `${size.rounds} rounds of ${size.writers} writes at once`,
    problems: await runRaces(address, size),
  }));
}

/** Histories through two servers; in every tenth one of them is killed in the middle. */
async function histories(
  place: TestPlace,
  draws: SeededDraws,
  rounds: (full: number) => number,
): Promise<Finding> {
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
  const environment = { ...place.environment, ...google.environment, STATE_AUTH: 'google' };
  try {
    return await withServer(environment, async ({ address }) => ({
      figures: `${attempts} attempts`,
      problems: await tryAll({ address, google }, draws, attempts),
    }));
  } finally {
    google.close();
  }
}

/** Tries what the service promises, for long, on both stores. Answers how many parts went wrong. */
export async function soakServer(
  wishes: ServerRequest,
  print: (line: string) => void,
): Promise<number> {
  const { store } = wishes;
  if (!['', 'sqlite', 'postgresql'].includes(store))
    throw new Error('Known stores: sqlite, postgresql');
  const rounds = (full: number): number =>
    Math.max(1, Math.round((full * Number(wishes.share)) / 100));
  const names = wishes.parts.length > 0 ? wishes.parts : Object.keys(PARTS);
  let wrong = 0;
  for (const open of [aSqlitePlace, aPostgresPlace]) {
    for (const name of names) {
      const part = Object.hasOwn(PARTS, name) ? PARTS[name] : undefined;
      if (!part) throw new Error(`Known parts: ${Object.keys(PARTS).join(', ')}`);
      const place = await open();
      try {
        if (store !== '' && store !== place.name.toLowerCase()) continue;
        const problems = await runPart(`${place.name} ${name}, seed ${wishes.seed}`, print, () =>
          part(place, seededDraws(Number(wishes.seed)), rounds),
        );
        wrong += problems > 0 ? 1 : 0;
      } finally {
        await place.remove();
      }
    }
  }
  return wrong;
}

async function runPart(
  name: string,
  print: (line: string) => void,
  part: () => Promise<Finding>,
): Promise<number> {
  const start = performance.now();
  const { figures, problems } = await part();
  const seconds = Math.round((performance.now() - start) / 1000);
  print(`${name}: ${figures}, ${problems.length} problems (${seconds} s)`);
  for (const problem of problems.slice(0, 20)) print(`  ${problem}`);
  return problems.length;
}
