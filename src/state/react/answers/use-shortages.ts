import type { ShortDelivery } from '#domain/answers/shortages/shortage.ts';
import type { AskedFarm, ReasonedShortage } from '../../ports/farm-answers.ts';
import { useFarmAnswer } from './use-farm-answer.ts';

const FAILURE = 'Shortages could not be worked out';

const about = (asked: AskedFarm) => ({ asked, args: [] }) as const;

/** Shortages with suggestions, and leftovers. */
export function useShortages() {
  return useFarmAnswer('shortages', about, FAILURE);
}

/** Returns the short deliveries with their reasons; `null` until they are computed. */
export function useReasonedShortages(): readonly ReasonedShortage[] | null {
  return useFarmAnswer('reasons', about, FAILURE).answer;
}

const NOBODY: readonly ShortDelivery[] = [];

/** Returns the short deliveries; none until they are computed. */
export function useShortDeliveries(): readonly ShortDelivery[] {
  return useFarmAnswer('short', about, FAILURE).answer ?? NOBODY;
}
