import type { CapacityDemand } from '#domain/capacity/capacity.ts';
import type { SimulationInput } from '#domain/capacity/simulation.ts';
import type { FinishedSimulation } from '../ports/workers.ts';
import { sameValue } from '../document/same-value.ts';

/** A simulation that did not fail, and what it was asked. */
export interface SimulationRun extends FinishedSimulation {
  readonly input: SimulationInput;
  /** Demands of the input that are not stored: "what if I take this order?" */
  readonly tried: readonly CapacityDemand[];
}

/** The capacity simulation while the app runs; never stored. */
export interface SimulationState {
  readonly isRunning: boolean;
  /** Why the last one failed. */
  readonly error: string | null;
  /** The last one that did not fail. */
  readonly lastRun: SimulationRun | null;
  /** The one that it is compared with: the same days, other demands or another room. */
  readonly before: SimulationRun | null;
}

export type SimulationEvent =
  | { readonly type: 'CAPACITY_RECOMPUTE_START' }
  | {
      readonly type: 'CAPACITY_RECOMPUTE_SUCCESS';
      readonly payload: {
        readonly run: SimulationRun;
        /** The same without what was tried; null when nothing was. */
        readonly untried: SimulationRun | null;
      };
    }
  | {
      readonly type: 'CAPACITY_RECOMPUTE_ERROR';
      readonly payload: { readonly error: string };
    };

/** Before anything was simulated. */
export const NO_SIMULATION: SimulationState = {
  isRunning: false,
  error: null,
  lastRun: null,
  before: null,
};

const DEFAULT_ERROR = 'Worker error';

/** The simulation after an event. A result stays to be seen until there is a better one. */
export function reduceSimulation(state: SimulationState, event: SimulationEvent): SimulationState {
  switch (event.type) {
    case 'CAPACITY_RECOMPUTE_START':
      return { ...state, isRunning: true, error: null };
    case 'CAPACITY_RECOMPUTE_SUCCESS': {
      const { run, untried } = event.payload;
      return {
        isRunning: false,
        error: null,
        lastRun: run,
        before: untried ?? runBefore(state, run),
      };
    }
    case 'CAPACITY_RECOMPUTE_ERROR':
      return { ...state, isRunning: false, error: event.payload.error.trim() || DEFAULT_ERROR };
  }
}

/**
 * The latest run of the farm as it was stored that asked something else about the same days.
 *
 * A run that is only repeated keeps its comparison, and so does one whose tried demands were kept.
 */
function runBefore({ lastRun, before }: SimulationState, run: SimulationRun): SimulationRun | null {
  const earlier = [lastRun, before].find(
    (other) => other !== null && other.tried.length === 0 && !sameValue(other.input, run.input),
  );
  return earlier?.input.from === run.input.from && earlier.input.days === run.input.days
    ? earlier
    : null;
}
