import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { openStore } from '#server/store/open-store.ts';
import { HELPER_SLICES } from '#state/document/helper-slices.ts';
import { compactFarm } from '#state/read/compact-farm.ts';
import { aStartCode, farmClient, type TestDevice } from '#tests/support/members/farm-client.ts';
import { largeFarm } from '../bench/farms/large-farm.ts';
import { median, percentile } from '../bench/rounds.ts';
import { processorSeconds } from '../bench/service/growers.ts';
import { type Part, withServer } from './server-part.ts';

const TODAY = '2026-11-20';
/** 40 varieties and 22,000 tasks make 8 MB. */
const FARM = { varieties: 40, orders: 500, months: 12, today: TODAY };
/** Quiet and patches take turns, so that whatever else the machine does weighs on both alike. */
const PAIRS = 8;
const PATCHES = 6;
const QUIET_MS = 4_000;
const OTHERS = 10;
const PAUSE_MS = 40;
/** So long a device packs its next patch; made here, it would keep this program from hearing the others. */
const PACKING_MS = 90;
const MOST_MS = 500;
const MOST_TIMES = 2;

type Client = ReturnType<typeof farmClient>;

/** How long a helper's patch into a farm of 8 MB takes, and how long others wait meanwhile. */
export const largePatches: Part = async ({ environment, place }, _, rounds) => {
  const text = JSON.stringify(compactFarm(largeFarm(FARM), TODAY));
  const store = openStore(place);
  const settings = { ...environment, STATE_AUTH: 'google' };
  try {
    return await withServer(settings, async (server) => {
      const client = farmClient(server.address);
      const { begin, invite, join, ask } = client;
      const owner = await begin(await aStartCode(store), 'Ana');
      const wish = { role: 'HELPER', name: 'Joe', farmName: '' };
      const helper = await join(await invite(owner, wish), 'Joe');
      const stored = await ask(`PUT /state/${owner.farmId}`, { key: owner.key, body: text });
      const sender = new Sender(client, helper, text, String(stored.headers.etag));
      const others: TestDevice[] = [];
      for (let n = 0; n < OTHERS; n += 1) others.push(await begin(await aStartCode(store), 'Eve'));
      await Promise.all(
        others.map(({ farmId, key }) => ask(`PUT /state/${farmId}`, { key, body: aSmallFarm() })),
      );
      // What runs for the first time is slow for everybody.
      await askUntil(client, others, sender.send(sender.bodies(PATCHES)));
      const [sent, ratios, used]: [number[], number[], number[]] = [[], [], []];
      const waits: Record<'quiet' | 'busy', number[]> = { quiet: [], busy: [] };
      for (let pair = 0; pair < rounds(PAIRS); pair += 1) {
        const bodies = sender.bodies(PATCHES);
        const quiet = await askUntil(client, others, pause(QUIET_MS));
        const before = processorSeconds(server);
        const patches = sender.send(bodies);
        const busy = await askUntil(client, others, patches);
        used.push(((processorSeconds(server) - before) / PATCHES) * 1_000);
        sent.push(...(await patches));
        ratios.push(percentile(busy, 95) / percentile(quiet, 95));
        waits.quiet.push(...quiet);
        waits.busy.push(...busy);
      }
      return {
        figures: [
          `${(text.length / 1e6).toFixed(1)} MB, p50 ${percentile(sent, 50).toFixed(0)} ms`,
          `p95 ${p95(sent)} ms`,
          `${median(used).toFixed(0)} ms of processor each, others’ answers with theirs`,
          `p95 of ${OTHERS} others ${p95(waits.quiet)} ms in quiet, ${p95(waits.busy)} ms meanwhile`,
          `in pairs ${ratios.map((ratio) => ratio.toFixed(1)).join(', ')} times`,
        ].join('; '),
        problems: [
          ...sender.problems,
          ...overLimit('p95 of the patches, ms', percentile(sent, 95), MOST_MS),
          ...overLimit('p95 of the others, times', median(ratios), MOST_TIMES),
        ],
      };
    });
  } finally {
    await store.close();
  }
};

/** A helper’s device that ticks and sends, again and again. */
class Sender {
  readonly problems: string[] = [];
  readonly #client: Client;
  readonly #helper: TestDevice;
  readonly #slices: Readonly<Record<string, unknown>>;
  #etag: string;
  #writes = 0;

  constructor(client: Client, helper: TestDevice, farm: string, etag: string) {
    this.#client = client;
    this.#helper = helper;
    this.#etag = etag;
    const all = JSON.parse(farm) as Readonly<Record<string, unknown>>;
    const present = HELPER_SLICES.filter((name) => all[name] !== undefined);
    this.#slices = {
      taskHistory: [],
      ...Object.fromEntries(present.map((name) => [name, all[name]])),
    };
  }

  /** So many patches, made before any is sent. */
  bodies(count: number): readonly Buffer[] {
    return Array.from({ length: count }, () => this.#body());
  }

  /** The milliseconds of each. */
  async send(bodies: readonly Buffer[]): Promise<readonly number[]> {
    const times: number[] = [];
    for (const body of bodies) {
      const start = performance.now();
      const { status, headers } = await this.#client.ask(`PATCH /state/${this.#helper.farmId}`, {
        key: this.#helper.key,
        body,
        headers: { 'if-match': this.#etag, 'content-encoding': 'gzip' },
      });
      times.push(performance.now() - start);
      if (status !== 200) this.problems.push(`a patch was answered with ${status}`);
      this.#etag = String(headers.etag);
      await pause(PACKING_MS);
    }
    return times;
  }

  #body(): Buffer {
    this.#writes += 1;
    const name = this.#helper.deviceId;
    const sync = { vv: { [name]: this.#writes }, writeId: `${name}:${this.#writes}` };
    return gzipSync(JSON.stringify({ meta: { lastWriteAt: Date.now(), sync }, ...this.#slices }));
  }
}

/** Everybody asks for their own farm until something else is over; the milliseconds of each answer. */
async function askUntil(
  { ask }: Client,
  others: readonly TestDevice[],
  over: Promise<unknown>,
): Promise<readonly number[]> {
  const times: number[] = [];
  let isOver = false;
  void over.finally(() => (isOver = true));
  const work = others.map(async ({ farmId, key }, n) => {
    await pause((n * PAUSE_MS) / others.length);
    while (!isOver) {
      const start = performance.now();
      await ask(`GET /state/${farmId}`, { key });
      times.push(performance.now() - start);
      await pause(PAUSE_MS);
    }
  });
  await Promise.all([...work, over]);
  return times;
}

function p95(times: readonly number[]): string {
  return percentile(times, 95).toFixed(0);
}

function overLimit(what: string, figure: number, most: number): readonly string[] {
  return figure <= most ? [] : [`${what}: ${figure.toFixed(1)}, at most ${most}`];
}

/** Some 50 KB of tasks. */
function aSmallFarm(): string {
  const tasks = [...Array(500).keys()].map((n) => ({ id: `t${n}`, note: 'Soak the seed well.' }));
  return JSON.stringify({ tasks, meta: { lastWriteAt: 1 } });
}
