import type { MixProduct } from '#domain/catalog/products/product.ts';
import { useCarryOut } from '#state/react/use-carry-out.ts';
import { usePlanDiff } from '#state/react/answers/use-plan-diff.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { changeNote } from '#ui/plan-diff/change-note.tsx';
import { deletedDetail } from '#ui/plan-diff/plan-detail.ts';

/** Deletes a mix once the grower has agreed. */
export function useDeleteMix(): (mix: MixProduct) => Promise<void> {
  const confirm = useConfirm();
  const carryOut = useCarryOut();
  const diffOf = usePlanDiff();
  return async (mix) => {
    const plain = { type: 'DELETE_PRODUCT', payload: { id: mix.id } } as const;
    const diff = await diffOf(plain);
    const { note, meant } = changeNote(mix.name, diff);
    const question = 'Are you sure you want to delete this product?';
    if (!(await confirm(question, { detail: note }))) return;
    const action = meant(plain);
    carryOut(action, 'Product deleted', { detail: deletedDetail(mix.name, diffOf(action)) });
  };
}
