import type { ProOrder } from '#domain/alchemy/alchemy.ts';
import { ruleFrom } from '#domain/alchemy/orders/standing-order.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { Frequency } from '#domain/orders/order.ts';
import { usePerform, useUndoLast } from '#state/react/use-farm.ts';
import { saveAndSay } from '#ui/toasts/save-and-say.ts';
import { toast } from '#ui/toasts/toast.ts';
import { fieldsOf, type NewOrderDraft } from '../lines/pro-order-draft.ts';

/** Makes a standing order of what was typed, from its due date on. */
export function useCreateRecurring() {
  const perform = usePerform();
  const undoLast = useUndoLast();
  return (draft: NewOrderDraft, frequency: Frequency, startDate: IsoDate) => {
    const { customer, notes, lines } = fieldsOf('', draft);
    perform({
      type: 'ADD_PRO_STANDING',
      payload: { id: '', customer, notes, lines, ...ruleFrom(frequency, startDate) },
    });
    toast.success('Recurring order created', { undo: undoLast() });
  };
}

/** Ends the standing order behind an event with that event. */
export function useEndRecurring(): (event: NonNullable<ProOrder['standing']>) => void {
  const perform = usePerform();
  const undoLast = useUndoLast();
  return ({ id, dateISO }) => {
    saveAndSay(
      () => perform({ type: 'UPDATE_PRO_STANDING', payload: { id, patch: { endDate: dateISO } } }),
      () => ({ text: 'Recurring order ends with this one', undo: undoLast() }),
    );
  };
}
