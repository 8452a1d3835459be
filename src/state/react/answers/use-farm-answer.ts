import { useMemo } from 'react';
import type { AskedFarm, FarmQuestion, QuestionName } from '../../ports/farm-answers.ts';
import { useFarm, useToday } from '../use-farm.ts';
import { useAnswer } from './use-answer.ts';

/**
 * The answer to a question about the farm as it is; after a change the last one stays until the next.
 *
 * @param questionOf - Always the same function for the same question; null when there is nothing to ask.
 * @param failure - What the log says when nobody can tell.
 */
export function useFarmAnswer<Name extends QuestionName>(
  name: Name,
  questionOf: (asked: AskedFarm) => FarmQuestion<Name> | null,
  failure: string,
) {
  const farm = useFarm((whole) => whole);
  const today = useToday();
  const asking = useMemo(
    () => ({ subject: questionOf, question: () => questionOf({ farm, today }) }),
    [questionOf, farm, today],
  );
  return useAnswer(name, asking, failure);
}
