import { useCallback } from 'react';
import type { ToldDiff } from '#domain/plan-diff/told-diff.ts';
import type { FarmAction } from '../actions/farm-action.ts';
import { useFarmStore } from './farm-context.ts';
import { useChangeQuestion } from './use-change-question.ts';

/**
 * Tells what an action would do to the plan of the farm as it is at the moment of asking, so it is asked
 * before the action is carried out. Null when nobody can tell.
 */
export function usePlanDiff(): (action: FarmAction) => Promise<ToldDiff | null> {
  const { answers, logger } = useFarmStore().world;
  const questionOf = useChangeQuestion();
  return useCallback(
    async (action) => {
      const question = questionOf(action);
      if (question === null) return null;
      try {
        return await answers.diff(question.asked, question.patches);
      } catch (cause) {
        logger.error('What a change does to the plan could not be told', cause);
        return null;
      }
    },
    [answers, logger, questionOf],
  );
}
