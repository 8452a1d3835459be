import { usePerform, useUndoLast } from '#state/react/use-farm.ts';
import { loadChanges } from '#state/store/load-changes.ts';
import { toast } from '#ui/toasts/toast.ts';

/** Fills an empty farm with demo data. Nothing can be replaced, so nothing is asked. */
export function useLoadDemo(): () => Promise<void> {
  const perform = usePerform();
  const undoLast = useUndoLast();
  return async () => {
    try {
      await loadChanges();
      perform({ type: 'LOAD_DEMO_DATA' });
      toast.success('Demo data loaded.', { undo: undoLast() });
    } catch (error) {
      toast.failed(error);
    }
  };
}
