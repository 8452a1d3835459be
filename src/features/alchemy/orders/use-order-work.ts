import { formatSentence } from '#ui/format.ts';
import type { ProOrder } from '#domain/alchemy/alchemy.ts';
import { type OrderStep, statusAfter } from '#domain/alchemy/orders/order-steps.ts';
import { deleteEffect, stepEffect } from '#domain/alchemy/orders/stock-effect.ts';
import { useCarryOut, useFarm } from '#state/react/use-farm.ts';
import type { FarmAction } from '#state/records/farm-action.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { orderEdits } from './use-save-orders.ts';
import { STEP_TEXT } from './pro-order-text.ts';

/** Takes the steps of an order that move stock; what gives stock back asks first. */
export function useTakeStep(): (order: ProOrder, step: OrderStep) => Promise<void> {
  const confirm = useConfirm();
  const carryOut = useCarryOut();
  const alchemy = useFarm((farm) => farm.alchemy);
  return async (order, step) => {
    const { id, _reserved: givesBack } = order;
    const { button, asks, done } = STEP_TEXT[step];
    const effect = formatSentence(stepEffect(order, step, alchemy));
    if (asks !== undefined && givesBack) {
      const agreed = await confirm(`${asks} ${id}?`, {
        detail: effect,
        confirm: button,
        cancel: 'Keep as it is',
      });
      if (!agreed) return;
    }
    const action: FarmAction =
      step === 'complete'
        ? { type: 'COMPLETE_PRO_ORDER', payload: { id } }
        : { type: 'MOVE_PRO_ORDER', payload: { id, status: statusAfter(step, order) } };
    carryOut(action, done, { detail: effect });
  };
}

export function useDeleteProOrder(): (order: ProOrder) => Promise<boolean> {
  const confirm = useConfirm();
  const carryOut = useCarryOut();
  const alchemy = useFarm((farm) => farm.alchemy);
  return async (order) => {
    const effect = deleteEffect(order, alchemy);
    const detail = effect === null ? {} : { detail: formatSentence(effect) };
    if (!(await confirm(`Delete order ${order.id}?`, detail))) return false;
    const action = { type: 'DELETE_PRO_ORDER', payload: { id: order.id } } as const;
    const isGone = carryOut(action, 'Order deleted', detail);
    if (isGone) orderEdits.change(order.id, () => null);
    return isGone;
  };
}
