import { packageAmount } from '#domain/alchemy/items/item-fields.ts';
import { NumberField } from '#ui/fields/number-field.tsx';
import type { ItemFieldsProps } from './item-fields-props.ts';
import { proAmount } from './item-text.ts';
import classes from './items.module.css';
import { SelectField } from '#ui/fields/form-fields.tsx';

/** What is on hand of an item, and when it is to be reordered. */
export function ItemStockFields({ draft, onChange }: ItemFieldsProps) {
  const suffix = draft.unit === '' ? '' : ` ${draft.unit}`;
  const amount = draft.unit === '' ? null : packageAmount(draft, draft.unit);
  const quantity = { thousandSeparator: ',', suffix, decimalScale: 6 } as const;
  return (
    <div className={classes.fields}>
      <NumberField
        label="In stock"
        {...quantity}
        value={draft.stockQty}
        onChange={(stockQty) => onChange({ ...draft, stockQty })}
      />
      <SelectField
        label="Reorder by"
        data={[
          { value: 'point', label: 'Amount' },
          { value: 'percent', label: 'Percent of initial quantity' },
        ]}
        value={draft.reorderMode}
        onChange={(reorderMode) => onChange({ ...draft, reorderMode })}
      />
      {draft.reorderMode === 'point' ? (
        <NumberField
          label="Reorder point"
          {...quantity}
          min={0}
          value={draft.reorderPoint}
          onChange={(reorderPoint) => onChange({ ...draft, reorderPoint })}
        />
      ) : (
        <>
          <NumberField
            label="Reorder percent"
            suffix="%"
            min={0}
            max={100}
            value={draft.reorderPercent}
            onChange={(reorderPercent) => onChange({ ...draft, reorderPercent })}
          />
          <NumberField
            label="Initial quantity"
            {...quantity}
            min={0}
            placeholder={amount === null ? 'First stock' : `${proAmount(amount)}${suffix}`}
            value={draft.initialQtyInUnit}
            onChange={(initialQtyInUnit) => onChange({ ...draft, initialQtyInUnit })}
          />
        </>
      )}
    </div>
  );
}
