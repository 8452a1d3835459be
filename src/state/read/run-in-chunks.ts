import type { Incremental } from '#domain/records/run-to-completion.ts';
import type { YieldToMain } from '../ports/environment.ts';

/** Does the work step by step, so that the page can react in between. */
export async function runInChunks<T>(steps: Incremental<T>, breathe: YieldToMain): Promise<T> {
  let step = steps.next();
  while (step.done !== true) {
    await breathe();
    step = steps.next();
  }
  return step.value;
}
