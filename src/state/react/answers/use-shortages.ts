import type { ShortDelivery } from '#domain/answers/shortages/shortage.ts';
import type { ReasonedShortage } from '../../ports/farm-answers.ts';
import { aboutFarm, useFarmAnswer } from './use-farm-answer.ts';

const FAILURE = 'Shortages could not be worked out';

export function useShortages() {
  return useFarmAnswer('shortages', aboutFarm, FAILURE);
}

/** Returns the short deliveries with their reasons; `null` until they are computed. */
export function useReasonedShortages(): readonly ReasonedShortage[] | null {
  return useFarmAnswer('reasons', aboutFarm, FAILURE).answer;
}

const NOBODY: readonly ShortDelivery[] = [];

/** Returns the short deliveries; none until they are computed. */
export function useShortDeliveries(): readonly ShortDelivery[] {
  return useFarmAnswer('short', aboutFarm, FAILURE).answer ?? NOBODY;
}
