import { draftFields } from '#ui/editing/draft-fields.ts';
import { MoneyField, NumberField } from '#ui/fields/number-field.tsx';
import { QuantityField } from '#ui/fields/quantity-field.tsx';
import { RequiredNameField, SelectField } from '#ui/fields/form-fields.tsx';
import { TextInput } from '@mantine/core';
import { MATERIAL_TYPE_LABELS } from '#domain/catalog/materials/material-types.ts';
import {
  amountField,
  chosenUnit,
  type MaterialFieldsProps,
  stockUnitProblem,
} from './material-draft.ts';
import { SupplierFields } from '../buying/supplier-fields.tsx';
import { reorderUrlProblem } from '#domain/catalog/seeds/clean-url.ts';
import { TypeFields } from './type-fields.tsx';
import { formatQuantity } from '#ui/format.ts';
import { unitLabel, COUNT_UNITS, MASS_UNITS, VOLUME_UNITS } from '#domain/units/unit.ts';
import classes from './inventory.module.css';

export function MaterialFields(props: MaterialFieldsProps) {
  const { draft, onChange } = props;
  const field = draftFields(draft, onChange);
  return (
    <div className={classes.fields}>
      <div className={classes.named}>
        <RequiredNameField {...field.of('name')} />
        <SelectField label="Type" data={MATERIAL_TYPE_LABELS} {...field.of('type')} />
      </div>
      <PurchaseFields {...props} />
      <TypeFields {...props} />
      <StockFields {...props} />
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

function PurchaseFields({ draft, onChange }: MaterialFieldsProps) {
  const isSoil = draft.type === 'soil';
  const label = isSoil ? 'Pack size' : 'Purchase quantity';
  const field = draftFields(draft, onChange);
  return (
    <>
      <div className={classes.halves}>
        <QuantityField
          label={label}
          unitName={isSoil ? 'Unit of pack size' : 'Purchase unit'}
          {...amountField({ draft, onChange }, 'purchase')}
        />
        <MoneyField label={isSoil ? 'Pack cost' : 'Purchase cost'} {...field.of('purchaseCost')} />
      </div>
      {chosenUnit(draft, 'purchase') === 'case' && (
        <div className={classes.halves}>
          <NumberField
            label="Items per case"
            allowDecimal={false}
            thousandSeparator=","
            {...field.of('itemsPerCase')}
          />
        </div>
      )}
    </>
  );
}

const units = [...COUNT_UNITS, ...MASS_UNITS, ...VOLUME_UNITS].map((value) => ({
  value,
  label: unitLabel(value),
}));

function StockFields(props: MaterialFieldsProps) {
  const { draft, stored, onChange } = props;
  const problem = stockUnitProblem(draft, stored);
  return (
    <div className={classes.halves}>
      {stored === null ? (
        <QuantityField label="On hand" unitName="Unit of stock" {...amountField(props, 'stock')} />
      ) : (
        <SelectField
          label="Stock counted in"
          data={units}
          value={chosenUnit(draft, 'stock')}
          onChange={(unit) => onChange({ stock: { ...draft.stock, unit } })}
          error={problem && <span role="alert">{problem}</span>}
          description={`${formatQuantity(stored.stock)} on hand`}
        />
      )}
      <QuantityField
        label="Reorder at"
        unitName="Unit of reorder level"
        {...amountField(props, 'reorder')}
      />
    </div>
  );
}
