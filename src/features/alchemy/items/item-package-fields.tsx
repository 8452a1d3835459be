import { draftFields } from '#ui/editing/draft-fields.ts';
import { itemCost, packageProblem, type ProItemCost } from '#domain/alchemy/items/pro-item-cost.ts';
import { PRO_UNITS } from '#domain/units/unit.ts';
import { formatDollars } from '#ui/format.ts';
import { MoneyField, NumberField } from '#ui/fields/number-field.tsx';
import type { ItemFieldsProps } from './use-item-form.ts';
import classes from './items.module.css';
import { SelectField } from '#ui/fields/form-fields.tsx';
import { PERCENT } from '#domain/units/limits.ts';
import { packageAmount } from '#domain/alchemy/items/item-fields.ts';
import { proAmount } from './item-text.ts';

export function ItemPackageFields(props: ItemFieldsProps) {
  const { draft, onChange } = props;
  const field = draftFields(draft, onChange);
  return (
    <div className={classes.fields}>
      <NumberField label="Package size" thousandSeparator="," {...field.of('purchaseQty')} />
      <SelectField
        label="Package unit"
        data={[{ value: '', label: 'Choose a unit' }, ...PRO_UNITS]}
        {...field.of('purchaseUnit')}
      />
      <MoneyField label="Package cost" decimalScale={4} {...field.of('purchaseCostUSD')} />
      <UnitCostPreview {...props} />
    </div>
  );
}

const FROM: Readonly<Record<ProItemCost['from'], string>> = {
  powder: 'from the powder calculation',
  package: 'from the package',
  stored: 'as it is now',
};

function UnitCostPreview({ draft, stored }: ItemFieldsProps) {
  const problem = packageProblem(draft);
  const cost = problem === null ? itemCost(draft, stored) : null;
  return (
    <output className={classes.preview} aria-label="Unit cost">
      {cost === null ? (
        (problem ?? 'Unit cost comes from the package.')
      ) : (
        <>
          <strong className={classes.figure}>
            {formatDollars(cost.dollars, 4)} {draft.unit !== '' && `/ ${draft.unit}`}
          </strong>{' '}
          {FROM[cost.from]}
        </>
      )}
    </output>
  );
}

export function ItemStockFields({ draft, onChange }: ItemFieldsProps) {
  const suffix = draft.unit === '' ? '' : ` ${draft.unit}`;
  const amount = draft.unit === '' ? null : packageAmount(draft, draft.unit);
  const quantity = { thousandSeparator: ',', suffix, decimalScale: 6 } as const;
  const field = draftFields(draft, onChange);
  return (
    <div className={classes.fields}>
      <NumberField min={null} label="In stock" {...quantity} {...field.of('stockQty')} />
      <SelectField
        label="Reorder by"
        data={{ point: 'Amount', percent: 'Percent of initial quantity' }}
        {...field.of('reorderMode')}
      />
      {draft.reorderMode === 'point' ? (
        <NumberField label="Reorder point" {...quantity} {...field.of('reorderPoint')} />
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
            placeholder={amount === null ? 'First stock' : `${proAmount(amount)}${suffix}`}
            {...field.of('initialQtyInUnit')}
          />
        </>
      )}
    </div>
  );
}
