import { formatQuantity } from '#ui/format.ts';
import { unitLabel, COUNT_UNITS, MASS_UNITS, VOLUME_UNITS } from '#domain/units/unit.ts';
import { QuantityField } from '#ui/fields/quantity-field.tsx';
import classes from './inventory.module.css';
import { reorderUnitOf, stockUnitOf } from './material-draft.ts';
import type { MaterialFieldsProps } from './material-fields-props.ts';
import { SelectField } from '#ui/fields/form-fields.tsx';

const units = [...COUNT_UNITS, ...MASS_UNITS, ...VOLUME_UNITS].map((value) => ({
  value,
  label: unitLabel(value),
}));

/** What is there, in which unit it is counted, and when it is time to order more. */
export function StockFields(props: MaterialFieldsProps & { readonly problem: string | null }) {
  const { draft, stored, onChange, problem } = props;
  const unit = stockUnitOf(draft);
  const reorderUnit = reorderUnitOf(draft);
  return (
    <div className={classes.halves}>
      {stored === null ? (
        <QuantityField
          label="On hand"
          unitName="Unit of stock"
          qty={draft.stock.qty}
          unit={unit}
          onChange={(qty, chosen) =>
            onChange({ stock: { qty, unit: chosen === unit ? draft.stock.unit : chosen } })
          }
        />
      ) : (
        <SelectField
          label="Stock counted in"
          data={units}
          value={unit}
          onChange={(unit) => onChange({ stock: { ...draft.stock, unit } })}
          error={problem && <span role="alert">{problem}</span>}
          description={`${formatQuantity(stored.stock)} on hand`}
        />
      )}
      <QuantityField
        label="Reorder at"
        unitName="Unit of reorder level"
        qty={draft.reorder.qty}
        unit={reorderUnit}
        onChange={(qty, chosen) =>
          onChange({ reorder: { qty, unit: chosen === reorderUnit ? draft.reorder.unit : chosen } })
        }
      />
    </div>
  );
}
