import { weekdayName } from '#domain/calendar/day-label.ts';
import type { Weekday } from '#domain/calendar/iso-date.ts';
import { weekdaysFrom } from '#domain/calendar/month-grid.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { NumberField } from '#ui/fields/number-field.tsx';
import { draftFields, type FormOf } from '#ui/editing/draft-fields.ts';
import type { OrderDraft } from '../order-draft.ts';
import { FREQUENCY_LABELS } from '#domain/orders/order.ts';
import type { WeekOfMonth } from '#domain/orders/week-of-repeat.ts';
import { SelectField } from '#ui/fields/form-fields.tsx';

const weeks: Readonly<Record<string, string>> = { 1: '1st', 2: '2nd', 3: '3rd', 4: '4th' };

export function FrequencyField({ draft, onChange }: FormOf<OrderDraft>) {
  return (
    <SelectField
      label="Frequency"
      data={FREQUENCY_LABELS}
      {...draftFields(draft, onChange).of('frequency')}
    />
  );
}

/** The day of the week, in the order of the farm's own week. */
export function WeekdayField({ draft, onChange }: FormOf<OrderDraft>) {
  const first = useFarm((farm) => farm.settings.planner.weekStartsOn);
  return (
    <SelectField
      label="Weekday"
      data={weekdaysFrom(first).map((weekday) => ({
        value: String(weekday),
        label: weekdayName(weekday),
      }))}
      value={String(draft.weekday)}
      onChange={(picked) => onChange({ weekday: Number(picked) as Weekday })}
    />
  );
}

/** Which weeks, where the frequency leaves it open. */
export function WeeksField({ draft, onChange }: FormOf<OrderDraft>) {
  if (draft.frequency === 'WEEKLY') {
    return (
      <NumberField
        label="Every"
        rightSection={draft.interval === 1 ? 'week' : 'weeks'}
        rightSectionWidth="4.5rem"
        min={1}
        max={52}
        allowDecimal={false}
        {...draftFields(draft, onChange).of('interval')}
      />
    );
  }
  if (draft.frequency !== 'MONTHLY_NTH') return null;
  return (
    <SelectField
      label="Week of the month"
      data={weeks}
      value={String(draft.weekOfMonth)}
      onChange={(picked) => onChange({ weekOfMonth: Number(picked) as WeekOfMonth })}
    />
  );
}
