import { type FormOf, draftFields } from '#ui/editing/draft-fields.ts';
import { NotesField, OptionalSelect, SelectField } from '#ui/fields/form-fields.tsx';
import { Switch, TextInput } from '@mantine/core';
import { type ProductDraft, SOLD_UNITS } from '#domain/alchemy/products/product-draft.ts';
import type { NewProductPlace } from '#domain/alchemy/products/product-save-problem.ts';
import { NumberField } from '#ui/fields/number-field.tsx';
import classes from './pro-products.module.css';
import { useFarm } from '#state/react/use-farm.ts';

export function ProductFields({ draft, onChange }: FormOf<ProductDraft>) {
  const field = draftFields(draft, onChange);
  return (
    <div className={classes.fields}>
      <TextInput label="Name" className={classes.half ?? ''} {...field.text('name')} />
      <CategoryFields draft={draft} onChange={onChange} />
      <NumberField label="Batch quantity" thousandSeparator="," {...field.of('batchOutputQty')} />
      <SelectField label="Sold unit" data={SOLD_UNITS} {...field.of('unit')} />
      <TextInput label="SKU" {...field.text('sku')} />
      <Switch label="Active" className={classes.switch ?? ''} {...field.checked('active')} />
      <NotesField className={classes.full} minRows={1} {...field.of('notes')} />
    </div>
  );
}

/** Where a product stands in the tree. A subgroup belongs to its category. */
export function CategoryFields({ draft, onChange }: FormOf<NewProductPlace>) {
  const { categoryId, subgroupId } = draft;
  const { categories, subgroups } = useFarm((farm) => farm.alchemy);
  const offered = subgroups.filter((subgroup) => subgroup.categoryId === categoryId);
  const isKnown = categories.some(({ id }) => id === categoryId);
  return (
    <>
      <SelectField
        label="Category"
        data={[
          ...(isKnown ? [] : [{ value: '', label: 'Choose a category' }]),
          ...categories.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={isKnown ? categoryId : ''}
        onChange={(categoryId) => onChange({ categoryId, subgroupId: null })}
      />
      <OptionalSelect
        label="Subgroup"
        none="No subgroup"
        data={offered.map(({ id, name }) => ({ value: id, label: name }))}
        value={offered.some(({ id }) => id === subgroupId) ? subgroupId : null}
        onChange={(picked) => onChange({ subgroupId: picked })}
      />
    </>
  );
}
