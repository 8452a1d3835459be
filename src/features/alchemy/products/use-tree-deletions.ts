import { useCallback } from 'react';
import type { ProCategory, ProProduct, ProSubgroup } from '#domain/alchemy/alchemy.ts';
import type { ProProductAction } from '#state/records/pro/pro-products.ts';
import { usePerform, useUndoLast } from '#state/react/use-farm.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { toast } from '#ui/toasts/toast.ts';

/** Deletes parts of the product tree once the grower has agreed; each toast offers to bring it back. */
export function useTreeDeletions() {
  const confirm = useConfirm();
  const perform = usePerform();
  const undoLast = useUndoLast();
  const remove = useCallback(
    async (question: string, action: ProProductAction, said: string, name: string) => {
      if (!(await confirm(question))) return false;
      perform(action);
      toast.success(said, { detail: name, undo: undoLast() });
      return true;
    },
    [confirm, perform, undoLast],
  );
  return {
    deleteCategory: ({ id, name }: ProCategory) =>
      remove(
        `Delete category “${name}”?`,
        { type: 'DELETE_PRO_CATEGORY', payload: { id } },
        'Category deleted',
        name,
      ),
    deleteSubgroup: ({ id, name }: ProSubgroup) =>
      remove(
        `Delete subgroup “${name}”? Its products move to the category.`,
        { type: 'DELETE_PRO_SUBGROUP', payload: { id } },
        'Subgroup deleted',
        name,
      ),
    deleteProduct: ({ id, name }: ProProduct) =>
      remove(
        `Delete product “${name}”?`,
        { type: 'DELETE_PRO_PRODUCT', payload: { id } },
        'Product deleted',
        name,
      ),
  };
}
