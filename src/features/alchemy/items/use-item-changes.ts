import { saveAndSay } from '#ui/toasts/save-and-say.ts';
import { useCallback } from 'react';
import { itemUses } from '#domain/alchemy/items/item-uses.ts';
import type { ProItem } from '#domain/alchemy/alchemy.ts';
import type { ProItemAction } from '#state/records/pro/pro-items.ts';
import { useFarmNow, usePerform, useUndoLast } from '#state/react/use-farm.ts';
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
  const farmNow = useFarmNow();
  return useCallback(
    async ({ id, name }) => {
      const uses = itemUses(id, farmNow().alchemy);
      const detail = uses === '' ? {} : { detail: uses };
      if (!(await confirm(`Delete item “${name}”?`, detail))) return false;
      perform({ type: 'DELETE_PRO_ITEM', payload: { id } });
      toast.success('Item deleted', { detail: name, undo: undoLast() });
      return true;
    },
    [confirm, farmNow, perform, undoLast],
  );
}
