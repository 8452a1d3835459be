import type { ShortDelivery } from '#domain/answers/shortages/shortage.ts';
import type { AskedFarm, ReasonedShortage } from '../../ports/farm-answers.ts';
import { useFarmAnswer } from './use-farm-answer.ts';

const FAILURE = 'Shortages could not be worked out';

const about = (asked: AskedFarm) => ({ asked, args: [] }) as const;

/** Shortages with suggestions, and leftovers. */
export function useShortages() {
  return useFarmAnswer('shortages', about, FAILURE);
}

/** Which deliveries are short, and why; null until it is worked out. */
export function useReasonedShortages(): readonly ReasonedShortage[] | null {
  return useFarmAnswer('reasons', about, FAILURE).answer;
}

const NOBODY: readonly ShortDelivery[] = [];

/** Which deliveries are short; none until that is worked out. */
export function useShortDeliveries(): readonly ShortDelivery[] {
  return useFarmAnswer('short', about, FAILURE).answer ?? NOBODY;
}
