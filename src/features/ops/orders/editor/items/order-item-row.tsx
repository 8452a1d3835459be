import { RemoveLineButton } from '#ui/editing/line-buttons.tsx';
import { formatSize, sizeOptions } from '#ui/format-weights.ts';
import { memo } from 'react';
import type { LinePrice } from '#domain/prices/line-price.ts';
import { formatInUnit } from '#ui/format.ts';
import { NumberField } from '#ui/fields/number-field.tsx';
import type { ItemFieldProps } from './item-field-props.ts';
import { useLooseWeight } from './use-loose-weight.ts';
import { ItemPrice } from './item-price.tsx';
import classes from './order-items.module.css';
import { itemUnit, itemWeight, usualPackageOz } from '../../list/order-weight.ts';
import { TargetField } from './target-field.tsx';
import { SelectField } from '#ui/fields/form-fields.tsx';

export const OrderItemRow = memo(function OrderItemRow(
  props: ItemFieldProps & {
    readonly row: number;
    /** A line of a recurring or one-time order: packages of a product, no more. */
    readonly slim: boolean;
    readonly onRemove: (id: string, row: number) => void;
    readonly customer: string;
    /** Whether its price is shown: on an order that somebody pays, of a line that sells something. */
    readonly isPriced: boolean;
    readonly price: LinePrice | null;
    readonly amount: number | null;
  },
) {
  const { item, assortment, onChange, row, slim, customer, price, amount } = props;
  const unit = itemUnit(item, assortment);
  const isLive = unit.unit === 'tray' && item.mode === 'PACKAGE';
  return (
    <fieldset aria-label={`Item ${row + 1}`} className={classes.row}>
      {!slim && isLive && <span className={classes.mode}>Trays</span>}
      {!slim && !isLive && (
        <SelectField
          aria-label="Mode"
          className={classes.mode}
          data={{ PACKAGE: 'Package', BULK: 'Bulk' }}
          value={item.mode}
          onChange={(mode) => onChange({ ...item, mode })}
        />
      )}
      <TargetField item={item} assortment={assortment} onChange={onChange} slim={slim} />
      {item.mode === 'BULK' ? (
        <BulkFields item={item} assortment={assortment} onChange={onChange} />
      ) : (
        <PackageFields {...{ item, assortment, onChange, slim, isLive }} />
      )}
      <span className={classes.weight}>
        {item.target === null ? '—' : formatInUnit(itemWeight(item, assortment), unit)}
      </span>
      <RemoveLineButton what={`item ${row + 1}`} onRemove={() => props.onRemove(item.id, row)} />
      {props.isPriced && <ItemPrice {...{ item, assortment, onChange, customer, price, amount }} />}
    </fieldset>
  );
});

function BulkFields({ item, onChange }: ItemFieldProps) {
  const { shown, change, units } = useLooseWeight(item, (typed) => onChange({ ...item, ...typed }));
  return (
    <>
      <SelectField
        aria-label="Unit"
        className={classes.size}
        data={units}
        value={shown.unit}
        onChange={(unit) => change({ ...shown, unit })}
      />
      <NumberField
        aria-label="Weight"
        className={classes.count}
        classNames={{ input: classes.number ?? '' }}
        placeholder="0"
        value={shown.weight}
        onChange={(weight) => change({ ...shown, weight })}
      />
    </>
  );
}

/** So many packages of a size; trays have none. */
function PackageFields(
  props: ItemFieldProps & { readonly slim: boolean; readonly isLive: boolean },
) {
  const { item, onChange } = props;
  return (
    <>
      {!props.slim && !props.isLive && <SizeField {...props} />}
      {!props.slim && props.isLive && <span className={classes.size} />}
      <NumberField
        aria-label="Count"
        className={classes.count}
        classNames={{ input: classes.number ?? '' }}
        min={1}
        allowDecimal={false}
        placeholder="1"
        value={item.count}
        onChange={(count) => onChange({ ...item, count })}
      />
    </>
  );
}

function SizeField(props: ItemFieldProps) {
  const { item, onChange } = props;
  return (
    <SelectField
      aria-label="Size"
      className={classes.size}
      data={optionsOf(props)}
      value={String(item.packageOz ?? '')}
      onChange={(value) => onChange({ ...item, packageOz: value === '' ? null : Number(value) })}
    />
  );
}

/** The usual sizes, one that an import brought along, and the size of the product where none was picked. */
function optionsOf({ item, assortment }: ItemFieldProps) {
  const { packageOz } = item;
  const options = sizeOptions(packageOz === null ? [] : [packageOz]);
  if (packageOz !== null) return options;
  return [{ value: '', label: formatSize(usualPackageOz(item, assortment), 'all') }, ...options];
}
