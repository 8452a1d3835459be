import type { AutoBatchInput } from '#domain/alchemy/auto-batch/auto-batch.ts';
import type { FarmWorld } from '../ports/farm-world.ts';
import type { PlannerEvent } from './planner-state.ts';
import type { BatchSearchRun } from '../ports/workers.ts';

/** Plans the dryers and tells what becomes of it. */
export interface PlannerRunner {
  /** Ends the plan before, if one is still being made. It never rejects. */
  readonly start: (input: AutoBatchInput) => Promise<void>;
  /** Keeps the best plan so far. */
  readonly stop: () => void;
  /** Ends the plan, and nothing more is told of it. */
  readonly leave: () => void;
}

/** A runner of plans: the one that was asked for last is the one that counts. */
export function plannerRunner(
  { batchPlanner, logger }: Pick<FarmWorld, 'batchPlanner' | 'logger'>,
  tell: (event: PlannerEvent) => void,
): PlannerRunner {
  let latest: BatchSearchRun | null = null;

  function leave(): void {
    const left = latest;
    latest = null;
    left?.stop();
  }

  async function start(input: AutoBatchInput): Promise<void> {
    leave();
    tell({ type: 'PLANNER_START' });
    const run = batchPlanner.plan(input, (payload) => {
      if (run === latest) tell({ type: 'PLANNER_PROGRESS', payload });
    });
    latest = run;
    try {
      const payload = await run.done;
      if (run === latest) tell({ type: 'PLANNER_SUCCESS', payload });
    } catch (cause) {
      logger.error('The dryers could not be planned', cause);
      const error = cause instanceof Error ? cause.message : '';
      if (run === latest) tell({ type: 'PLANNER_ERROR', payload: { error } });
    }
  }

  return { start, stop: () => latest?.stop(), leave };
}
