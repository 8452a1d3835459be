import { useCallback } from 'react';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { useCarryOut } from '#state/react/use-farm.ts';
import { usePlanDiff } from '#state/react/answers/use-plan-diff.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { changeNote } from '#ui/plan-diff/change-note.tsx';
import { deletedDetail } from '#ui/plan-diff/plan-detail.ts';

/** Deletes a variety once the grower has agreed; answers whether it is gone. */
export function useDeleteVariety(): (variety: Variety) => Promise<boolean> {
  const confirm = useConfirm();
  const carryOut = useCarryOut();
  const diffOf = usePlanDiff();
  return useCallback(
    async (variety) => {
      const plain = { type: 'DELETE_VARIETY', payload: { id: variety.id } } as const;
      const diff = await diffOf(plain);
      const { note, meant } = changeNote(variety.name, diff);
      const question = 'Are you sure you want to delete this variety?';
      if (!(await confirm(question, { detail: note }))) return false;
      const action = meant(plain);
      const detail = deletedDetail(variety.name, diffOf(action));
      return carryOut(action, 'Variety deleted', { detail });
    },
    [carryOut, confirm, diffOf],
  );
}
