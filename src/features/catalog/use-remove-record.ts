import { useCallback } from 'react';
import type { FarmAction } from '#state/records/farm-action.ts';
import { usePerform, useUndoLast } from '#state/react/use-farm.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { toast } from '#ui/toasts/toast.ts';

interface Removal {
  readonly question: string;
  readonly action: FarmAction;
  /** What the toast says; it offers to bring the record back. */
  readonly done: string;
  readonly name: string;
}

/** Removes a record once the grower has agreed. */
export function useRemoveRecord(): (removal: Removal) => Promise<void> {
  const confirm = useConfirm();
  const perform = usePerform();
  const undoLast = useUndoLast();
  return useCallback(
    async ({ question, action, done, name }) => {
      if (!(await confirm(question))) return;
      perform(action);
      toast.success(done, { detail: name, undo: undoLast() });
    },
    [confirm, perform, undoLast],
  );
}
