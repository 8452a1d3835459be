import type { NumberedMutant } from './plant-mutants.ts';

/** A test, and which mutants it meets on its way. */
export interface MetTest {
  readonly id: string;
  /** Path of its file from the root of the project. */
  readonly file: string;
  /** Milliseconds of the processor. */
  readonly effort: number;
  readonly met: readonly number[];
}

/** What a lane is asked. */
export type LaneQuestion =
  | { readonly kind: 'plant'; readonly mutants: readonly NumberedMutant[] }
  | { readonly kind: 'record'; readonly places: readonly string[] }
  | { readonly kind: 'try'; readonly mutant: number; readonly tests: readonly MetTest[] };

export type LaneAnswer =
  | { readonly kind: 'ready' }
  /** `problems` are tests that fail with no mutant on. */
  | {
      readonly kind: 'recorded';
      readonly tests: readonly MetTest[];
      readonly problems: readonly string[];
    }
  /** The test that felt the mutant, if any did. */
  | { readonly kind: 'tried'; readonly feltBy: string | undefined };
