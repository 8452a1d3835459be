import type { SeededDraws } from '#tests/support/random/seeded-draws.ts';
import type { Finding } from '../server-part.ts';

/** What a fault is tried with. */
export interface FaultSetting {
  /** Where the built app is served. */
  readonly address: string;
  readonly webRoot: string;
  readonly draws: SeededDraws;
  readonly rounds: number;
}

/** Does something bad to a real browser, again and again, and looks what became of the farm. */
export type Fault = (setting: FaultSetting) => Promise<Finding>;
