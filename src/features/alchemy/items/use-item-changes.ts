import { saveAndSay } from '#ui/toasts/save-and-say.ts';
import { useCallback } from 'react';
import type { ProItem } from '#domain/alchemy/alchemy.ts';
import type { ProItemAction } from '#state/actions/pro-catalog-action.ts';
import { usePerform, useUndoLast } from '#state/react/use-farm.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { toast } from '#ui/toasts/toast.ts';

/** Adds or changes an item and says so; false when it could not be done. */
export function useSaveItem(): (action: ProItemAction) => boolean {
  const perform = usePerform();
  return useCallback(
    (action) => {
      return saveAndSay(() => perform(action), 'Item saved');
    },
    [perform],
  );
}

/** Deletes an item once the grower has agreed; the toast offers to bring it back. */
export function useDeleteItem(): (item: ProItem) => Promise<boolean> {
  const confirm = useConfirm();
  const perform = usePerform();
  const undoLast = useUndoLast();
  return useCallback(
    async ({ id, name }) => {
      if (!(await confirm(`Delete item “${name}”?`))) return false;
      perform({ type: 'DELETE_PRO_ITEM', payload: { id } });
      toast.success('Item deleted', { detail: name, undo: undoLast() });
      return true;
    },
    [confirm, perform, undoLast],
  );
}
