import type { ShownDialog } from '#ui/dialogs/dialog.tsx';
import { type FormOf, draftFields } from '#ui/editing/draft-fields.ts';
import { TextInput } from '@mantine/core';
import type { ProProduct } from '#domain/alchemy/alchemy.ts';
import { alchemyId } from '#domain/alchemy/alchemy-id.ts';
import {
  NEW_PRODUCT,
  newProductProblem,
  type NewProductDraft,
  type NewProductPlace,
} from '#domain/alchemy/products/product-save-problem.ts';
import { useSaveRecord, useFarm, useNow } from '#state/react/use-farm.ts';
import { NumberField } from '#ui/fields/number-field.tsx';
import { SaveDialog, useDraft } from '#ui/editing/save-dialog.tsx';
import { CategoryFields } from './product-fields.tsx';
import classes from './pro-products.module.css';
import { SOLD_UNITS } from '#domain/alchemy/products/product-draft.ts';
import { SelectField } from '#ui/fields/form-fields.tsx';

export function ProductDialog(
  props: ShownDialog & {
    readonly place: NewProductPlace;
    readonly onAdded: (id: string) => void;
  },
) {
  const { place, onAdded, ...shown } = props;
  const { products } = useFarm((farm) => farm.alchemy);
  const saveRecord = useSaveRecord();
  const now = useNow();
  const [draft, change] = useDraft({ ...NEW_PRODUCT, ...place });
  const problem = newProductProblem(draft);
  const save = () => {
    const wanted = alchemyId('prd', draft.name, Date.parse(now()));
    // Two of one name in the same millisecond are the same click.
    if (products.some(({ id }) => id === wanted)) return false;
    const action = { type: 'ADD_PRO_PRODUCT', payload: newProduct(wanted, draft) } as const;
    const isSaved = saveRecord(() => action, 'Product saved');
    if (isSaved) onAdded(wanted);
    return isSaved;
  };
  return (
    <SaveDialog
      {...shown}
      title="Add Product"
      problem={problem}
      save={save}
      saveLabel="Add Product"
    >
      <NewProductFields draft={draft} onChange={change} />
    </SaveDialog>
  );
}

function NewProductFields({ draft, onChange }: FormOf<NewProductDraft>) {
  const field = draftFields(draft, onChange);
  return (
    <div className={classes.dialogFields}>
      <TextInput label="Name" data-autofocus {...field.text('name')} />
      <div className={classes.halves}>
        <CategoryFields draft={draft} onChange={onChange} />
        <NumberField label="Batch quantity" {...field.of('batchOutputQty')} />
        <SelectField label="Sold unit" data={SOLD_UNITS} {...field.of('unit')} />
      </div>
    </div>
  );
}

function newProduct(id: string, draft: NewProductDraft): ProProduct {
  const batchOutputQty = draft.batchOutputQty ?? 1;
  return { id, ...draft, batchOutputQty, recipe: [], sku: '', active: true, notes: '' };
}
