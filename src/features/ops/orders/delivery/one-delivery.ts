import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { DatedOrder } from '#domain/orders/event-days.ts';
import { farmEvent, type FarmEvent } from '#domain/orders/farm-events.ts';
import { nextDelivery } from '#domain/orders/next-event.ts';
import { useCallback, useMemo } from 'react';
import { formatDay } from '#ui/format.ts';
import { useCarryOut, useFarmNow, useToday } from '#state/react/use-farm.ts';
import { usePlanDiff } from '#state/react/answers/use-plan-diff.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { changeNote } from '#ui/plan-diff/change-note.tsx';
import { pendingPlanDetail } from '#ui/plan-diff/plan-detail.tsx';
import { selectOrdersById } from '#state/selectors/sales/orders.ts';

/** One delivery of an order that goes on. */
export type OneDelivery = Pick<FarmEvent, 'order' | 'dateISO' | 'dayISO'>;

/** The next delivery of a standing order; null when there is none that could differ. */
function nextOneDelivery(order: DatedOrder, today: IsoDate): OneDelivery | null {
  const event = order.kind === 'RECURRING' ? nextDelivery(order, today) : null;
  return event && farmEvent(order, event);
}

/** Skips one delivery after a question that says what this does to the plan. */
export function useSkipDelivery(): (delivery: OneDelivery) => Promise<void> {
  const confirm = useConfirm();
  const carryOut = useCarryOut();
  const diffOf = usePlanDiff();
  return useCallback(
    async ({ order, dateISO, dayISO }) => {
      const skip = { kind: 'SKIP', orderId: order.id, dateISO } as const;
      const plain = { type: 'CHANGE_DELIVERIES', payload: { add: [skip], remove: [] } } as const;
      const day = formatDay(dayISO);
      const diff = await diffOf(plain);
      const { note, meant } = changeNote('', diff);
      const labels = { detail: note, confirm: 'Skip' };
      if (!(await confirm(`Skip ${order.name} on ${day}?`, labels))) return;
      const action = meant(plain);
      carryOut(action, `Skipped ${day}`, { detail: pendingPlanDetail(diffOf(action)) });
    },
    [carryOut, confirm, diffOf],
  );
}

/** Skips the next delivery of an order, or opens it to be changed. */
export function useNextActions(onChange: (delivery: OneDelivery) => void) {
  const farmNow = useFarmNow();
  const today = useToday();
  const skip = useSkipDelivery();
  return useMemo(() => {
    const withNext =
      (act: (delivery: OneDelivery) => unknown) =>
      ({ id }: { readonly id: string }) => {
        const order = selectOrdersById(farmNow()).get(id);
        const delivery = order === undefined ? null : nextOneDelivery(order, today);
        if (delivery !== null) void act(delivery);
      };
    return { skipNext: withNext(skip), changeNext: withNext(onChange) };
  }, [farmNow, today, skip, onChange]);
}
