import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import type { SimulationWindow } from '#domain/capacity/simulation-input.ts';
import { useFarmStore } from './farm-context.ts';
import type { FarmState } from './farm-state.ts';
import type { SimulationState } from './simulation-state.ts';

/** The simulation of the farm's stored demands, and how to run it. */
export interface Simulation extends SimulationState {
  readonly run: (window: SimulationWindow) => void;
}

/** The capacity simulation of this tab. */
export function useSimulation(): Simulation {
  const { simulate } = useFarmStore();
  const state = useSelector((farm: FarmState) => farm.simulation);
  const run = useCallback((window: SimulationWindow) => void simulate(window), [simulate]);
  return { ...state, run };
}
