import type { ShortDelivery } from '#domain/shortages/shortage.ts';
import type {
  AskedFarm,
  FarmAnswers,
  ReasonedShortage,
  ToldShortages,
} from '../ports/farm-answers.ts';
import { useFarmAnswer } from './use-farm-answer.ts';

const FAILURE = 'Shortages could not be worked out';

const askShortages = (answers: FarmAnswers, asked: AskedFarm) => answers.shortages(asked);
const askReasons = (answers: FarmAnswers, asked: AskedFarm) => answers.reasons(asked);
const askShort = (answers: FarmAnswers, asked: AskedFarm) => answers.short(asked);

/** Who is short, with ways out, and what is left over; null until it is worked out. */
export function useShortages(): ToldShortages | null {
  return useFarmAnswer(askShortages, FAILURE);
}

/** Which deliveries are short, and why; null until it is worked out. */
export function useReasonedShortages(): readonly ReasonedShortage[] | null {
  return useFarmAnswer(askReasons, FAILURE);
}

const NOBODY: readonly ShortDelivery[] = [];

/** Which deliveries are short; none until that is worked out. */
export function useShortDeliveries(): readonly ShortDelivery[] {
  return useFarmAnswer(askShort, FAILURE) ?? NOBODY;
}
