import { useCallback } from 'react';
import type { AvailabilityQuestion } from '#domain/answers/availability/availability-question.ts';
import type {
  AvailabilityAnswer,
  AvailabilityLimits,
} from '#domain/answers/availability/availability-answer.ts';
import type { AskedFarm } from '../../ports/farm-answers.ts';
import { useFarmAnswer } from './use-farm-answer.ts';

export interface AvailabilityState {
  /** Whether the value answers this question; until then it answers the previous one. */
  readonly isAnswered: boolean;
  readonly told: AvailabilityAnswer | null;
  readonly error: string | null;
  /** Follows the answer. */
  readonly reach: AvailabilityLimits | null;
}

const NOTHING_ASKED: AvailabilityState = {
  isAnswered: false,
  told: null,
  error: null,
  reach: null,
};

/** The answer while a question is typed; null until it is complete. Equal is the same object. */
export function useAvailability(question: AvailabilityQuestion | null): AvailabilityState {
  const questionOf = useCallback(
    (asked: AskedFarm) => question && ({ asked, args: [question] } as const),
    [question],
  );
  const { last, news } = useFarmAnswer('promise', questionOf, 'A promise could not be checked');
  if (question === null || news === null) return NOTHING_ASKED;
  const { asking, value: reply } = news;
  return {
    isAnswered: asking.subject === questionOf,
    told: reply.ok ? reply.told : null,
    error: reply.ok ? null : reply.error,
    reach: last?.asking === asking ? last.value : null,
  };
}
