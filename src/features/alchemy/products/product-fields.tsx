import { NotesField, SelectField } from '#ui/fields/form-fields.tsx';
import { Switch, TextInput } from '@mantine/core';
import { SOLD_UNITS, type ProductDraft } from '#domain/alchemy/products/product-draft.ts';
import { NumberField } from '#ui/fields/number-field.tsx';
import { CategoryFields } from './category-fields.tsx';
import classes from './pro-products.module.css';

/** What a product is called, where it stands and what a batch of it gives. */
export function ProductFields(props: {
  readonly draft: ProductDraft;
  readonly onChange: (draft: ProductDraft) => void;
}) {
  const { draft, onChange } = props;
  return (
    <div className={classes.fields}>
      <TextInput
        label="Name"
        className={classes.half ?? ''}
        value={draft.name}
        onChange={(event) => onChange({ ...draft, name: event.currentTarget.value })}
      />
      <CategoryFields
        categoryId={draft.categoryId}
        subgroupId={draft.subgroupId}
        onChange={(place) => onChange({ ...draft, ...place })}
      />
      <NumberField
        label="Batch quantity"
        thousandSeparator=","
        min={0}
        value={draft.batchOutputQty}
        onChange={(batchOutputQty) => onChange({ ...draft, batchOutputQty })}
      />
      <SelectField
        label="Sold unit"
        data={SOLD_UNITS}
        value={draft.unit}
        onChange={(unit) => onChange({ ...draft, unit })}
      />
      <TextInput
        label="SKU"
        value={draft.sku}
        onChange={(event) => onChange({ ...draft, sku: event.currentTarget.value })}
      />
      <Switch
        label="Active"
        className={classes.switch ?? ''}
        checked={draft.active}
        onChange={(event) => onChange({ ...draft, active: event.currentTarget.checked })}
      />
      <NotesField
        className={classes.full}
        minRows={1}
        value={draft.notes}
        onChange={(notes) => onChange({ ...draft, notes })}
      />
    </div>
  );
}
