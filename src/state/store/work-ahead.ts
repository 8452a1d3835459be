import type { Steps } from '#domain/records/at-once.ts';
import { inSteps } from '../normalise/in-steps.ts';
import type { FarmWorld } from '../ports/farm-world.ts';

/**
 * Does step by step what is remembered: to do the same for the same farm takes no time then. Whoever does it
 * comes upon what goes wrong here, and tells.
 */
export async function workAhead(
  { breathe }: Pick<FarmWorld, 'breathe'>,
  steps: Steps<unknown>,
): Promise<void> {
  try {
    await inSteps(steps, breathe);
  } catch {
    // It is done once more, see above.
  }
}
