import { useCallback } from 'react';
import type { AnswerTo, FarmQuestion, QuestionName } from '../../ports/farm-answers.ts';
import { useFarmStore } from '../farm-context.ts';

/** Asks once; null when there is nothing to ask, and when nobody can tell, which goes to the log. */
export function useAsk() {
  const { answers, logger } = useFarmStore().world;
  return useCallback(
    async <Name extends QuestionName>(
      name: Name,
      question: FarmQuestion<Name> | null,
      failure: string,
    ): Promise<AnswerTo<Name> | null> => {
      try {
        return question && (await answers.ask(name, question));
      } catch (cause) {
        logger.error(failure, cause);
        return null;
      }
    },
    [answers, logger],
  );
}
