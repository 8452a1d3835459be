import { useCallback } from 'react';
import type { Replanting } from '#domain/shortages/replanting.ts';
import type { AskedFarm, FarmAnswers } from '../ports/farm-answers.ts';
import { useFarmStore } from './farm-context.ts';
import { useFarmAnswer } from './use-farm-answer.ts';

const FAILURE = 'Whether replanting helps could not be worked out';

/** Growing once more what deliveries of a variety miss, as it stands now; null when it helps nobody. */
export function useReplanting(varietyId: string | null): Replanting | null {
  const ask = useCallback(
    (answers: FarmAnswers, asked: AskedFarm) =>
      varietyId === null ? Promise.resolve(null) : answers.replanting(asked, varietyId),
    [varietyId],
  );
  return useFarmAnswer(ask, FAILURE);
}

/** The same, asked once for the farm of that moment; null when nobody can tell. */
export function useAskReplanting(): (varietyId: string) => Promise<Replanting | null> {
  const { state, world } = useFarmStore();
  return useCallback(
    async (varietyId) => {
      const { document: farm, today } = state();
      try {
        return await world.answers.replanting({ farm, today }, varietyId);
      } catch (cause) {
        world.logger.error(FAILURE, cause);
        return null;
      }
    },
    [state, world],
  );
}
