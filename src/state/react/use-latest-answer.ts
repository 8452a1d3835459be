import { useEffect, useMemo, useState } from 'react';
import type { FarmAction } from '../actions/farm-action.ts';
import { latestQuestion } from '../answers/latest-question.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { useFarmState } from './use-farm-state.ts';

interface AskedAction {
  readonly action: FarmAction | null;
  readonly farm: FarmDocument | null;
}

const NOTHING_TOLD = { action: null, farm: null, answer: null };

/**
 * What there is to tell of an action on the farm as it is; null until that is worked out, and without an
 * action.
 *
 * @param ask - Always the same function; must not reject.
 */
export function useLatestAnswer<Answer>(
  action: FarmAction | null,
  ask: (action: FarmAction) => Promise<Answer | null>,
): Answer | null {
  const farm = useFarmState((state) => state.document);
  const [told, setTold] = useState<AskedAction & { readonly answer: Answer | null }>(NOTHING_TOLD);
  const askLatest = useMemo(
    () =>
      latestQuestion(
        ({ action: wanted }: AskedAction) =>
          wanted === null ? Promise.resolve(null) : ask(wanted),
        (question, answer) => setTold({ ...question, answer }),
      ),
    [ask],
  );
  useEffect(() => {
    void askLatest(action === null ? null : { action, farm });
  }, [askLatest, action, farm]);
  useEffect(() => () => void askLatest(null), [askLatest]);
  return told.action === action && told.farm === farm ? told.answer : null;
}
