import { useCallback, useMemo, useReducer } from 'react';
import type { CapacityDemand } from '#domain/capacity/capacity.ts';
import type { SimulationResult } from '#domain/capacity/simulation.ts';
import type { SimulationWindow } from '#domain/capacity/simulation-input.ts';
import { useFarmStore } from './farm-context.ts';
import { useFarmState } from './use-farm-state.ts';
import { simulationRunner } from '../simulation/simulation-runner.ts';
import {
  NO_SIMULATION,
  reduceSimulation,
  type SimulationState,
} from '../simulation/simulation-state.ts';

/** The simulation of the farm's stored demands, and how to run it. */
export interface Simulation extends SimulationState {
  readonly lastResult: SimulationResult | null;
  /** Demands that are only tried are not stored; the run is then compared with one without them. */
  readonly run: (
    window: SimulationWindow,
    tried?: readonly CapacityDemand[],
    withWork?: boolean,
  ) => void;
}

/** The capacity simulation of this tab. It stays while other screens are looked at. */
export function useSimulation(): Simulation {
  const { simulate } = useFarmStore();
  const state = useFarmState((farm) => farm.simulation);
  const run = useCallback<Simulation['run']>(
    (window, tried, withWork) => void simulate(window, tried, withWork),
    [simulate],
  );
  return { ...state, lastResult: state.lastRun?.result ?? null, run };
}

/** A simulation of a screen's own, which nobody else sees and which ends with the screen. */
export function useOwnSimulation(): Simulation {
  const { world, state: farmState } = useFarmStore();
  const [state, dispatch] = useReducer(reduceSimulation, NO_SIMULATION);
  const simulate = useMemo(() => simulationRunner(world, dispatch), [world]);
  const run = useCallback<Simulation['run']>(
    (window, tried = []) => void simulate({ farm: farmState().document, window, tried }),
    [simulate, farmState],
  );
  return { ...state, lastResult: state.lastRun?.result ?? null, run };
}
