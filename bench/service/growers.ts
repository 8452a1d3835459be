import { readFileSync } from 'node:fs';
import { send } from '#tests/support/server/send.ts';
import type { ServerProcess } from '#tests/support/server/server-process.ts';

/** In which Linux counts, a second. */
const CLOCK_TICKS = 100;
const FARM_BYTES = 50_000;

/** A device of one account, which knows the farm that its server has. */
export interface Grower {
  readonly address: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  etag: string | undefined;
}

/** Stores a farm on condition of the one before, as a device does. */
export async function store(grower: Grower, body: string): Promise<void> {
  const { address, path, etag } = grower;
  const condition = etag === undefined ? {} : { 'if-match': etag };
  const headers = { 'content-type': 'application/json', ...grower.headers, ...condition };
  const answer = await send(address, `PUT ${path}`, { body, headers });
  if (answer.status !== 200) throw new Error(`PUT was answered with ${answer.status}`);
  grower.etag = answer.headers.etag;
}

/** Asks whether there is a newer farm; there is none. */
export async function ask({ address, path, headers, etag }: Grower): Promise<void> {
  const known = etag === undefined ? {} : { 'if-none-match': etag };
  const { status } = await send(address, `GET ${path}`, { headers: { ...headers, ...known } });
  if (status !== 304) throw new Error(`GET was answered with ${status}`);
}

/** Works through a list, so many at a time. */
export async function runToCompletion<T>(
  count: number,
  list: readonly T[],
  work: (one: T) => Promise<void>,
): Promise<void> {
  const waiting = list.values();
  const worker = async (): Promise<void> => {
    for (const one of waiting) await work(one);
  };
  await Promise.all(Array.from({ length: count }, worker));
}

/** Seconds of processor that a server has used so far; other programs do not count. */
export function processorSeconds({ pid }: Pick<ServerProcess, 'pid'>): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / CLOCK_TICKS;
}

/** A farm of 50 KB; no two are alike. */
export function aFarmText(n: number): string {
  const tasks: string[] = [];
  for (let size = 0; size < FARM_BYTES - 200; size += tasks.at(-1)?.length ?? 0) {
    const id = `task_${n}_${((n + 1) * 7919 + tasks.length * 104_729).toString(36)}`;
    tasks.push(
      `{"id":"${id}","type":"PLANT","dateISO":"2026-11-${10 + (tasks.length % 20)}","trays":${tasks.length % 9},"done":false},`,
    );
  }
  return `{"meta":{"lastWriteAt":${n + 1}},"tasks":[${tasks.join('').slice(0, -1)}]}`;
}
