import type { DryerPlanInput } from '#domain/alchemy/dryer-plan/dryer-plan.ts';
import type { FarmWorld } from '../ports/farm-world.ts';
import type { DryerPlanEvent } from './dryer-plan-state.ts';
import type { DryerPlanRun } from '../ports/workers.ts';

export interface DryerPlanRunner {
  /** Ends the plan before, if one is still being made. It never rejects. */
  readonly start: (input: DryerPlanInput) => Promise<void>;
  /** Keeps the best plan so far. */
  readonly stop: () => void;
  /** Ends the plan, and nothing more is told of it. */
  readonly leave: () => void;
}

/** A runner of plans: the one that was asked for last is the one that counts. */
export function dryerPlanRunner(
  { dryerPlanSearch, logger }: Pick<FarmWorld, 'dryerPlanSearch' | 'logger'>,
  emit: (event: DryerPlanEvent) => void,
): DryerPlanRunner {
  let latest: DryerPlanRun | null = null;

  function leave(): void {
    const left = latest;
    latest = null;
    left?.stop();
  }

  async function start(input: DryerPlanInput): Promise<void> {
    leave();
    emit({ type: 'DRYER_PLAN_START' });
    const run = dryerPlanSearch.plan(input, (payload) => {
      if (run === latest) emit({ type: 'DRYER_PLAN_PROGRESS', payload });
    });
    latest = run;
    try {
      const payload = await run.done;
      if (run === latest) emit({ type: 'DRYER_PLAN_SUCCESS', payload });
    } catch (cause) {
      logger.error('The dryers could not be planned', cause);
      const error = cause instanceof Error ? cause.message : '';
      if (run === latest) emit({ type: 'DRYER_PLAN_ERROR', payload: { error } });
    }
  }

  return { start, stop: () => latest?.stop(), leave };
}
