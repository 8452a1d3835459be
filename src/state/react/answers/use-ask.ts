import { useCallback } from 'react';
import type { AnswerTo, FarmQuestion, QuestionName } from '../../ports/farm-answers.ts';
import { useFarmStore } from '../farm-context.ts';

/** Asks a question once; `null` without a question or an answer. Failures are logged. */
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
