import { NativeSelect } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { memo } from 'react';
import type { BulkItem, OrderItem } from '#domain/orders/order.ts';
import type { LinePrice } from '#domain/prices/line-price.ts';
import { formatOz } from '#ui/format.ts';
import { NumberField } from '#ui/fields/number-field.tsx';
import type { ItemFieldProps } from './item-field-props.ts';
import { ItemPrice } from './item-price.tsx';
import classes from './order-items.module.css';
import { itemWeight } from '../../list/order-weight.ts';
import { PackageFields } from './package-fields.tsx';
import { TargetField } from './target-field.tsx';
import { ActionIcon } from '#ui/kit/action-icon.tsx';

const modes = [
  { value: 'PACKAGE', label: 'Package' },
  { value: 'BULK', label: 'Bulk' },
];

/** One line of an order. */
export const OrderItemRow = memo(function OrderItemRow(
  props: ItemFieldProps & {
    /** Its place, from 0. */
    readonly row: number;
    /** A line of a recurring or one-time order: packages of a product, no more. */
    readonly slim: boolean;
    readonly onRemove: (id: string, row: number) => void;
    /** As the order spells it. */
    readonly customer: string;
    /** Whether its price is shown: on an order that somebody pays, of a line that sells something. */
    readonly isPriced: boolean;
    readonly price: LinePrice | null;
    readonly amount: number | null;
  },
) {
  const { item, assortment, onChange, row, slim, customer, price, amount } = props;
  return (
    <fieldset aria-label={`Item ${row + 1}`} className={classes.row}>
      {!slim && (
        <NativeSelect
          aria-label="Mode"
          className={classes.mode}
          data={modes}
          value={item.mode}
          onChange={(event) =>
            // The options are the modes.
            onChange({ ...item, mode: event.currentTarget.value as OrderItem['mode'] })
          }
        />
      )}
      <TargetField item={item} assortment={assortment} onChange={onChange} slim={slim} />
      {item.mode === 'BULK' ? (
        <BulkFields item={item} assortment={assortment} onChange={onChange} />
      ) : (
        <PackageFields item={item} assortment={assortment} onChange={onChange} slim={slim} />
      )}
      <span className={classes.weight}>
        {item.target === null ? '—' : formatOz(itemWeight(item, assortment))}
      </span>
      <ActionIcon
        aria-label={`Remove item ${row + 1}`}
        onClick={() => props.onRemove(item.id, row)}
      >
        <IconX size="1rem" />
      </ActionIcon>
      {props.isPriced && <ItemPrice {...{ item, assortment, onChange, customer, price, amount }} />}
    </fieldset>
  );
});

const units = ['oz', 'g', 'lb'];

function BulkFields({ item, onChange }: ItemFieldProps) {
  return (
    <>
      <NativeSelect
        aria-label="Unit"
        className={classes.size}
        data={units}
        value={item.unit}
        onChange={(event) =>
          // The options are the units.
          onChange({ ...item, unit: event.currentTarget.value as BulkItem['unit'] })
        }
      />
      <NumberField
        aria-label="Weight"
        className={classes.count}
        classNames={{ input: classes.number ?? '' }}
        min={0}
        placeholder="0"
        value={item.weight}
        onChange={(weight) => onChange({ ...item, weight })}
      />
    </>
  );
}
