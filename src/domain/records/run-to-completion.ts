/** Work that can be left and taken up again between any two of its steps. */
export type Incremental<T> = Generator<undefined, T, undefined>;

/** What work in steps comes to, done at a stretch. */
export function runToCompletion<T>(steps: Incremental<T>): T {
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}
