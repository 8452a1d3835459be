import { useCallback } from 'react';
import type { YieldEstimate } from '#domain/harvests/yield-estimate.ts';
import { weeklyTraysMore } from '#domain/harvests/weekly-trays.ts';
import type { FarmAction } from '../../records/farm-action.ts';
import { useFarmNow, useToday } from '../use-farm.ts';
import { usePerformAsking } from '../use-perform-asking.ts';

/** A grower's choice for a variety's suggestions. */
type SuggestionAnswer = 'use yield' | 'use buffer' | 'not now';

/** Applies a choice for a variety's suggestions and returns the plan change and its undo. */
export function useSuggestions() {
  const farmNow = useFarmNow();
  const today = useToday();
  const perform = usePerformAsking();
  const answer = useCallback(
    ({ variety }: YieldEstimate, given: SuggestionAnswer) =>
      perform(actionOf(given, variety.id, today)),
    [perform, today],
  );
  /** Trays a week that the proposed buffer plants more. */
  const traysMoreOf = useCallback(
    ({ variety, bufferProposal }: YieldEstimate) =>
      bufferProposal === null
        ? 0
        : weeklyTraysMore(farmNow(), variety.id, bufferProposal.percent, today),
    [farmNow, today],
  );
  return { answer, traysMoreOf };
}

function actionOf(given: SuggestionAnswer, varietyId: string, todayISO: string): FarmAction {
  switch (given) {
    case 'use yield':
      return { type: 'USE_YIELD', payload: { varietyId, todayISO } };
    case 'use buffer':
      return { type: 'USE_BUFFER', payload: { varietyId, todayISO } };
    case 'not now':
      return { type: 'DISMISS_LEARNING', payload: { varietyId } };
  }
}
