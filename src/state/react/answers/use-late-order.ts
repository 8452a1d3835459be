import { useDeferredValue, useMemo } from 'react';
import type { FarmAction } from '../../records/farm-action.ts';
import type { FarmQuestion, LateOrderResult } from '../../ports/farm-answers.ts';
import { useSameAction } from '../use-same-action.ts';
import { useAnswer } from './use-answer.ts';
import { useChangeAsking } from './use-change-question.ts';

/** Checks whether an order about to be saved comes too late; `null` if not, or not yet known. */
export function useLateOrder(action: FarmAction | null, orderId: string): LateOrderResult | null {
  const change = useChangeAsking(useDeferredValue(useSameAction(action), null));
  const asking = useMemo(
    () => ({
      subject: change,
      question(): FarmQuestion<'late'> | null {
        const asked = change.question();
        return asked && { ...asked, args: [...asked.args, orderId] };
      },
    }),
    [change, orderId],
  );
  return useAnswer('late', asking, 'Whether an order comes too late could not be told').answer;
}
