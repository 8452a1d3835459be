import type { SeededDraws } from '#tests/support/random/seeded-draws.ts';
import { send } from '#tests/support/server/send.ts';

/** One request of a history and what came of it. */
export interface Operation {
  readonly kind: 'read' | 'write' | 'removal' | 'conflict' | 'unknown';
  /** Milliseconds of its beginning and its end. */
  readonly from: number;
  readonly to: number;
  readonly version: number;
  /** The tag that it was conditional on. */
  readonly condition?: string | undefined;
  /** The document that it sent or got; null when there was none. */
  readonly text?: string | null;
}

/** Devices of one user that read, store and remove at once; every request with its time and answer. */
export async function recordHistory(
  addresses: readonly [string, ...string[]],
  path: string,
  draws: SeededDraws,
  size: { readonly devices: number; readonly requests: number },
): Promise<readonly Operation[]> {
  const operations: Operation[] = [];
  const run = async (name: number): Promise<void> => {
    const device = { tag: '"0-empty"' };
    for (let n = 0; n < size.requests; n += 1) {
      if (draws.chance(0.2)) await new Promise((resolve) => setTimeout(resolve, draws.whole(1, 8)));
      const text = JSON.stringify({ name, n, meta: { lastWriteAt: n } });
      operations.push(await request(draws.pick(addresses), path, device, text, draws));
    }
  };
  await Promise.all([...Array(size.devices).keys()].map(run));
  return operations;
}

async function request(
  address: string,
  path: string,
  device: { tag: string },
  text: string,
  draws: SeededDraws,
): Promise<Operation> {
  const method = draws.pick(['GET', 'GET', 'PUT', 'PUT', 'PUT', 'DELETE']);
  const condition = method === 'PUT' && draws.chance(0.7) ? device.tag : undefined;
  const headers: Record<string, string> = condition === undefined ? {} : { 'if-match': condition };
  const body = method === 'PUT' ? { body: text } : {};
  const from = performance.now();
  const answer = await send(address, `${method} ${path}`, { ...body, headers }).catch(
    () => undefined,
  );
  const to = performance.now();
  // Without an answer nobody knows whether it happened.
  if (!answer || answer.status >= 500) return { kind: 'unknown', from, to, version: 0, text };
  device.tag = answer.headers.etag ?? device.tag;
  const seen = { from, to, version: versionOf(device.tag), condition };
  if (answer.status === 409) return { ...seen, kind: 'conflict' };
  if (answer.status !== 200) throw new Error(`${method} was answered with ${answer.status}`);
  if (method === 'DELETE') return { ...seen, kind: 'removal', text: null };
  if (method === 'PUT') return { ...seen, kind: 'write', text };
  return { ...seen, kind: 'read', text: answer.text === 'null' ? null : answer.text };
}

export function versionOf(tag: string): number {
  return Number(/^"(\d+)-/.exec(tag)?.[1] ?? Number.NaN);
}
