import type { MixProduct } from '#domain/catalog/products/product.ts';
import { usePerform, useUndoLast } from '#state/react/use-farm.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { toast } from '#ui/toasts/toast.ts';

/** Deletes a mix once the grower has agreed. */
export function useDeleteMix(): (mix: MixProduct) => Promise<void> {
  const confirm = useConfirm();
  const perform = usePerform();
  const undoLast = useUndoLast();
  return async (mix) => {
    if (!(await confirm('Are you sure you want to delete this product?'))) return;
    perform({ type: 'DELETE_PRODUCT', payload: { id: mix.id } });
    toast.success('Product deleted', { detail: mix.name, undo: undoLast() });
  };
}
