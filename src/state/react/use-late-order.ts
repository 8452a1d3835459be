import { useCallback, useDeferredValue } from 'react';
import type { FarmAction } from '../actions/farm-action.ts';
import type { ToldLateOrder } from '../ports/farm-answers.ts';
import { useFarmStore } from './farm-context.ts';
import { useChangeQuestion } from './use-change-question.ts';
import { useLatestAnswer } from './use-latest-answer.ts';
import { useSameAction } from './use-same-action.ts';

/**
 * Whether an order that is about to be saved comes too late to be grown for; null when it does not, and
 * until that is worked out.
 *
 * @param action - The action that the save would carry out, null while there is none.
 */
export function useLateOrder(action: FarmAction | null, orderId: string): ToldLateOrder | null {
  const { answers, logger } = useFarmStore().world;
  const questionOf = useChangeQuestion();
  const ask = useCallback(
    async (wanted: FarmAction) => {
      const question = questionOf(wanted);
      if (question === null) return null;
      try {
        return await answers.late(question.asked, question.patches, orderId);
      } catch (cause) {
        logger.error('Whether an order comes too late could not be told', cause);
        return null;
      }
    },
    [answers, logger, questionOf, orderId],
  );
  return useLatestAnswer(useDeferredValue(useSameAction(action), null), ask);
}
