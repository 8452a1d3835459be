import { usePerform, useUndoLast } from '#state/react/use-farm.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { toast } from '#ui/toasts/toast.ts';
import type { Reset } from './resets.ts';

/** Empties a part of the farm after a question; the toast offers to bring it back. */
export function useReset(): (reset: Reset) => void {
  const confirm = useConfirm();
  const perform = usePerform();
  const undoLast = useUndoLast();
  return async ({ name, title }) => {
    if (!(await confirm(`Reset ${title}? This cannot be undone.`))) return;
    perform({ type: 'RESET_DATA', payload: { name } });
    toast.success(`${title} reset.`, { undo: undoLast() });
  };
}
