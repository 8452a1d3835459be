import { useCallback } from 'react';
import { useCarryOut } from '#state/react/use-farm.ts';
import { usePlanDiff } from '#state/react/answers/use-plan-diff.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { changeNote } from '#ui/plan-diff/change-note.tsx';
import { deletedDetail } from '#ui/plan-diff/plan-detail.tsx';

const KINDS = {
  variety: {
    type: 'DELETE_VARIETY',
    question: 'Are you sure you want to delete this variety?',
    said: 'Variety deleted',
  },
  product: {
    type: 'DELETE_PRODUCT',
    question: 'Are you sure you want to delete this product?',
    said: 'Product deleted',
  },
} as const;

/** Deletes what is sold once the grower has agreed; answers whether it is gone. */
export function useDeleteSold(
  kind: keyof typeof KINDS,
): (sold: { readonly id: string; readonly name: string }) => Promise<boolean> {
  const confirm = useConfirm();
  const carryOut = useCarryOut();
  const diffOf = usePlanDiff();
  return useCallback(
    async ({ id, name }) => {
      const { type, question, said } = KINDS[kind];
      const plain = { type, payload: { id } };
      const diff = await diffOf(plain);
      const { note, meant } = changeNote(name, diff);
      if (!(await confirm(question, { detail: note }))) return false;
      const action = meant(plain);
      return carryOut(action, said, { detail: deletedDetail(name, diffOf(action)) });
    },
    [carryOut, confirm, diffOf, kind],
  );
}
