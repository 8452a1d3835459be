import type { NumberedMutant } from './plant-mutants.ts';

/** A test, and which mutants it meets on its way. */
export interface MetTest {
  readonly id: string;
  /** Path of its file from the root of the project. */
  readonly file: string;
  /** Milliseconds of the processor. */
  readonly effort: number;
  /** How often it comes by a planted place. */
  readonly steps: number;
  /** Those met while it runs. */
  readonly met: readonly number[];
  /** Those met while what its file imports is loaded: they are met again in a fresh process only. */
  readonly metLoading: readonly number[];
}

/** What a lane is asked. */
export type LaneQuestion =
  | {
      readonly kind: 'load';
      readonly mutants: readonly NumberedMutant[];
      /** Folders and files whose tests are loaded; all of them when there are none. */
      readonly places: readonly string[];
      /** Whether the tests are run, too, with no mutant on, to find out what they meet. */
      readonly isRecording: boolean;
    }
  | TryQuestion;

export interface TryQuestion {
  readonly kind: 'try';
  readonly mutant: number;
  readonly tests: readonly MetTest[];
  /** Whether everything is loaded anew. */
  readonly isFresh: boolean;
}

export type LaneAnswer = Loaded | Tried;

/** The tests in a lane; `problems` are those that fail with no mutant on. */
export interface Loaded {
  readonly kind: 'loaded';
  readonly tests: readonly MetTest[];
  readonly problems: readonly string[];
}

export interface Tried {
  readonly kind: 'tried';
  /** The test that felt the mutant, if any did. */
  readonly feltBy: string | undefined;
  /** Tests that did not come by the mutant again, or were led astray before: a fresh process can tell. */
  readonly unsure: readonly string[];
}
