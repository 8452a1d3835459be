import type { MetTest } from './lane-messages.ts';

/**
 * The first of these tests, as many as keep the processor busy for so many milliseconds together; one in any case. Those
 * that are left out cannot feel the mutant: the figures may be lower than they are, never higher.
 */
export function withinEffort(tests: readonly MetTest[], milliseconds: number): readonly MetTest[] {
  let spent = 0;
  return tests.filter(({ effort }, index) => {
    spent += effort;
    return index === 0 || spent <= milliseconds;
  });
}
