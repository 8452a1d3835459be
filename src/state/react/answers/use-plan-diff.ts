import { useCallback } from 'react';
import type { PlanChange } from '#domain/answers/plan-diff/plan-change.ts';
import type { FarmAction } from '../../records/farm-action.ts';
import { useAsk } from './use-ask.ts';
import { useChangeQuestion } from './use-change-question.ts';

export const DIFF_FAILURE = 'What a change does to the plan could not be told';

/**
 * Tells what an action would do to the plan of the farm as it is at the moment of asking, so it is asked
 * before the action is carried out. Null when nobody can tell.
 */
export function usePlanDiff(): (action: FarmAction) => Promise<PlanChange | null> {
  const ask = useAsk();
  const questionOf = useChangeQuestion();
  return useCallback((action) => ask('diff', questionOf(action), DIFF_FAILURE), [ask, questionOf]);
}
