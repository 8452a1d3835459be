import { type ReactNode, useCallback } from 'react';
import { useUndoLast } from '#state/react/use-farm.ts';
import { toast } from '#ui/toasts/toast.ts';

/** Says what was just done to tasks, with an Undo. */
export function useSayOfTasks(): (said: string, detail?: ReactNode) => void {
  const undoLast = useUndoLast();
  return useCallback(
    (said, detail) => toast.success(said, { undo: undoLast(), detail }),
    [undoLast],
  );
}
