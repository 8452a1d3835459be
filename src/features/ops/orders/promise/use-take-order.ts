import { useNavigate } from 'react-router';
import { shortDayLabel } from '#domain/calendar/day-label.ts';
import type { NewDeliveryChange } from '#domain/orders/delivery-change.ts';
import { trialOrder } from '#domain/promise/promise-question.ts';
import type { PromiseQuestion } from '#domain/promise/promise-question.ts';
import type { FarmAction } from '#state/actions/farm-action.ts';
import { useFarmStore } from '#state/react/farm-context.ts';
import { useNewId, useNow, usePerform, useUndoLast } from '#state/react/use-farm.ts';
import { usePlanDiff } from '#state/react/use-plan-diff.ts';
import { orderPath } from '#ui/route-paths.ts';
import { toast } from '#ui/toasts/toast.ts';

/** Takes the order that was asked about, together with what it takes from the harvests. */
export function useTakeOrder() {
  const { state } = useFarmStore();
  const perform = usePerform();
  const undoLast = useUndoLast();
  const newId = useNewId();
  const now = useNow();
  const diff = usePlanDiff();
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
    const moved = diff(action);
    perform(action);
    const undo = undoLast();
    const summary = (await moved)?.summary ?? '';
    const open = { label: 'Open', run: () => void navigate(orderPath(id)) };
    toast.success(`Order taken. ${summary}`.trim(), { undo, open });
  };
}
