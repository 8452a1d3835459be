import type { ShortDelivery } from '#domain/answers/shortages/shortage.ts';
import type { ReasonedShortage } from '../../ports/farm-answers.ts';
import { aboutFarm, useFarmAnswer } from './use-farm-answer.ts';

const FAILURE = 'Shortages could not be worked out';

export function useShortages() {
  return useFarmAnswer('shortages', aboutFarm, FAILURE);
}

export function useReasonedShortages(): readonly ReasonedShortage[] | null {
  return useFarmAnswer('reasons', aboutFarm, FAILURE).answer;
}

const NOBODY: readonly ShortDelivery[] = [];

export function useShortDeliveries(): readonly ShortDelivery[] {
  return useFarmAnswer('short', aboutFarm, FAILURE).answer ?? NOBODY;
}
