import { useCallback } from 'react';
import { surplusWords } from '#domain/plan-diff/surplus-words.ts';
import { usePerform, useUndoLast } from '#state/react/use-farm.ts';
import { usePlanDiff } from '#state/react/use-plan-diff.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
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
export function useDeleteOrder(): (row: Pick<OrderRow, 'list' | 'id' | 'name'>) => void {
  const confirm = useConfirm();
  const perform = usePerform();
  const diffOf = usePlanDiff();
  const undoLast = useUndoLast();
  return useCallback(
    async ({ list, id, name }) => {
      const action = { type: DELETE_ACTIONS[list], payload: { id } };
      const diff = diffOf(action);
      const order = name === '' ? 'this order' : `“${name}”`;
      const question = `Are you sure you want to delete ${order}?`;
      const surplus = surplusWords(diff);
      if (!(await confirm([question, surplus].filter(Boolean).join(' ')))) return;
      perform(action);
      toast.success('Order deleted', { undo: undoLast(), detail: diff.summary });
    },
    [confirm, diffOf, perform, undoLast],
  );
}
