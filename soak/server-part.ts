import { readFileSync } from 'node:fs';
import { type ServerProcess, startServer } from '#tests/support/server/server-process.ts';
import type { TestPlace } from '#tests/support/server/store-place.ts';
import type { SeededDraws } from '#tests/support/random/seeded-draws.ts';

/** What a part found: its figures in a few words, and everything that went wrong. */
export interface Finding {
  readonly figures: string;
  readonly problems: readonly string[];
}

/** @param rounds - How many rounds to run instead of the full number. */
export type Part = (
  place: TestPlace,
  draws: SeededDraws,
  rounds: (full: number) => number,
) => Promise<Finding>;

/** Memory of a program in kilobytes, now or at most so far; undefined where the system does not tell it. */
export function memoryOf(pid: number, field: 'VmRSS' | 'VmHWM'): number | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const [, kilobytes] = new RegExp(`${field}:\\s+(\\d+) kB`).exec(status) ?? [];
    return kilobytes === undefined ? undefined : Number(kilobytes);
  } catch {
    return undefined;
  }
}

/** Memory that a server has now. */
export function residentMegabytes({ pid }: ServerProcess): number | undefined {
  const kilobytes = memoryOf(pid, 'VmRSS');
  return kilobytes && Math.round(kilobytes / 1024);
}

/** Does something with a server of its own, which ends with it. */
export async function withServer<T>(
  environment: Readonly<Record<string, string>>,
  work: (server: ServerProcess) => Promise<T>,
  flags: readonly string[] = [],
): Promise<T> {
  const server = await startServer(environment, flags);
  try {
    return await work(server);
  } finally {
    await server.end('SIGKILL');
  }
}
