import { setTimeout as pause } from 'node:timers/promises';
import { startFakeGoogle } from '#tests/support/google/token-google.ts';
import { percentile } from '../bench/rounds.ts';
import { askAs } from './hostile-account.ts';
import { startHostileSender } from './hostile-process.ts';
import { type Part, withServer } from './server-part.ts';

const ATTACKER = '666';
const ACCOUNTS = 20;
/** Quiet and attack take turns, so that whatever else the machine does weighs on both alike. */
const PAIRS = 8;
const SECONDS = 8;
const WARM_UP_S = 5;
const PAUSE_MS = 50;

/** The milliseconds that answers to other accounts take, in quiet and while one account attacks. */
export const hostileBodies: Part = async ({ environment }, _, rounds) => {
  const google = await startFakeGoogle();
  const settings = {
    ...environment,
    ...google.environment,
    STATE_AUTH: 'google',
    TRUSTED_PROXIES: '127.0.0.1',
  };
  const accounts = [...Array(ACCOUNTS).keys()].map((n) => String(1_000 + n));
  for (const sub of [...accounts, ATTACKER]) google.issue(`ya29.${sub}`, sub);
  const sender = await startHostileSender();
  const pairs = rounds(PAIRS);
  try {
    return await withServer(settings, async ({ address }) => {
      const attackFor = (seconds: number) => sender.attack(address, ATTACKER, seconds);
      const problems: string[] = [];
      // What runs for the first time is slow for everybody.
      await Promise.all([serve(address, accounts, WARM_UP_S, problems), attackFor(WARM_UP_S)]);
      const [quiet, besieged, ratios]: [number[], number[], number[]] = [[], [], []];
      let [sent, refused] = [0, 0];
      for (let pair = 0; pair < pairs; pair += 1) {
        const calm = await serve(address, accounts, SECONDS, problems);
        const attack = attackFor(SECONDS);
        const busy = await serve(address, accounts, SECONDS, problems);
        const attacked = await attack;
        sent += attacked.sent;
        refused += attacked.refused;
        quiet.push(...calm);
        besieged.push(...busy);
        ratios.push(Number(percentile(busy, 95)) / Number(percentile(calm, 95)));
      }
      const [before, after] = [quiet, besieged].map((times) => percentile(times, 95));
      if (before === undefined || after === undefined || after > 2 * before) {
        problems.push(`the p95 of the others rose from ${before} to ${after} ms`);
      }
      const figures = [
        `p95 of ${ACCOUNTS} others ${before} ms in quiet, ${after} ms under attack`,
        `in ${pairs} pairs ${ratios.map((ratio) => ratio.toFixed(1)).join(', ')} times`,
        `p50 ${percentile(quiet, 50)} and ${percentile(besieged, 50)} ms`,
        `slowest ${percentile(quiet, 100)} and ${percentile(besieged, 100)} ms`,
        `${sent} hostile bodies answered, ${refused} of them refused`,
      ];
      return { figures: figures.join('; '), problems };
    });
  } finally {
    sender.end();
    google.close();
  }
};

/** Every account stores and asks again and again; how long each answer takes. */
async function serve(
  address: string,
  accounts: readonly string[],
  seconds: number,
  problems: string[],
): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1_000;
  const work = accounts.map(async (sub, n) => {
    await pause(n * (PAUSE_MS / 2));
    for (let round = 0; performance.now() < end; round += 1) {
      const start = performance.now();
      // Not all of them store in the same second.
      const method = (round + n) % 4 === 0 ? 'PUT' : 'GET';
      const { status } = await askAs(address, sub, method, aFarm(round));
      times.push(Math.round(10 * (performance.now() - start)) / 10);
      if (status !== 200) problems.push(`${method} of another account was answered with ${status}`);
      await pause(PAUSE_MS * accounts.length);
    }
  });
  await Promise.all(work);
  return times;
}

/** Some 100 KB of tasks. */
function aFarm(round: number): string {
  const tasks = [...Array(1_000).keys()].map((n) => ({
    id: `t${n}-${round}`,
    trays: n % 40,
    note: 'Soak the seed.',
  }));
  return JSON.stringify({ tasks, meta: { lastWriteAt: 1 } });
}
