import { usePerform, useUndoLast } from '#state/react/use-farm.ts';
import { toast } from '#ui/toasts/toast.ts';

/** Fills an empty farm with demo data. Nothing can be replaced, so nothing is asked. */
export function useLoadDemo(): () => void {
  const perform = usePerform();
  const undoLast = useUndoLast();
  return () => {
    try {
      perform({ type: 'LOAD_DEMO_DATA' });
      toast.success('Demo data loaded.', { undo: undoLast() });
    } catch (error) {
      toast.failed(error);
    }
  };
}
