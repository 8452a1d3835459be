import { useCallback } from 'react';
import { usePerform, useUndoLast } from '#state/react/use-farm.ts';
import { usePlanDiff } from '#state/react/answers/use-plan-diff.ts';
import { planDetail } from '#ui/plan-diff/plan-detail.ts';
import { toast } from '#ui/toasts/toast.ts';
import type { OrderRow } from './order-rows.ts';

/** Lets a standing order that has ended go on from now on; the toast says what it does to the plan, and offers to end it again. */
export function useRestartOrder(): (row: Pick<OrderRow, 'list' | 'id'>) => void {
  const perform = usePerform();
  const diffOf = usePlanDiff();
  const undoLast = useUndoLast();
  return useCallback(
    ({ list, id }) => {
      if (list === 'single') return;
      const action = { type: 'SET_ORDER_END', payload: { list, id, endDate: null } } as const;
      const detail = planDetail({ label: '', diff: null, told: () => diffOf(action) });
      perform(action);
      toast.success('Order restarted', { undo: undoLast(), detail });
    },
    [diffOf, perform, undoLast],
  );
}
