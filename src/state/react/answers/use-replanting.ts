import { useCallback } from 'react';
import type { Replanting } from '#domain/answers/shortages/replanting.ts';
import type { AskedFarm } from '../../ports/farm-answers.ts';
import { useFarmStore } from '../farm-context.ts';
import { useAsk } from './use-ask.ts';
import { useFarmAnswer } from './use-farm-answer.ts';

const FAILURE = 'Whether replanting helps could not be worked out';

/** Replanting for short deliveries of a variety; `null` if it helps none. */
export function useReplanting(varietyId: string | null): Replanting | null {
  const questionOf = useCallback(
    (asked: AskedFarm) => (varietyId === null ? null : ({ asked, args: [varietyId] } as const)),
    [varietyId],
  );
  return useFarmAnswer('replanting', questionOf, FAILURE).answer;
}

/** Asks once about replanting for a variety. Resolves to `null` if there is no answer. */
export function useAskReplanting(): (varietyId: string) => Promise<Replanting | null> {
  const { state } = useFarmStore();
  const ask = useAsk();
  return useCallback(
    (varietyId) => {
      const { document: farm, today } = state();
      return ask('replanting', { asked: { farm, today }, args: [varietyId] }, FAILURE);
    },
    [state, ask],
  );
}
