import { useNavigate } from 'react-router';
import { shortDayLabel } from '#domain/calendar/day-label.ts';
import type { NewDeliveryChange } from '#domain/orders/delivery-change.ts';
import { trialOrder } from '#domain/promise/promise-question.ts';
import type { PromiseQuestion } from '#domain/promise/promise-question.ts';
import type { FarmAction } from '#state/actions/farm-action.ts';
import { useFarmStore } from '#state/react/farm-context.ts';
import { useNewId, useNow } from '#state/react/use-farm.ts';
import { usePerformAsking } from '#state/react/use-perform-asking.ts';
import { allOfIt } from '#ui/plan-diff/plan-detail.ts';
import { orderPath } from '#ui/route-paths.ts';
import { toast } from '#ui/toasts/toast.ts';

/** Takes the order that was asked about, together with what it takes from the harvests. */
export function useTakeOrder() {
  const { state } = useFarmStore();
  const perform = usePerformAsking();
  const newId = useNewId();
  const now = useNow();
  const navigate = useNavigate();
  return async (
    question: PromiseQuestion,
    customer: string,
    changes: readonly NewDeliveryChange[],
  ) => {
    const day = shortDayLabel(question.dateISO);
    const id = newId('ord');
    const name = customer.trim() === '' ? `Order ${day}` : `${customer.trim()}, ${day}`;
    const order = {
      ...trialOrder(question, state().today),
      id,
      name,
      customer: customer.trim(),
      createdAt: now(),
    };
    const action: FarmAction = { type: 'TAKE_ORDER', payload: { order, changes } };
    const { told, undo } = perform(action);
    const diff = await told;
    const open = { label: 'Open', run: () => void navigate(orderPath(id)) };
    toast.success(`Order taken. ${diff?.summary ?? ''}`.trim(), {
      undo,
      open,
      detail: allOfIt(diff),
    });
  };
}
