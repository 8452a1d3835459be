import { useCallback } from 'react';
import { usePerform, useUndoLast } from '#state/react/use-farm.ts';
import { usePlanDiff } from '#state/react/use-plan-diff.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { diffNote } from '#ui/plan-diff/diff-note.ts';
import { planDetail } from '#ui/plan-diff/plan-detail.ts';
import { toast } from '#ui/toasts/toast.ts';
import type { OrderRow } from './order-rows.ts';

const DELETE_ACTIONS = {
  orders: 'DELETE_ORDER',
  recurring: 'DELETE_RECURRING',
  single: 'DELETE_SINGLE',
} as const;

/**
 * Deletes an order after a question that names it and the trays that grow for nobody then; the toast says
 * what it does to the plan, and offers to bring the order back.
 */
export function useDeleteOrder(): (row: Pick<OrderRow, 'list' | 'id' | 'title'>) => void {
  const confirm = useConfirm();
  const perform = usePerform();
  const diffOf = usePlanDiff();
  const undoLast = useUndoLast();
  return useCallback(
    async ({ list, id, title }) => {
      const action = { type: DELETE_ACTIONS[list], payload: { id } };
      const diff = await diffOf(action);
      const order = title === '' ? 'this order' : `“${title}”`;
      const question = `Are you sure you want to delete ${order}?`;
      if (!(await confirm(question, { detail: diffNote(diff) }))) return;
      // Something may have changed while the question stood there.
      const detail = planDetail({ label: diff?.summary ?? '', diff, told: () => diffOf(action) });
      perform(action);
      toast.success('Order deleted', { undo: undoLast(), detail });
    },
    [confirm, diffOf, perform, undoLast],
  );
}
