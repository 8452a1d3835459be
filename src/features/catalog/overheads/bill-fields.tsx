import { type FormOf, draftFields } from '#ui/editing/draft-fields.ts';
import { formatDollars } from '#ui/format.ts';
import { TextInput } from '@mantine/core';
import type { RefObject } from 'react';
import {
  OVERHEAD_CATEGORIES,
  type OverheadCategory,
} from '#domain/catalog/overheads/overhead-categories.ts';
import { keysOf } from '#domain/records/lists.ts';
import { MONTH_NAMES } from '#domain/calendar/month-grid.ts';
import type { BillDraft } from '#domain/catalog/overheads/overhead-save.ts';
import { MoneyField, NumberField } from '#ui/fields/number-field.tsx';
import classes from './overheads.module.css';
import { SelectField } from '#ui/fields/form-fields.tsx';

const categories = keysOf(OVERHEAD_CATEGORIES).map((value) => ({
  value,
  label: OVERHEAD_CATEGORIES[value].label,
}));

const months = MONTH_NAMES.map((label, index) => ({ value: String(index + 1), label }));

export function BillFields(
  props: FormOf<BillDraft> & { readonly nameRef?: RefObject<HTMLInputElement | null> },
) {
  const { draft, onChange, nameRef } = props;
  const field = draftFields(draft, onChange);
  return (
    <div className={classes.fields}>
      <TextInput
        label="Name"
        data-autofocus
        {...(nameRef !== undefined && { ref: nameRef })}
        {...field.text('name')}
      />
      <CategoryField {...field.of('category')} />
      <MoneyField
        min={null}
        label="Amount"
        decimalScale={2}
        placeholder={formatDollars(0)}
        {...field.of('amount')}
      />
      <div className={classes.halves}>
        <SelectField
          label="Month"
          data={months}
          value={String(draft.month ?? 1)}
          onChange={(picked) => onChange({ month: Number(picked) })}
        />
        <NumberField
          label="Year"
          allowDecimal={false}
          min={2000}
          max={2100}
          {...field.of('year')}
        />
      </div>
      <TextInput label="Notes" placeholder="Optional" {...field.text('notes')} />
    </div>
  );
}

export function CategoryField(props: {
  readonly value: OverheadCategory;
  readonly onChange: (category: OverheadCategory) => void;
}) {
  const { description } = OVERHEAD_CATEGORIES[props.value];
  return <SelectField label="Category" data={categories} description={description} {...props} />;
}
