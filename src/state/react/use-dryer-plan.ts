import { useCallback, useEffect, useMemo, useReducer } from 'react';
import type { DryerPlanInput } from '#domain/alchemy/dryer-plan/dryer-plan.ts';
import { useFarmStore } from './farm-context.ts';
import { dryerPlanRunner } from '../dryer-plan/dryer-plan-runner.ts';
import {
  NO_DRYER_PLAN,
  dryerPlanStatus,
  reduceDryerPlan,
  type DryerPlanState,
  type DryerPlanStatus,
} from '../dryer-plan/dryer-plan-state.ts';

/** The plan of a screen, and how to end its search or begin it anew. */
export interface DryerPlanControl extends DryerPlanState {
  readonly status: DryerPlanStatus;
  readonly stop: () => void;
  readonly again: () => void;
}

/** The plan of the dryers for an input: made when the screen opens, again when the input changes. */
export function useDryerPlan(input: DryerPlanInput): DryerPlanControl {
  const { world } = useFarmStore();
  const [state, dispatch] = useReducer(reduceDryerPlan, NO_DRYER_PLAN);
  const runner = useMemo(() => dryerPlanRunner(world, dispatch), [world]);
  useEffect(() => {
    void runner.start(input);
    return runner.leave;
  }, [runner, input]);
  const again = useCallback(() => void runner.start(input), [runner, input]);
  return { ...state, status: dryerPlanStatus(state), stop: runner.stop, again };
}
