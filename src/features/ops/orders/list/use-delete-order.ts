import { useCallback } from 'react';
import { usePerform, useUndoLast } from '#state/react/use-farm.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { toast } from '#ui/toasts/toast.ts';
import type { OrderRow } from './order-rows.ts';

const DELETE_ACTIONS = {
  orders: 'DELETE_ORDER',
  recurring: 'DELETE_RECURRING',
  single: 'DELETE_SINGLE',
} as const;

/** Deletes an order after a question; the toast offers to bring it back. */
export function useDeleteOrder(): (row: Pick<OrderRow, 'list' | 'id'>) => void {
  const confirm = useConfirm();
  const perform = usePerform();
  const undoLast = useUndoLast();
  return useCallback(
    async ({ list, id }) => {
      if (!(await confirm('Are you sure you want to delete this order?'))) return;
      perform({ type: DELETE_ACTIONS[list], payload: { id } });
      toast.success('Order deleted', { undo: undoLast() });
    },
    [confirm, perform, undoLast],
  );
}
