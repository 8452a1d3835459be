import { useCallback } from 'react';
import type { PlanChange } from '#domain/answers/plan-diff/plan-change.ts';
import type { FarmAction } from '../../records/farm-action.ts';
import { useAsk } from './use-ask.ts';
import { useChangeQuestion } from './use-change-question.ts';

export const DIFF_FAILURE = 'What a change does to the plan could not be told';

/**
 * Returns a function that previews an action's effect on the plan. Call it before performing the action. It
 * resolves to `null` if there is no answer.
 */
export function usePlanDiff(): (action: FarmAction) => Promise<PlanChange | null> {
  const ask = useAsk();
  const questionOf = useChangeQuestion();
  return useCallback((action) => ask('diff', questionOf(action), DIFF_FAILURE), [ask, questionOf]);
}
