import { useCallback, useEffect, useMemo, useReducer } from 'react';
import type { AutoBatchInput } from '#domain/alchemy/auto-batch/auto-batch.ts';
import { useFarmStore } from './farm-context.ts';
import { plannerRunner } from '../planner/planner-runner.ts';
import {
  NO_BATCH_PLAN,
  plannerStatus,
  reducePlanner,
  type PlannerState,
  type PlannerStatus,
} from '../planner/planner-state.ts';

/** The plan of a screen, and how to end its search or begin it anew. */
export interface Planner extends PlannerState {
  readonly status: PlannerStatus;
  readonly stop: () => void;
  readonly again: () => void;
}

/** The plan of the dryers for an input: made when the screen opens, again when the input changes. */
export function usePlanner(input: AutoBatchInput): Planner {
  const { world } = useFarmStore();
  const [state, tell] = useReducer(reducePlanner, NO_BATCH_PLAN);
  const runner = useMemo(() => plannerRunner(world, tell), [world]);
  useEffect(() => {
    void runner.start(input);
    return runner.leave;
  }, [runner, input]);
  const again = useCallback(() => void runner.start(input), [runner, input]);
  return { ...state, status: plannerStatus(state), stop: runner.stop, again };
}
