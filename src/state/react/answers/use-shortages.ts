import type { ReasonedShortage } from '#domain/answers/shortages/shortage.ts';
import { aboutFarm, useFarmAnswer } from './use-farm-answer.ts';

const FAILURE = 'Shortages could not be worked out';

export function useShortages() {
  return useFarmAnswer('shortages', aboutFarm, FAILURE);
}

const NOBODY: readonly ReasonedShortage[] = [];

/** Who is short in the next days, and why; nobody until it is worked out beside the page. */
export function useShortDeliveries(): readonly ReasonedShortage[] {
  return useFarmAnswer('reasons', aboutFarm, FAILURE).answer ?? NOBODY;
}
