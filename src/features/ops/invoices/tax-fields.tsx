import { AddLineButton, RemoveLineButton } from '#ui/editing/line-buttons.tsx';
import { PERCENT } from '#domain/units/limits.ts';
import { type FormOf, draftFields } from '#ui/editing/draft-fields.ts';
import { rowForm, type RowOf } from '#ui/editing/use-typed-rows.ts';
import { TextInput } from '@mantine/core';
import { useNewId } from '#state/react/use-farm.ts';
import { OptionalSelect } from '#ui/fields/form-fields.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { taxChoices } from './issue-draft.ts';
import { taxProblem, type InvoicingDraft, type TaxDraft } from './invoicing-draft.ts';
import classes from './invoices.module.css';

/** Tax rates of the farm, and which of them products have that name none. */
export function TaxFields({ draft, onChange }: FormOf<InvoicingDraft>) {
  const { taxes } = draft;
  const newId = useNewId();
  const change = (typed: readonly TaxDraft[]) => onChange({ taxes: typed });
  const add = () => {
    const rate = { id: newId('tax'), name: '', percent: null };
    const isFirst = taxes.length === 0;
    onChange({ taxes: [...taxes, rate], ...(isFirst && { defaultTaxId: rate.id }) });
  };
  return (
    <>
      {taxes.map((rate) => (
        <TaxRow key={rate.id} {...rowForm(taxes, change, rate)} />
      ))}
      {taxes.length > 0 && (
        <OptionalSelect
          label="Usual tax"
          description="Products can have another one."
          none="No tax"
          data={taxChoices(taxes)}
          {...draftFields(draft, onChange).of('defaultTaxId')}
        />
      )}
      <div>
        <AddLineButton size="sm" onClick={add}>
          Add tax
        </AddLineButton>
      </div>
    </>
  );
}

function TaxRow({ draft: rate, onChange, onRemove }: RowOf<TaxDraft>) {
  const problem = taxProblem(rate);
  const field = draftFields(rate, onChange);
  return (
    <div className={classes.taxRow} role="group" aria-label={rate.name || 'New tax'}>
      <TextInput label="Tax" {...field.text('name')} />
      <NumberField
        label="Percent"
        suffix="%"
        {...PERCENT}
        error={rate.name === '' ? null : problem}
        {...field.of('percent')}
      />
      <RemoveLineButton
        what={rate.name || 'tax'}
        onRemove={onRemove}
        className={classes.removeLine}
        iconSize="1.125rem"
      />
    </div>
  );
}
