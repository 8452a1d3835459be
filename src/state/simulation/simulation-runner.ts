import type { CapacityDemand } from '#domain/capacity/capacity.ts';
import {
  simulationInput,
  type SimulatedFarm,
  type SimulationWindow,
} from '#domain/capacity/simulation-input.ts';
import { sameValue } from '../document/same-value.ts';
import type { FarmWorld } from '../ports/farm-world.ts';
import type { SimulationEvent, SimulationRun } from './simulation-state.ts';

/** What is simulated: the stored demands of a farm over some days, and demands that are only tried. */
export interface SimulationQuestion {
  readonly farm: SimulatedFarm;
  readonly window: SimulationWindow;
  readonly tried?: readonly CapacityDemand[];
  /** Counts the plan and the loads of the farm, too. */
  readonly withWork?: boolean;
}

/**
 * Runs simulations and tells what becomes of them. It never rejects.
 *
 * With demands that are only tried, the farm is simulated without them as well: the answer is the
 * difference. What the last question has brought is not worked out once more. The simulation that was
 * asked for last is the one that counts: what an earlier one finds out afterwards is forgotten.
 */
export function simulationRunner(
  { simulator, logger }: Pick<FarmWorld, 'simulator' | 'logger'>,
  emit: (event: SimulationEvent) => void,
): (question: SimulationQuestion) => Promise<void> {
  let latest = 0;
  let known: readonly SimulationRun[] = [];

  async function simulate(
    { farm, window, withWork = false }: SimulationQuestion,
    tried: readonly CapacityDemand[],
  ): Promise<SimulationRun> {
    const input = simulationInput(farm, window, tried, { withWork });
    const before = known.find((run) => sameValue(run.input, input));
    return before ? { ...before, tried } : { ...(await simulator.simulate(input)), input, tried };
  }

  return async (question) => {
    const run = (latest += 1);
    const { tried = [] } = question;
    emit({ type: 'CAPACITY_RECOMPUTE_START' });
    try {
      const [asked, untried] = await Promise.all([
        simulate(question, tried),
        tried.length === 0 ? null : simulate(question, []),
      ]);
      if (run === latest) {
        known = untried === null ? [asked] : [asked, untried];
        emit({ type: 'CAPACITY_RECOMPUTE_SUCCESS', payload: { run: asked, untried } });
      }
    } catch (cause) {
      logger.error('Capacity simulation failed', cause);
      const error = cause instanceof Error ? cause.message : '';
      if (run === latest) emit({ type: 'CAPACITY_RECOMPUTE_ERROR', payload: { error } });
    }
  };
}
