import type { FinishedSimulation } from './ports.ts';

/** The capacity simulation while the app runs; never stored. */
export interface SimulationState {
  readonly isRunning: boolean;
  /** Why the last one failed. */
  readonly error: string | null;
  /** The last one that did not fail. */
  readonly lastResult: FinishedSimulation['result'] | null;
  /** Where that was worked out, null before the first one. */
  readonly ranIn: FinishedSimulation['ranIn'] | null;
}

/** What happens to a simulation. */
export type SimulationEvent =
  | { readonly type: 'CAPACITY_RECOMPUTE_START' }
  | { readonly type: 'CAPACITY_RECOMPUTE_SUCCESS'; readonly payload: FinishedSimulation }
  | {
      readonly type: 'CAPACITY_RECOMPUTE_ERROR';
      readonly payload: { readonly error: string };
    };

/** Before anything was simulated. */
export const NO_SIMULATION: SimulationState = {
  isRunning: false,
  error: null,
  lastResult: null,
  ranIn: null,
};

const DEFAULT_ERROR = 'Worker error';

/** The simulation after an event. A result stays to be seen until there is a better one. */
export function reduceSimulation(state: SimulationState, event: SimulationEvent): SimulationState {
  switch (event.type) {
    case 'CAPACITY_RECOMPUTE_START':
      return { ...state, isRunning: true, error: null };
    case 'CAPACITY_RECOMPUTE_SUCCESS': {
      const { result, ranIn } = event.payload;
      return { isRunning: false, error: null, lastResult: result, ranIn };
    }
    case 'CAPACITY_RECOMPUTE_ERROR':
      return { ...state, isRunning: false, error: event.payload.error.trim() || DEFAULT_ERROR };
  }
}
