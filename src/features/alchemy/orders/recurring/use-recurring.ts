import type { ProOrder } from '#domain/alchemy/alchemy.ts';
import { ruleFrom } from '#domain/alchemy/orders/standing-order.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { Frequency } from '#domain/orders/order.ts';
import { useCarryOut } from '#state/react/use-farm.ts';
import { fieldsOf, type NewOrderDraft } from '../lines/pro-order-draft.ts';

/** Makes a standing order of what was typed, from its due date on; answers whether it was made. */
export function useCreateRecurring() {
  const carryOut = useCarryOut();
  return (draft: NewOrderDraft, frequency: Frequency, startDate: IsoDate): boolean => {
    const { customer, notes, lines } = fieldsOf('', draft);
    const payload = { id: '', customer, notes, lines, ...ruleFrom(frequency, startDate) };
    return carryOut({ type: 'ADD_PRO_STANDING', payload }, 'Recurring order created');
  };
}

/** Ends the standing order behind an event with that event. */
export function useEndRecurring(): (event: NonNullable<ProOrder['standing']>) => void {
  const carryOut = useCarryOut();
  return ({ id, dateISO: endDate }) => {
    const action = { type: 'UPDATE_PRO_STANDING', payload: { id, patch: { endDate } } } as const;
    carryOut(action, 'Recurring order ends with this one');
  };
}
