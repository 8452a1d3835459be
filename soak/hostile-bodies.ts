import { gzipSync } from 'node:zlib';
import { send } from '#tests/support/server/send.ts';
import { startFakeGoogle } from '#tests/support/google/token-google.ts';
import { percentile } from '../bench/rounds.ts';
import { type Part, withServer } from './server-part.ts';

const ATTACKER = '666';
const ACCOUNTS = 20;
/** How many bodies the attacker has under way at once. */
const AT_ONCE = 8;
/** Quiet and attack take turns, so that whatever else the machine does weighs on both alike. */
const PAIRS = 8;
const SECONDS = 8;
const WARM_UP_S = 5;
const PAUSE_MS = 50;
/** The worst that the limits let through, and what they stop: each is small as it is sent. */
const BODIES: readonly (readonly [string, string])[] = [
  ['10 million lists', `{"a":[${'[],'.repeat(9_999_999)}[]]}`],
  ['the most lists that are taken', `{"a":[${'[],'.repeat(1_990_000)}[]]}`],
  ['the most keys that are taken', `{${keys(1_990_000)}}`],
  ['6 million keys', `{${keys(3_000_000)}}`],
  ['white space', `{"a":1${' '.repeat(31_000_000)}}`],
  ['signs written as escapes', `{"a":"${'\\u0041'.repeat(5_000_000)}"}`],
];

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
  const packed = BODIES.map(([name, text]) => [name, gzipSync(text)] as const);
  const pairs = rounds(PAIRS);
  try {
    return await withServer(settings, async ({ address }) => {
      const problems: string[] = [];
      // What runs for the first time is slow for everybody.
      await Promise.all([
        serve(address, accounts, WARM_UP_S, problems),
        attackFor(address, packed, WARM_UP_S),
      ]);
      const [quiet, besieged, ratios]: [number[], number[], number[]] = [[], [], []];
      let [sent, refused] = [0, 0];
      for (let pair = 0; pair < pairs; pair += 1) {
        const calm = await serve(address, accounts, SECONDS, problems);
        const attack = attackFor(address, packed, SECONDS);
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
      const method = round % 4 === 0 ? 'PUT' : 'GET';
      const { status } = await ask(address, sub, method, aFarm(round));
      times.push(Math.round(performance.now() - start));
      if (status !== 200) problems.push(`${method} of another account was answered with ${status}`);
      await pause(PAUSE_MS * accounts.length);
    }
  });
  await Promise.all(work);
  return times;
}

async function attackFor(
  address: string,
  bodies: readonly (readonly [string, Buffer])[],
  seconds: number,
): Promise<{ sent: number; refused: number }> {
  const end = performance.now() + seconds * 1_000;
  let [sent, refused] = [0, 0];
  const work = [...Array(AT_ONCE).keys()].map(async (first) => {
    for (let n = first; performance.now() < end; n += 1) {
      const [, body] = bodies[n % bodies.length] ?? ['', Buffer.alloc(0)];
      const { status } = await ask(address, ATTACKER, 'PUT', body, { 'content-encoding': 'gzip' });
      sent += 1;
      if (status !== 200) refused += 1;
      // Who is told to wait comes back at once; that costs the service next to nothing.
      if (status === 429) await pause(PAUSE_MS);
    }
  });
  await Promise.all(work);
  return { sent, refused };
}

function ask(
  address: string,
  sub: string,
  method: string,
  body: string | Buffer,
  headers: Readonly<Record<string, string>> = {},
) {
  return send(address, `${method} /state/google_${sub}`, {
    ...(method === 'PUT' && { body }),
    // Each account from an address of its own, as growers are.
    headers: {
      ...headers,
      'x-forwarded-for': `203.0.113.${Number(sub) % 250}`,
      authorization: `Bearer ya29.${sub}`,
    },
  });
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

function keys(count: number): string {
  return [...Array(count).keys()].map((n) => `"${n.toString(36)}":0`).join(',');
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
