import { PERCENT } from '#domain/units/limits.ts';
import { draftFields } from '#ui/editing/draft-fields.ts';
import { packageAmount } from '#domain/alchemy/items/item-fields.ts';
import { NumberField } from '#ui/fields/number-field.tsx';
import type { ItemFieldsProps } from './use-item-form.ts';
import { proAmount } from './item-text.ts';
import classes from './items.module.css';
import { SelectField } from '#ui/fields/form-fields.tsx';

export function ItemStockFields({ draft, onChange }: ItemFieldsProps) {
  const suffix = draft.unit === '' ? '' : ` ${draft.unit}`;
  const amount = draft.unit === '' ? null : packageAmount(draft, draft.unit);
  const quantity = { thousandSeparator: ',', suffix, decimalScale: 6 } as const;
  const field = draftFields(draft, (part) => onChange({ ...draft, ...part }));
  return (
    <div className={classes.fields}>
      <NumberField label="In stock" {...quantity} {...field.of('stockQty')} />
      <SelectField
        label="Reorder by"
        data={[
          { value: 'point', label: 'Amount' },
          { value: 'percent', label: 'Percent of initial quantity' },
        ]}
        {...field.of('reorderMode')}
      />
      {draft.reorderMode === 'point' ? (
        <NumberField label="Reorder point" {...quantity} min={0} {...field.of('reorderPoint')} />
      ) : (
        <>
          <NumberField
            label="Reorder percent"
            suffix="%"
            {...PERCENT}
            {...field.of('reorderPercent')}
          />
          <NumberField
            label="Initial quantity"
            {...quantity}
            min={0}
            placeholder={amount === null ? 'First stock' : `${proAmount(amount)}${suffix}`}
            {...field.of('initialQtyInUnit')}
          />
        </>
      )}
    </div>
  );
}
