import { AddLineButton } from '#ui/editing/line-buttons.tsx';
import { PERCENT } from '#domain/units/limits.ts';
import { draftFields } from '#ui/editing/draft-fields.ts';
import { TextInput } from '@mantine/core';
import { useNewId } from '#state/react/use-farm.ts';
import { SelectField } from '#ui/fields/form-fields.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { taxChoices } from './issue-draft.ts';
import { taxProblem, type InvoicingDraft, type TaxDraft } from './invoicing-draft.ts';
import classes from './invoices.module.css';
import { RemoveLine } from './remove-line.tsx';

/** Tax rates of the farm, and which of them products have that name none. */
export function TaxFields(props: {
  readonly draft: Pick<InvoicingDraft, 'taxes' | 'defaultTaxId'>;
  readonly onChange: (part: Pick<Partial<InvoicingDraft>, 'taxes' | 'defaultTaxId'>) => void;
}) {
  const { taxes, defaultTaxId } = props.draft;
  const newId = useNewId();
  const change = (id: string, some: Partial<TaxDraft>) =>
    props.onChange({ taxes: taxes.map((rate) => (rate.id === id ? { ...rate, ...some } : rate)) });
  const add = () => {
    const rate = { id: newId('tax'), name: '', percent: null };
    const isFirst = taxes.length === 0;
    props.onChange({ taxes: [...taxes, rate], ...(isFirst && { defaultTaxId: rate.id }) });
  };
  return (
    <>
      {taxes.map((rate) => (
        <TaxRow
          key={rate.id}
          rate={rate}
          onChange={(some) => change(rate.id, some)}
          onRemove={() => props.onChange({ taxes: taxes.filter(({ id }) => id !== rate.id) })}
        />
      ))}
      {taxes.length > 0 && (
        <SelectField
          label="Usual tax"
          description="Products can have another one."
          data={taxChoices(taxes)}
          value={defaultTaxId ?? ''}
          onChange={(id) => props.onChange({ defaultTaxId: id || null })}
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

function TaxRow(props: {
  readonly rate: TaxDraft;
  readonly onChange: (some: Partial<TaxDraft>) => void;
  readonly onRemove: () => void;
}) {
  const { rate, onChange, onRemove } = props;
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
      <RemoveLine what={rate.name || 'tax'} onRemove={onRemove} />
    </div>
  );
}
