import { useCallback } from 'react';
import type { PlanChange } from '#domain/answers/plan-diff/plan-change.ts';
import type { FarmAction } from '../../records/farm-action.ts';
import { useAsk } from './use-ask.ts';
import { useChangeQuestion } from './use-change-question.ts';

export const DIFF_FAILURE = 'What a change does to the plan could not be told';

/** Previews an action's effect, to be called before it is performed; `null` without an answer. */
export function usePlanDiff(): (action: FarmAction) => Promise<PlanChange | null> {
  const ask = useAsk();
  const questionOf = useChangeQuestion();
  return useCallback((action) => ask('diff', questionOf(action), DIFF_FAILURE), [ask, questionOf]);
}
