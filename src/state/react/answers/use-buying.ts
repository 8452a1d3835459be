import type { BuyingResult } from '../../ports/farm-answers.ts';
import { useFarm } from '../use-farm.ts';
import { aboutFarm, useFarmAnswer } from './use-farm-answer.ts';

const FAILURE = 'The buying list could not be worked out';

const nothing = () => null;

/** Returns the buying list; `null` until it is computed, or while it isn’t asked for. */
export function useBuying(isAsked = true): BuyingResult | null {
  return useFarmAnswer('buying', isAsked ? aboutFarm : nothing, FAILURE).answer;
}

/** Returns whether the farm has a buying list: something is or was to be ordered. */
export function useHasBuyingList(isAsked: boolean): boolean {
  const hasPurchases = useFarm(({ purchases }) => purchases !== undefined);
  const groups = useBuying(isAsked && !hasPurchases)?.groups ?? [];
  return isAsked && (hasPurchases || groups.length > 0);
}
