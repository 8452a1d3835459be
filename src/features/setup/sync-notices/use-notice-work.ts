import { useCallback } from 'react';
import type { FarmAction } from '#state/records/farm-action.ts';
import { usePerform, useUndoLast } from '#state/react/use-farm.ts';
import { toast } from '#ui/toasts/toast.ts';

/** Carries out what a person decides about a notice, with a way back. */
export function useNoticeWork(): (action: FarmAction, said: string) => void {
  const perform = usePerform();
  const undoLast = useUndoLast();
  return useCallback(
    (action, said) => {
      perform(action);
      toast.success(said, { undo: undoLast() });
    },
    [perform, undoLast],
  );
}
