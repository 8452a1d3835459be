import type { Mutant } from './mutant.ts';

/** What became of a planted mutant. */
export interface Outcome {
  readonly mutant: Mutant;
  /**
   * `unmet`: no test comes by. It is alive, as is one that survived. `needless`: nor does any test come by, but it
   * stands in a default that only the compiler asks for; it is no mistake that could be felt, and does not count.
   */
  readonly end: 'killed' | 'timeout' | 'survived' | 'unmet' | 'needless';
  /** How many tests come by, and the one that felt it. */
  readonly meeting: number;
  readonly feltBy?: string;
}

export function isAlive({ end }: Outcome): boolean {
  return end === 'survived' || end === 'unmet';
}

/** The same mistake at the same place: what a run that goes on need not try again. */
export function mutantKey({ file, start, end, was, becomes }: Mutant): string {
  return JSON.stringify([file, start, end, was, becomes]);
}
