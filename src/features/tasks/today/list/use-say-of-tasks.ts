import { type ReactNode, useCallback } from 'react';
import { useUndoLast } from '#state/react/use-farm.ts';
import { toast } from '#ui/toasts/toast.ts';
import { TASK_TOASTS } from './task-text.ts';

/** Says why nothing was done to tasks, in the place of what was said of them before. */
export function warnOfTasks(said: string): void {
  toast.warning(said, { slot: TASK_TOASTS });
}

/** Says what was just done to tasks, with an Undo, in the place of what was said of them before. */
export function useSayOfTasks(): (said: string, detail?: ReactNode) => void {
  const undoLast = useUndoLast();
  return useCallback(
    (said, detail) => toast.success(said, { undo: undoLast(), slot: TASK_TOASTS, detail }),
    [undoLast],
  );
}
