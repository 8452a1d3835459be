import type { Incremental } from '#domain/records/run-to-completion.ts';
import { runInChunks } from '../read/run-in-chunks.ts';
import type { FarmEnvironment } from '../ports/farm-environment.ts';

/** Warms caches step by step. Who needs a result later meets and reports its error. */
export function warmCaches(
  { breathe }: Pick<FarmEnvironment, 'breathe'>,
  steps: Incremental<unknown>,
): Promise<unknown> {
  return runInChunks(steps, breathe).catch(() => undefined);
}
