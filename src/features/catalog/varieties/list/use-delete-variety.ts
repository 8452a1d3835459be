import { useCallback } from 'react';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { usePerform, useUndoLast } from '#state/react/use-farm.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { toast } from '#ui/toasts/toast.ts';

/** Deletes a variety once the grower has agreed; answers whether it is gone. */
export function useDeleteVariety(): (variety: Variety) => Promise<boolean> {
  const confirm = useConfirm();
  const perform = usePerform();
  const undoLast = useUndoLast();
  return useCallback(
    async (variety) => {
      if (!(await confirm('Are you sure you want to delete this variety?'))) return false;
      perform({ type: 'DELETE_VARIETY', payload: { id: variety.id } });
      toast.success('Variety deleted', { detail: variety.name, undo: undoLast() });
      return true;
    },
    [confirm, perform, undoLast],
  );
}
