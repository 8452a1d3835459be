import { useMemo } from 'react';
import type { AskedFarm, FarmQuestion, QuestionName } from '../../ports/farm-answers.ts';
import { useFarm, useToday } from '../use-farm.ts';
import { useAnswer } from './use-answer.ts';

/** A question that needs no more than the farm. */
export const aboutFarm = (asked: AskedFarm) => ({ asked, args: [] }) as const;

/**
 * Answers a question about the current farm; the old answer stays until the new one is ready. `questionOf` is
 * the same function for the same question; `null` for none.
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
