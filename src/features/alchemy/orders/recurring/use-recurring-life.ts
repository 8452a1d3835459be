import type { ProRecurrence } from '#domain/alchemy/alchemy.ts';
import type { NewDeliveryChange } from '#domain/orders/delivery-change.ts';
import type { RecurringLife } from '#domain/orders/order.ts';
import type { RecordPatch } from '#domain/records/change-records.ts';
import { useCarryOut, useSeenFarm } from '#state/react/use-farm.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';

/** Without lines it brings what it brought. */
type RecurringChange = RecordPatch<RecurringLife> & Partial<Pick<ProRecurrence, 'lines'>>;

/** Changes and deletes a standing order, and settles something about one of its events; each with a way back. */
export function useRecurringLife() {
  const carryOut = useCarryOut(useSeenFarm());
  const confirm = useConfirm();
  return {
    /** False when it could not be saved. */
    save: ({ id }: ProRecurrence, patch: RecurringChange): boolean =>
      carryOut({ type: 'UPDATE_PRO_STANDING', payload: { id, patch } }, 'Recurring order saved'),
    agree: (change: NewDeliveryChange, told: string): void => {
      carryOut({ type: 'CHANGE_DELIVERIES', payload: { add: [change], remove: [] } }, told);
    },
    /** Asks first; false when it stays. */
    end: async ({ id }: ProRecurrence): Promise<boolean> => {
      const detail = 'Its drafts are deleted. Orders you changed, reserved or completed stay.';
      if (!(await confirm(`Delete recurring order ${id}?`, { detail }))) return false;
      return carryOut({ type: 'DELETE_PRO_STANDING', payload: { id } }, 'Recurring order deleted');
    },
  };
}
