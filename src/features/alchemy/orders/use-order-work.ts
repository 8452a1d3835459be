import { useCallback } from 'react';
import type { ProOrder } from '#domain/alchemy/alchemy.ts';
import { shortageSentence } from '#domain/alchemy/orders/shortages.ts';
import { type OrderStep, statusAfter, takeStep } from '#domain/alchemy/orders/order-steps.ts';
import { deleteEffect, stepEffect } from '#domain/alchemy/orders/stock-effect.ts';
import { useFarm, usePerform, useUndoLast } from '#state/react/use-farm.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { saveAndSay } from '#ui/toasts/save-and-say.ts';
import { toast } from '#ui/toasts/toast.ts';
import { orderEdits } from './order-edits.ts';
import { STEP_TEXT } from './pro-order-text.ts';
import { selectAlchemy } from './select-shop.ts';

/** Takes the steps of an order that move stock; what gives stock back asks first. */
export function useTakeStep(): (order: ProOrder, step: OrderStep) => Promise<void> {
  const confirm = useConfirm();
  const perform = usePerform();
  const undoLast = useUndoLast();
  const alchemy = useFarm(selectAlchemy);
  return useCallback(
    async (order, step) => {
      const { id, _reserved: givesBack } = order;
      const { button, asks, done } = STEP_TEXT[step];
      const effect = stepEffect(order, step, alchemy);
      if (asks !== undefined && givesBack) {
        const agreed = await confirm(`${asks} ${id}?`, {
          detail: effect,
          confirm: button,
          cancel: 'Keep as it is',
        });
        if (!agreed) return;
      }
      const taken = takeStep(order, step, alchemy);
      if (!taken.ok) {
        toast.error(taken.problems[0] ?? shortageSentence(taken.shortages));
        return;
      }
      saveAndSay(
        () =>
          perform(
            step === 'complete'
              ? { type: 'COMPLETE_PRO_ORDER', payload: { id } }
              : { type: 'MOVE_PRO_ORDER', payload: { id, status: statusAfter(step, order) } },
          ),
        () => ({ text: done, detail: effect, undo: undoLast() }),
      );
    },
    [alchemy, confirm, perform, undoLast],
  );
}

/** Deletes an order after a question; answers whether it is gone. */
export function useDeleteProOrder(): (order: ProOrder) => Promise<boolean> {
  const confirm = useConfirm();
  const perform = usePerform();
  const undoLast = useUndoLast();
  const alchemy = useFarm(selectAlchemy);
  return useCallback(
    async (order) => {
      const effect = deleteEffect(order, alchemy);
      const detail = effect === null ? {} : { detail: effect };
      if (!(await confirm(`Delete order ${order.id}?`, detail))) return false;
      perform({ type: 'DELETE_PRO_ORDER', payload: { id: order.id } });
      orderEdits.change(order.id, () => null);
      toast.success('Order deleted', { ...detail, undo: undoLast() });
      return true;
    },
    [alchemy, confirm, perform, undoLast],
  );
}
