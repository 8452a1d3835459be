import { MoneyField } from '#ui/fields/money-field.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { QuantityField } from '#ui/fields/quantity-field.tsx';
import classes from './inventory.module.css';
import { purchaseUnitOf } from './material-draft.ts';
import type { MaterialFieldsProps } from './material-fields-props.ts';

/** What is bought at once and for how much; soil comes in packs. */
export function PurchaseFields({ draft, onChange }: MaterialFieldsProps) {
  const isSoil = draft.type === 'soil';
  const unit = purchaseUnitOf(draft);
  const label = isSoil ? 'Pack size' : 'Purchase quantity';
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
          value={draft.purchaseCost}
          onChange={(purchaseCost) => onChange({ purchaseCost })}
        />
      </div>
      {unit === 'case' && (
        <div className={classes.halves}>
          <NumberField
            label="Items per case"
            min={0}
            allowDecimal={false}
            thousandSeparator=","
            value={draft.itemsPerCase}
            onChange={(itemsPerCase) => onChange({ itemsPerCase })}
          />
        </div>
      )}
    </>
  );
}
