/** What work in steps comes to, done at a stretch. */
export function atOnce<T>(steps: Generator<undefined, T, undefined>): T {
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}
