import { AddLineButton, RemoveLineButton } from '#ui/editing/line-buttons.tsx';
import { draftFields } from '#ui/editing/draft-fields.ts';
import { rowForm, type RowOf } from '#ui/editing/use-typed-rows.ts';
import { TextInput } from '@mantine/core';
import type { TaxRate } from '#domain/settings/invoicing-settings.ts';
import { OptionalSelect } from '#ui/fields/form-fields.tsx';
import { MoneyField, NumberField } from '#ui/fields/number-field.tsx';
import { taxChoices, type OwnLine } from './issue-draft.ts';
import classes from './invoices.module.css';

/** Lines of one’s own: a fee, or a discount below 0. */
export function OwnLines(props: {
  readonly lines: readonly OwnLine[];
  readonly taxes: readonly TaxRate[];
  readonly onChange: (lines: readonly OwnLine[]) => void;
}) {
  const { lines, taxes, onChange } = props;
  const add = () => {
    const key = Math.max(0, ...lines.map((line) => line.key)) + 1;
    onChange([...lines, { key, text: '', quantity: 1, unitPrice: null, taxId: null }]);
  };
  return (
    <div className={classes.own}>
      {lines.map((line) => (
        <OwnLineFields key={line.key} {...rowForm(lines, onChange, line)} taxes={taxes} />
      ))}
      <AddLineButton size="sm" onClick={add}>
        Add line
      </AddLineButton>
    </div>
  );
}

function OwnLineFields(props: RowOf<OwnLine> & { readonly taxes: readonly TaxRate[] }) {
  const { draft: line, taxes, onChange, onRemove } = props;
  const field = draftFields(line, onChange);
  return (
    <div className={classes.ownLine} role="group" aria-label={line.text || 'New line'}>
      <TextInput label="Line" className={classes.ownText} {...field.text('text')} />
      <NumberField min={null} label="Quantity" {...field.of('quantity')} />
      <MoneyField min={null} label="Price" {...field.of('unitPrice')} />
      {taxes.length > 0 && (
        <OptionalSelect label="Tax" none="No tax" data={taxChoices(taxes)} {...field.of('taxId')} />
      )}
      <RemoveLineButton
        what={line.text || 'line'}
        onRemove={onRemove}
        className={classes.removeLine}
        iconSize="1.125rem"
      />
    </div>
  );
}
