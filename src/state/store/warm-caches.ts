import type { Incremental } from '#domain/records/run-to-completion.ts';
import { runInChunks } from '../read/run-in-chunks.ts';
import type { FarmEnvironment } from '../ports/farm-environment.ts';

/**
 * Warms caches step by step, so that later work on the same farm is fast. Errors are ignored here; the caller
 * that needs the result meets and reports them.
 */
export function warmCaches(
  { breathe }: Pick<FarmEnvironment, 'breathe'>,
  steps: Incremental<unknown>,
): Promise<unknown> {
  return runInChunks(steps, breathe).catch(() => undefined);
}
