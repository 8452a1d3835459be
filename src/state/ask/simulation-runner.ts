import type { CapacityDemand } from '#domain/capacity/capacity.ts';
import {
  simulationInput,
  type SimulatedFarm,
  type SimulationWindow,
} from '#domain/capacity/simulation-input.ts';
import { sameValue } from '../document/farm-document.ts';
import type { FarmEnvironment } from '../ports/farm-environment.ts';
import type { SimulationRun, SimulationState } from './simulation-state.ts';

export interface SimulationQuestion {
  readonly farm: SimulatedFarm;
  readonly window: SimulationWindow;
  readonly tried?: readonly CapacityDemand[];
  /** Counts the plan and the loads of the farm, too. */
  readonly withWork?: boolean;
}

interface Shown {
  readonly state: () => SimulationState;
  readonly show: (state: SimulationState) => void;
}

/**
 * Runs simulations and publishes their state. Never rejects.
 *
 * Unsaved demands are compared with a run without them. A run that is already shown isn't repeated. Only the
 * latest simulation counts; results of earlier ones are dropped.
 */
export function simulationRunner(
  { answers, logger }: Pick<FarmEnvironment, 'answers' | 'logger'>,
  { state, show }: Shown,
): (question: SimulationQuestion) => Promise<void> {
  let leave = (): void => undefined;

  async function simulate(
    { farm, window, withWork = false }: SimulationQuestion,
    tried: readonly CapacityDemand[],
    left: Promise<void>,
  ): Promise<SimulationRun> {
    const input = simulationInput(farm, window, tried, { withWork });
    const { lastRun, before } = state();
    const known = [lastRun, before].find((run) => run !== null && sameValue(run.input, input));
    if (known) return { ...known, tried };
    const finished = await answers.ask('simulate', { asked: null, args: [input] }, { left });
    return { ...finished, input, tried };
  }

  return async (question) => {
    leave();
    const left = new Promise<void>((resolve) => (leave = resolve));
    const { tried = [] } = question;
    show({ ...state(), isRunning: true, error: null });
    try {
      const [lastRun, untried] = await Promise.all([
        simulate(question, tried, left),
        tried.length === 0 ? null : simulate(question, [], left),
      ]);
      const before = untried ?? runBefore(state(), lastRun);
      show({ isRunning: false, error: null, lastRun, before });
    } catch (cause) {
      logger.error('Capacity simulation failed', cause);
      const reason = cause instanceof Error ? cause.message.trim() : '';
      show({ ...state(), isRunning: false, error: reason || 'Worker error' });
    }
  };
}

/** Latest run of the stored farm with another input and the same days. A repeat keeps it. */
function runBefore({ lastRun, before }: SimulationState, run: SimulationRun): SimulationRun | null {
  const earlier = [lastRun, before].find(
    (other) => other !== null && other.tried.length === 0 && !sameValue(other.input, run.input),
  );
  return earlier?.input.from === run.input.from && earlier.input.days === run.input.days
    ? earlier
    : null;
}
