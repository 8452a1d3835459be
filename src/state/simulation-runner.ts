import type { SimulationInput } from '#domain/capacity/simulation.ts';
import type { FarmWorld } from './farm-world.ts';
import type { SimulationEvent } from './simulation-state.ts';

/**
 * Runs simulations and tells what becomes of them. It never rejects.
 *
 * The one that was asked for last is the one that counts: what an earlier one finds out afterwards
 * is forgotten.
 */
export function simulationRunner(
  { simulator, logger }: Pick<FarmWorld, 'simulator' | 'logger'>,
  tell: (event: SimulationEvent) => void,
): (input: SimulationInput) => Promise<void> {
  let latest = 0;
  return async (input) => {
    const run = (latest += 1);
    tell({ type: 'CAPACITY_RECOMPUTE_START' });
    try {
      const payload = await simulator.simulate(input);
      if (run === latest) tell({ type: 'CAPACITY_RECOMPUTE_SUCCESS', payload });
    } catch (cause) {
      logger.error('Capacity simulation failed', cause);
      const error = cause instanceof Error ? cause.message : '';
      if (run === latest) tell({ type: 'CAPACITY_RECOMPUTE_ERROR', payload: { error } });
    }
  };
}
