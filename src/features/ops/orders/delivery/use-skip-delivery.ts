import { useCallback } from 'react';
import { formatDay } from '#ui/format.ts';
import { useCarryOut } from '#state/react/use-carry-out.ts';
import { usePlanDiff } from '#state/react/answers/use-plan-diff.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { changeNote } from '#ui/plan-diff/change-note.tsx';
import { pendingPlanDetail } from '#ui/plan-diff/plan-detail.ts';
import type { OneDelivery } from './one-delivery.ts';

/** Skips one delivery after a question that says what this does to the plan. */
export function useSkipDelivery(): (delivery: OneDelivery) => Promise<void> {
  const confirm = useConfirm();
  const carryOut = useCarryOut();
  const diffOf = usePlanDiff();
  return useCallback(
    async ({ orderId, dateISO, dayISO, name }) => {
      const skip = { kind: 'SKIP', orderId, dateISO } as const;
      const plain = {
        type: 'CHANGE_DELIVERIES',
        payload: { add: [skip], remove: [] },
      } as const;
      const day = formatDay(dayISO);
      const diff = await diffOf(plain);
      const { note, meant } = changeNote('', diff);
      const isSure = await confirm(`Skip ${name} on ${day}?`, {
        detail: note,
        confirm: 'Skip',
      });
      if (!isSure) return;
      const action = meant(plain);
      carryOut(action, `Skipped ${day}`, { detail: pendingPlanDetail(diffOf(action)) });
    },
    [carryOut, confirm, diffOf],
  );
}
