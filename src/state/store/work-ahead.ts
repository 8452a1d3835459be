import type { Steps } from '#domain/records/at-once.ts';
import { inSteps } from '../read/in-steps.ts';
import type { FarmWorld } from '../ports/farm-world.ts';

/**
 * Does step by step what is remembered: to do the same for the same farm takes no time then. Whoever does it
 * comes upon what goes wrong here, and tells; nothing is told here.
 */
export function workAhead(
  { breathe }: Pick<FarmWorld, 'breathe'>,
  steps: Steps<unknown>,
): Promise<unknown> {
  return inSteps(steps, breathe).catch(() => undefined);
}
