import type { ProOrder } from '#domain/alchemy/alchemy.ts';
import { calendarDay, dayNumber, weekdayOf } from '#domain/calendar/day-number.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { usualInterval } from '#domain/orders/frequencies.ts';
import { usePerform, useUndoLast } from '#state/react/use-farm.ts';
import { saveAndSay } from '#ui/toasts/save-and-say.ts';
import { toast } from '#ui/toasts/toast.ts';
import { fieldsOf, type NewOrderDraft } from './pro-order-draft.ts';
import type { ProRepeat } from './repeat-field.tsx';

/** Days of the first four weeks of a month. */
const LAST_WEEK = 4;

/** Makes a standing order of what was typed, from its due date on. */
export function useCreateStanding() {
  const perform = usePerform();
  const undoLast = useUndoLast();
  return (draft: NewOrderDraft, frequency: Exclude<ProRepeat, ''>, startDate: IsoDate) => {
    const { customer, notes, lines } = fieldsOf('', draft);
    const { day } = calendarDay(dayNumber(startDate));
    // The rule has four weeks: what is later is in the last of them.
    const week = Math.min(LAST_WEEK, Math.ceil(day / 7)) as 1 | 2 | 3 | 4;
    perform({
      type: 'ADD_PRO_STANDING',
      payload: {
        id: '',
        customer,
        notes,
        lines,
        startDate,
        frequency,
        weekday: weekdayOf(startDate),
        interval: usualInterval(frequency),
        ...(frequency === 'MONTHLY_NTH' && { weekOfMonth: week }),
      },
    });
    toast.success('Standing order created', { undo: undoLast() });
  };
}

/** Ends the standing order behind an event with that event. */
export function useEndStanding(): (event: NonNullable<ProOrder['standing']>) => void {
  const perform = usePerform();
  const undoLast = useUndoLast();
  return ({ id, dateISO }) => {
    saveAndSay(
      () => perform({ type: 'UPDATE_PRO_STANDING', payload: { id, patch: { endDate: dateISO } } }),
      () => ({ text: 'Standing order ends with this one', undo: undoLast() }),
    );
  };
}
