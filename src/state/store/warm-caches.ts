import type { Incremental } from '#domain/records/run-to-completion.ts';
import { runInChunks } from '../read/run-in-chunks.ts';
import type { FarmEnvironment } from '../ports/farm-environment.ts';

/**
 * Does step by step what is remembered: to do the same for the same farm takes no time then. Whoever does it
 * comes upon what goes wrong here, and tells; nothing is told here.
 */
export function warmCaches(
  { breathe }: Pick<FarmEnvironment, 'breathe'>,
  steps: Incremental<unknown>,
): Promise<unknown> {
  return runInChunks(steps, breathe).catch(() => undefined);
}
