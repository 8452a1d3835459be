import { usePerform, useUndoLast } from '#state/react/use-farm.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { toast } from '#ui/toasts/toast.ts';

/** Loads the demo farm after a question; the toast offers to bring the own farm back. */
export function useLoadDemoData(): () => void {
  const confirm = useConfirm();
  const perform = usePerform();
  const undoLast = useUndoLast();
  return async () => {
    const question = 'Load demo data? This replaces varieties, products and recurring orders.';
    if (!(await confirm(question))) return;
    perform({ type: 'LOAD_DEMO_DATA' });
    toast.success('Demo data loaded.', { undo: undoLast() });
  };
}
