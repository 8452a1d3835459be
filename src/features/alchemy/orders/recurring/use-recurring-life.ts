import type { ProRecurrence } from '#domain/alchemy/alchemy.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { NewDeliveryChange } from '#domain/orders/delivery-change.ts';
import type { OrderPause } from '#domain/orders/order.ts';
import { usePerform, useUndoLast } from '#state/react/use-farm.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { saveAndSay } from '#ui/toasts/save-and-say.ts';
import { toast } from '#ui/toasts/toast.ts';

/** What was changed of a standing order; without lines it brings what it brought. */
interface RecurringChange {
  readonly endDate: IsoDate | null;
  readonly pauses: readonly OrderPause[];
  readonly lines?: ProRecurrence['lines'];
}

/** Changes, ends, pauses and deletes a standing order, and settles something about one of its events; each with a way back. */
export function useRecurringLife() {
  const perform = usePerform();
  const undoLast = useUndoLast();
  const confirm = useConfirm();
  return {
    /** False when it could not be saved. */
    save: ({ id }: ProRecurrence, { endDate, pauses, lines }: RecurringChange): boolean => {
      const patch = {
        endDate: endDate ?? undefined,
        pauses: pauses.length === 0 ? undefined : pauses,
        ...(lines && { lines }),
      };
      return saveAndSay(
        () => perform({ type: 'UPDATE_PRO_STANDING', payload: { id, patch } }),
        () => ({ text: 'Recurring order saved', undo: undoLast() }),
      );
    },
    agree: (change: NewDeliveryChange, told: string): void => {
      saveAndSay(
        () => perform({ type: 'CHANGE_DELIVERIES', payload: { add: [change], remove: [] } }),
        () => ({ text: told, undo: undoLast() }),
      );
    },
    /** Asks first; false when it stays. */
    end: async ({ id }: ProRecurrence): Promise<boolean> => {
      const detail = 'Its drafts are deleted. Orders you changed, reserved or completed stay.';
      if (!(await confirm(`Delete recurring order ${id}?`, { detail }))) return false;
      perform({ type: 'DELETE_PRO_STANDING', payload: { id } });
      toast.success('Recurring order deleted', { undo: undoLast() });
      return true;
    },
  };
}
