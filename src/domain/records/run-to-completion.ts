/** Work that can pause between any two steps. */
export type Incremental<T> = Generator<undefined, T, undefined>;

/** Runs incremental work to its end and returns the result. */
export function runToCompletion<T>(steps: Iterator<unknown, T, undefined>): T {
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}
