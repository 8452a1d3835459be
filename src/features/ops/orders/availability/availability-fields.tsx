import { draftFields } from '#ui/editing/draft-fields.ts';
import { Autocomplete, Chip, Select } from '@mantine/core';
import { useMemo, useRef } from 'react';
import { addDays } from '#domain/calendar/iso-date.ts';
import { lastAnsweredDay } from '#domain/answers/availability/availability-question.ts';
import { formatDay } from '#ui/format.ts';
import { selectCustomerNames } from '#state/selectors/sales/customers.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { DateField, SelectField } from '#ui/fields/form-fields.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import classes from './availability-dialog.module.css';
import { availabilityUnits } from './availability-draft.ts';
import type { AvailabilityEditing } from './use-availability-question.ts';
import { availabilityItemKey } from '#state/selectors/availability-items.ts';
import { Group } from '#ui/kit/plain-parts.tsx';

const CHIP_DAYS = 7;

type AvailabilityFieldsProps = Pick<
  AvailabilityEditing,
  'draft' | 'onChange' | 'items' | 'problems' | 'today' | 'sold'
>;

export function AvailabilityFields(props: AvailabilityFieldsProps) {
  const { draft, onChange, problems } = props;
  const customers = useFarm(selectCustomerNames);
  const amountField = useRef<HTMLInputElement>(null);
  const field = draftFields(draft, onChange);
  return (
    <div className={classes.fields}>
      <WhatField {...props} onPicked={() => amountField.current?.focus()} />
      <div className={classes.amount}>
        <NumberField
          ref={amountField}
          label={props.sold.unit === 'tray' ? 'How many trays' : 'How much'}
          inputMode="decimal"
          error={problems.amount}
          errorProps={{ className: classes.wideError ?? '' }}
          {...field.of('amount')}
        />
        {props.sold.unit !== 'tray' && (
          <SelectField aria-label="Unit" data={availabilityUnits()} {...field.of('unit')} />
        )}
      </div>
      <DayField {...props} />
      <Autocomplete
        label="For"
        placeholder="Customer, optional"
        data={customers}
        {...field.of('customer')}
      />
    </div>
  );
}

function WhatField(props: AvailabilityFieldsProps & { readonly onPicked: () => void }) {
  const { draft, onChange, items, problems } = props;
  const groups = useMemo(() => {
    const optionsOf = (some: typeof items) =>
      some.map((item) => ({ value: availabilityItemKey(item), label: item.name }));
    return [
      { group: 'Varieties', items: optionsOf(items.filter(({ kind }) => kind === 'variety')) },
      { group: 'Products', items: optionsOf(items.filter(({ kind }) => kind !== 'variety')) },
    ].filter((group) => group.items.length > 0);
  }, [items]);
  return (
    <Select
      label="What"
      data-autofocus
      placeholder="Variety or product"
      searchable
      nothingFoundMessage="No matches"
      allowDeselect={false}
      data={groups}
      value={draft.itemKey}
      error={problems.item}
      onChange={(itemKey) => {
        onChange({ itemKey });
        if (itemKey !== null) props.onPicked();
      }}
    />
  );
}

function DayField({ draft, onChange, problems, today }: AvailabilityFieldsProps) {
  const days = Array.from({ length: CHIP_DAYS }, (_, index) => addDays(today, index));
  const words = ['Today', 'Tomorrow'];
  return (
    <div>
      <Group gap="xs" role="group" aria-label="Day" className={classes.days}>
        {days.map((day, index) => (
          <Chip
            key={day}
            classNames={{ label: classes.day ?? '' }}
            checked={draft.dateISO === day}
            onChange={() => onChange({ dateISO: day })}
          >
            {words[index] ?? formatDay(day)}
          </Chip>
        ))}
      </Group>
      <DateField
        label="Day"
        min={today}
        max={lastAnsweredDay(today)}
        error={problems.day}
        {...draftFields(draft, onChange).of('dateISO')}
      />
    </div>
  );
}
