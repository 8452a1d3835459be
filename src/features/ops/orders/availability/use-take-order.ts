import { formatSentence } from '#ui/format.ts';
import { useNavigate } from 'react-router';
import type { NewDeliveryChange } from '#domain/orders/delivery-change.ts';
import { requestedOrder } from '#domain/answers/availability/availability-question.ts';
import type { AvailabilityQuestion } from '#domain/answers/availability/availability-question.ts';
import type { FarmAction } from '#state/records/farm-action.ts';
import { useFarmStore } from '#state/react/farm-context.ts';
import { useNewId } from '#state/react/use-farm.ts';
import { usePerformAsking } from '#state/react/use-perform-asking.ts';
import { allOfIt } from '#ui/plan-diff/plan-detail.tsx';
import { orderPath } from '#ui/route-paths.ts';
import { toast } from '#ui/toasts/toast.ts';

/** Takes the order that was asked about, together with what it takes from the harvests. */
export function useTakeOrder() {
  const { state } = useFarmStore();
  const perform = usePerformAsking();
  const newId = useNewId();
  const navigate = useNavigate();
  return async (
    question: AvailabilityQuestion,
    customer: string,
    changes: readonly NewDeliveryChange[],
  ) => {
    const id = newId('ord');
    const order = requestedOrder(question, state().today, { id, customer: customer.trim() });
    const action: FarmAction = { type: 'TAKE_ORDER', payload: { order, changes } };
    const { told, undo } = perform(action);
    const diff = await told;
    const open = { label: 'Open', run: () => void navigate(orderPath(id)) };
    toast.success(`Order taken. ${diff === null ? '' : formatSentence(diff.summary)}`.trim(), {
      undo,
      open,
      detail: allOfIt(diff),
    });
  };
}
