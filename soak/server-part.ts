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
