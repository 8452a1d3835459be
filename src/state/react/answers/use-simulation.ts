import { oncePer } from '#domain/records/once-per.ts';
import { useCallback, useMemo } from 'react';
import { simulationInput, type SimulationWindow } from '#domain/capacity/simulation-input.ts';
import { type SimulationQuestion, simulationRunner } from '../../ask/simulation-runner.ts';
import type { SimulationState } from '../../ask/simulation-state.ts';
import type { FarmQuestion } from '../../ports/farm-answers.ts';
import type { FarmStore } from '../../store/farm-store.ts';
import { useFarmStore } from '../farm-context.ts';
import { useFarm, useFarmNow } from '../use-farm.ts';
import { useFarmState } from '../use-farm-state.ts';
import { useAnswer } from './use-answer.ts';

/** The simulation of the farm's stored demands, and how to run it. */
export interface Simulation extends SimulationState {
  readonly run: (question: Omit<SimulationQuestion, 'farm'>) => void;
}

/** The runner of each tab’s farm: it knows which simulation is the latest, whatever screen asks. */
const runnerOf = oncePer(({ world, state, showSimulation: show }: FarmStore) =>
  simulationRunner(world, { state: () => state().simulation, show }),
);

/** The capacity simulation of this tab. It stays while other screens are looked at. */
export function useSimulation(): Simulation {
  const store = useFarmStore();
  const farmNow = useFarmNow();
  const run = useCallback<Simulation['run']>(
    (question) => void runnerOf(store)({ ...question, farm: farmNow() }),
    [store, farmNow],
  );
  return { ...useFarmState((farm) => farm.simulation), run };
}

/** Simulation of stored demands with drying over some days. `null` if there are none. */
export function useDryingSimulation({ from, days }: SimulationWindow) {
  const capacity = useFarm((farm) => farm.capacity);
  const varieties = useFarm((farm) => farm.varieties);
  const trays = useFarm((farm) => farm.trayStatus);
  const farmNow = useFarmNow();
  const isNeeded = capacity.demands.some((demand) => demand.requiresFreezeDry);
  const asking = useMemo(
    () => ({
      subject: { capacity, varieties, trays },
      question: (): FarmQuestion<'simulate'> | null =>
        isNeeded ? { asked: null, args: [simulationInput(farmNow(), { from, days })] } : null,
    }),
    [isNeeded, from, days, capacity, varieties, trays, farmNow],
  );
  const { last, error, again } = useAnswer('simulate', asking, 'Capacity simulation failed');
  return {
    result: last?.value?.result ?? null,
    error: error === '' ? 'Worker error' : error,
    again,
  };
}
