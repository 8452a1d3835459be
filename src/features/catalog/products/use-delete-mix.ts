import type { MixProduct } from '#domain/catalog/products/product.ts';
import { usePerform, useUndoLast } from '#state/react/use-farm.ts';
import { usePlanDiff } from '#state/react/answers/use-plan-diff.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { diffNote } from '#ui/plan-diff/diff-note.ts';
import { deletedDetail } from '#ui/plan-diff/plan-detail.ts';
import { toast } from '#ui/toasts/toast.ts';

/** Deletes a mix once the grower has agreed. */
export function useDeleteMix(): (mix: MixProduct) => Promise<void> {
  const confirm = useConfirm();
  const perform = usePerform();
  const undoLast = useUndoLast();
  const diffOf = usePlanDiff();
  return async (mix) => {
    const action = { type: 'DELETE_PRODUCT', payload: { id: mix.id } } as const;
    const diff = await diffOf(action);
    const question = 'Are you sure you want to delete this product?';
    if (!(await confirm(question, { detail: diffNote(mix.name, diff) }))) return;
    const detail = deletedDetail(mix.name, {
      label: diff?.summary ?? '',
      diff,
      told: () => diffOf(action),
    });
    perform(action);
    toast.success('Product deleted', { detail, undo: undoLast() });
  };
}
