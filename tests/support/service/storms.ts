import type { SeededDraws } from '#tests/support/random/seeded-draws.ts';
import { type ServerProcess, startServer } from '#tests/support/server/server-process.ts';
import type { TestPlace } from '#tests/support/server/store-place.ts';
import { StoringClient } from './storing-client.ts';

interface Storm {
  readonly rounds: number;
  readonly clients: number;
  readonly draws: SeededDraws;
  /** `SIGKILL` ends the server at once, `SIGTERM` asks it to stop. */
  readonly signal: 'SIGKILL' | 'SIGTERM';
}

/**
 * Ends the server in the middle of writes, again and again, and looks each time whether everything
 * that was promised is there; every fourth time the database breaks down with it.
 *
 * @returns The writes that the server promised to keep, what was lost or torn of them, and how long a stop took at most.
 */
export async function runStorm(place: TestPlace, storm: Storm) {
  const { rounds, draws, signal } = storm;
  const clients = [...Array(storm.clients).keys()].map((n) => new StoringClient(`${10_000 + n}`));
  const problems: string[] = [];
  let promised = 0;
  let slowestStopMs = 0;
  for (let round = 1; round <= rounds + 1; round += 1) {
    const server = await startServer(place.environment);
    const found = await Promise.all(clients.map((client) => client.check(server.address)));
    problems.push(...found.filter((problem) => problem !== undefined));
    let begin = (): void => undefined;
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const stormy = round <= rounds && clients.map((client) => client.store(server.address, begin));
    // A busy machine may be slow to keep the first one; later rounds end as early as they are drawn.
    if (stormy && round === 1) await Promise.race([begun, Promise.all(stormy)]);
    if (stormy) await new Promise((resolve) => setTimeout(resolve, draws.whole(30, 330)));
    const stop = await timedStop(server, signal);
    if (signal === 'SIGTERM' && stop.code !== 0) problems.push(`ended with ${stop.code}`);
    slowestStopMs = Math.max(slowestStopMs, stop.ms);
    for (const count of await Promise.all(stormy || [])) promised += count;
    if (stormy && round % 4 === 0) await place.crash();
  }
  return { rounds, promised, problems, slowestStopMs };
}

async function timedStop(server: ServerProcess, signal: NodeJS.Signals) {
  const start = performance.now();
  const code = await server.end(signal);
  return { code, ms: Math.round(performance.now() - start) };
}
