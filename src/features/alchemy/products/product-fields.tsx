import { draftFields } from '#ui/editing/draft-fields.ts';
import { NotesField, SelectField } from '#ui/fields/form-fields.tsx';
import { Switch, TextInput } from '@mantine/core';
import { SOLD_UNITS, type ProductDraft } from '#domain/alchemy/products/product-draft.ts';
import { NumberField } from '#ui/fields/number-field.tsx';
import { CategoryFields } from './category-fields.tsx';
import classes from './pro-products.module.css';

export function ProductFields(props: {
  readonly draft: ProductDraft;
  readonly onChange: (draft: ProductDraft) => void;
}) {
  const { draft, onChange } = props;
  const field = draftFields(draft, (part) => onChange({ ...draft, ...part }));
  return (
    <div className={classes.fields}>
      <TextInput label="Name" className={classes.half ?? ''} {...field.text('name')} />
      <CategoryFields
        categoryId={draft.categoryId}
        subgroupId={draft.subgroupId}
        onChange={(place) => onChange({ ...draft, ...place })}
      />
      <NumberField
        label="Batch quantity"
        thousandSeparator=","
        min={0}
        {...field.of('batchOutputQty')}
      />
      <SelectField label="Sold unit" data={SOLD_UNITS} {...field.of('unit')} />
      <TextInput label="SKU" {...field.text('sku')} />
      <Switch label="Active" className={classes.switch ?? ''} {...field.checked('active')} />
      <NotesField className={classes.full} minRows={1} {...field.of('notes')} />
    </div>
  );
}
