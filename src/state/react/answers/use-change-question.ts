import { useCallback, useMemo } from 'react';
import type { FarmAction } from '../../records/farm-action.ts';
import { keepsMorePast } from '../../records/orders/keep-past.ts';
import { type DocumentPatch, diffDocuments } from '../../document/document-patch.ts';
import type { AskedFarm } from '../../ports/farm-answers.ts';
import { useFarmStore } from '../farm-context.ts';
import { useFarmState } from '../use-farm-state.ts';
import type { Asking } from './use-answer.ts';
import { usePreview } from './use-preview.ts';

interface ChangeQuestion {
  readonly asked: AskedFarm;
  readonly args: readonly [patches: readonly DocumentPatch[]];
  readonly keepsPast: boolean;
}

/** Tries an action out on the farm as it is at the moment of asking; null when it cannot be done. */
export function useChangeQuestion(): (action: FarmAction) => ChangeQuestion | null {
  const { state } = useFarmStore();
  const trial = usePreview();
  return useCallback(
    (action) => {
      const { document: farm, today } = state();
      try {
        const after = trial(action);
        return {
          asked: { farm, today },
          args: [diffDocuments(farm, after)],
          keepsPast: keepsMorePast(farm, after),
        };
      } catch {
        // A form half filled in may not make a farm yet.
        return null;
      }
    },
    [state, trial],
  );
}

/** The question what an action would do to the farm as it is: another one with each change of either. */
export function useChangeAsking(action: FarmAction | null): Asking<'diff', unknown> {
  const farm = useFarmState((state) => state.document);
  const questionOf = useChangeQuestion();
  return useMemo(
    () => ({ subject: { action, farm }, question: () => action && questionOf(action) }),
    [action, farm, questionOf],
  );
}
