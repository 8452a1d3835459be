import { useCallback } from 'react';
import type { PlanChange } from '#domain/answers/plan-diff/plan-change.ts';
import type { FarmAction } from '../records/farm-action.ts';
import { usePerform, useUndoLast } from './use-farm.ts';
import { usePlanDiff } from './answers/use-plan-diff.ts';

interface AskedChange {
  /** Its effect on the plan; `null` if unknown. */
  readonly told: Promise<PlanChange | null>;
  /** Takes it back; false when something else was changed since. */
  readonly undo: () => boolean;
}

/** Carries out what a person does at once, while it is worked out what that does to the plan. */
export function usePerformAsking(): (action: FarmAction) => AskedChange {
  const perform = usePerform();
  const undoLast = useUndoLast();
  const diffOf = usePlanDiff();
  return useCallback(
    (action) => {
      const told = diffOf(action);
      perform(action);
      return { told, undo: undoLast() };
    },
    [diffOf, perform, undoLast],
  );
}
