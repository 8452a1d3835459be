import type { CapacityDemand } from '#domain/capacity/capacity.ts';
import type { SimulationInput } from '#domain/capacity/simulation.ts';
import type { FinishedSimulation } from '../ports/farm-answers.ts';

export interface SimulationRun extends FinishedSimulation {
  readonly input: SimulationInput;
  /** Demands of the input that are not stored: "what if I take this order?" */
  readonly tried: readonly CapacityDemand[];
}

/** The capacity simulation while the app runs; never stored. */
export interface SimulationState {
  readonly isRunning: boolean;
  readonly error: string | null;
  /** The last one that did not fail: it stays to be seen until there is a better one. */
  readonly lastRun: SimulationRun | null;
  /** The one that it is compared with: the same days, other demands or another room. */
  readonly before: SimulationRun | null;
}

export const NO_SIMULATION: SimulationState = {
  isRunning: false,
  error: null,
  lastRun: null,
  before: null,
};
