import { useCallback } from 'react';
import type { FarmAction } from '../records/farm-action.ts';
import { usePerform, useUndoLast } from './use-farm.ts';
import { usePlanDiff } from './answers/use-plan-diff.ts';

/** Carries out what a person does at once, while it is worked out what that does to the plan. */
export function usePerformAsking() {
  const perform = usePerform();
  const undoLast = useUndoLast();
  const diffOf = usePlanDiff();
  return useCallback(
    (action: FarmAction) => {
      const told = diffOf(action);
      perform(action);
      return { told, undo: undoLast() };
    },
    [diffOf, perform, undoLast],
  );
}
