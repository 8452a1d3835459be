import type { Steps } from '#domain/records/at-once.ts';
import type { Breathe } from '../ports/environment.ts';

/** Does the work step by step, so that the page can react in between. */
export async function inSteps<T>(steps: Steps<T>, breathe: Breathe): Promise<T> {
  let step = steps.next();
  while (step.done !== true) {
    await breathe();
    step = steps.next();
  }
  return step.value;
}
