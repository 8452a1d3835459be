import { draftFields } from '#ui/editing/draft-fields.ts';
import { MoneyField, NumberField } from '#ui/fields/number-field.tsx';
import { QuantityField } from '#ui/fields/quantity-field.tsx';
import { RequiredNameField, SelectField } from '#ui/fields/form-fields.tsx';
import { TextInput } from '@mantine/core';
import { MATERIAL_TYPES, materialTypeLabel } from '#domain/catalog/materials/material-types.ts';
import classes from './inventory.module.css';
import { purchaseUnitOf } from './material-draft.ts';
import type { MaterialFieldsProps } from './material-fields-props.ts';
import { SupplierFields } from '../buying/supplier-fields.tsx';
import { reorderUrlProblem } from '#domain/catalog/seeds/clean-url.ts';
import { StockFields } from './stock-fields.tsx';
import { TypeFields } from './type-fields.tsx';

const types = MATERIAL_TYPES.map((value) => ({ value, label: materialTypeLabel(value) }));

/** The form of a material: what it is, how it is bought, what its type asks for, and its stock. */
export function MaterialFields(
  props: MaterialFieldsProps & { readonly stockUnitProblem: string | null },
) {
  const { draft, onChange, stockUnitProblem, stored } = props;
  const fields = { draft, stored, onChange };
  const field = draftFields(draft, onChange);
  return (
    <div className={classes.fields}>
      <div className={classes.named}>
        <RequiredNameField {...field.of('name')} />
        <SelectField label="Type" data={types} {...field.of('type')} />
      </div>
      <PurchaseFields {...fields} />
      <TypeFields {...fields} />
      <StockFields {...fields} problem={stockUnitProblem} />
      <div className={classes.halves}>
        <SupplierFields draft={draft} onChange={onChange} />
      </div>
      <TextInput
        label="Reorder link"
        inputMode="url"
        placeholder="https://"
        {...field.text('reorderUrl')}
        error={reorderUrlProblem(draft)}
      />
    </div>
  );
}

/** What is bought at once and for how much; soil comes in packs. */
function PurchaseFields({ draft, onChange }: MaterialFieldsProps) {
  const isSoil = draft.type === 'soil';
  const unit = purchaseUnitOf(draft);
  const label = isSoil ? 'Pack size' : 'Purchase quantity';
  const field = draftFields(draft, onChange);
  return (
    <>
      <div className={classes.halves}>
        <QuantityField
          label={label}
          unitName={isSoil ? 'Unit of pack size' : 'Purchase unit'}
          qty={draft.purchase.qty}
          unit={unit}
          onChange={(qty, chosen) =>
            onChange({
              purchase: { qty, unit: chosen === unit ? draft.purchase.unit : chosen },
            })
          }
        />
        <MoneyField
          label={isSoil ? 'Pack cost' : 'Purchase cost'}
          min={0}
          {...field.of('purchaseCost')}
        />
      </div>
      {unit === 'case' && (
        <div className={classes.halves}>
          <NumberField
            label="Items per case"
            min={0}
            allowDecimal={false}
            thousandSeparator=","
            {...field.of('itemsPerCase')}
          />
        </div>
      )}
    </>
  );
}
