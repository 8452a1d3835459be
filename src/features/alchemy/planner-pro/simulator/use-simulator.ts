import { useEffect, useMemo, useRef, useState } from 'react';
import type { CapacityDemand, CapacityOptions } from '#domain/capacity/capacity.ts';
import { withUnusedIds } from '#domain/capacity/new-demand.ts';
import { simulationInput, simulationWindow } from '#domain/capacity/simulation-input.ts';
import { sameValue } from '#state/document/farm-document.ts';
import { useCarryOut, useFarm, usePerform, useToday } from '#state/react/use-farm.ts';
import { useSimulation } from '#state/react/answers/use-simulation.ts';
import { toast } from '#ui/toasts/toast.ts';

export function useSimulator() {
  const { options, demands } = useFarm((farm) => farm.capacity);
  const varieties = useFarm((farm) => farm.varieties);
  const perform = usePerform();
  const carryOut = useCarryOut();
  const today = useToday();
  const simulation = useSimulation();
  const { lastRun, before } = simulation;
  const [onlyDemands, setOnlyDemands] = useState(false);
  const window = simulationWindow(options, today);
  const tried = lastRun?.tried ?? [];
  const run = (others: readonly CapacityDemand[]) =>
    simulation.run({ window, tried: others, withWork: !onlyDemands });
  const drop = (id: string) => run(tried.filter((demand) => demand.id !== id));
  const isStale = useIsStale(lastRun, onlyDemands);
  useFailureToast(simulation.isRunning, simulation.error);

  const store = (next: readonly CapacityDemand[], said: string) =>
    carryOut({ type: 'CAPACITY_UPDATE', payload: { demands: next } }, said);
  return {
    simulation,
    window,
    options,
    varieties,
    isStale,
    /** Ids that a new demand may not have: a run before still names its demands by them. */
    knownIds: [demands, tried, lastRun?.input.demands ?? [], before?.input.demands ?? []].flatMap(
      (list) => list.map(({ id }) => id),
    ),
    run: () => run(tried),
    /** Whether the plan and the loads of the farm are left out. */
    onlyDemands,
    setOnlyDemands,
    saveOptions: (patch: Partial<CapacityOptions>) =>
      perform({ type: 'CAPACITY_UPDATE', payload: { options: patch } }),
    add: (demand: CapacityDemand) => store([...demands, demand], 'Demand added'),
    tryDemand: (demand: CapacityDemand) => run([...tried, demand]),
    /** Stores what was tried; the run stays as it is. */
    keep: (id: string) => {
      const kept = tried.filter((demand) => demand.id === id);
      store([...demands, ...withUnusedIds(kept, demands)], 'Demand kept');
      drop(id);
    },
    drop,
  };
}

function useIsStale(
  lastRun: ReturnType<typeof useSimulation>['lastRun'],
  onlyDemands: boolean,
): boolean {
  const farm = useFarm((whole) => whole);
  const today = useToday();
  return useMemo(() => {
    if (lastRun === null) return false;
    const window = simulationWindow(farm.capacity.options, today);
    const asked = simulationInput(farm, window, lastRun.tried, { withWork: !onlyDemands });
    return !sameValue(lastRun.input, asked);
  }, [lastRun, farm, today, onlyDemands]);
}

export type SimulatorWork = ReturnType<typeof useSimulator>;

/** Says that a simulation failed when it does, and not again when the screen is opened later. */
function useFailureToast(isRunning: boolean, error: string | null) {
  const wasRunning = useRef(isRunning);
  useEffect(() => {
    if (wasRunning.current && !isRunning && error !== null) toast.error('Capacity sim failed');
    wasRunning.current = isRunning;
  }, [isRunning, error]);
}
