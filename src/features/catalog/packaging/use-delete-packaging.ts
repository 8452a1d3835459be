import { useCallback } from 'react';
import type { Packaging } from '#domain/catalog/catalog.ts';
import { usePerform, useUndoLast } from '#state/react/use-farm.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { toast } from '#ui/toasts/toast.ts';

/** Deletes a package once the grower has agreed; the toast offers to bring it back. */
export function useDeletePackaging(): (packaging: Packaging) => Promise<void> {
  const confirm = useConfirm();
  const perform = usePerform();
  const undoLast = useUndoLast();
  return useCallback(
    async ({ id, name }) => {
      if (!(await confirm(`Delete packaging “${name}”?`))) return;
      perform({ type: 'DELETE_PACKAGING', payload: { id } });
      toast.success('Packaging deleted', { detail: name, undo: undoLast() });
    },
    [confirm, perform, undoLast],
  );
}
