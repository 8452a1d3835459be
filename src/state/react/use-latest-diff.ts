import { useEffect, useMemo, useState } from 'react';
import type { ToldDiff } from '#domain/plan-diff/told-diff.ts';
import type { FarmAction } from '../actions/farm-action.ts';
import { latestQuestion } from '../answers/latest-question.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { usePlanDiff } from './use-plan-diff.ts';

/** What an action would do to the farm as it is; null until that is worked out, and without an action. */
export function useLatestDiff(action: FarmAction | null, farm: FarmDocument): ToldDiff | null {
  const diffOf = usePlanDiff();
  const [told, setTold] = useState<Asked & { readonly diff: ToldDiff | null }>(NOTHING_TOLD);
  const ask = useMemo(
    () =>
      latestQuestion(
        ({ action: asked }: Asked) => (asked === null ? Promise.resolve(null) : diffOf(asked)),
        (question, diff) => setTold({ ...question, diff }),
      ),
    [diffOf],
  );
  useEffect(() => {
    void ask(action === null ? null : { action, farm });
  }, [ask, action, farm]);
  useEffect(() => () => void ask(null), [ask]);
  return told.action === action && told.farm === farm ? told.diff : null;
}

interface Asked {
  readonly action: FarmAction | null;
  readonly farm: FarmDocument | null;
}

const NOTHING_TOLD = { action: null, farm: null, diff: null };
