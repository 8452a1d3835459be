import { draftFields } from '#ui/editing/draft-fields.ts';
import { RemoveLineButton } from '#ui/editing/line-buttons.tsx';
import type { RowOf } from '#ui/editing/use-typed-rows.ts';
import { Select } from '@mantine/core';
import { formatDollars } from '#ui/format.ts';
import { MoneyField, NumberField } from '#ui/fields/number-field.tsx';
import classes from '../order-lines.module.css';
import type { ProLineDraft } from './pro-order-draft.ts';
import type { ProAssortment } from '../use-pro-assortment.ts';

export function LineFields(
  props: RowOf<ProLineDraft> & {
    /** Its place, from 0. */
    readonly place: number;
    readonly assortment: ProAssortment;
  },
) {
  const { draft: line, place, assortment, onChange } = props;
  const field = draftFields(line, onChange);
  return (
    <fieldset aria-label={`Line ${place + 1}`} className={classes.line}>
      <Select
        aria-label="Product"
        className={classes.product}
        placeholder="Choose a product"
        nothingFoundMessage="No matches"
        searchable
        data-product
        data={assortment.optionsFor(line.productId)}
        value={line.productId || null}
        allowDeselect={false}
        onChange={(productId) => {
          if (productId === null) return;
          const unitPriceUSD = line.unitPriceUSD ?? assortment.lastPrice(productId);
          onChange({ productId, unitPriceUSD });
        }}
      />
      <NumberField
        aria-label="Qty"
        className={classes.qty}
        classNames={{ input: classes.number ?? '' }}
        placeholder="Qty"
        {...field.of('qty')}
      />
      <MoneyField
        aria-label="Unit price"
        className={classes.price}
        classNames={{ input: classes.number ?? '' }}
        decimalScale={4}
        placeholder={formatDollars(0)}
        {...field.of('unitPriceUSD')}
      />
      <span className={classes.value}>
        {formatDollars((line.qty ?? 0) * (line.unitPriceUSD ?? 0))}
      </span>
      <RemoveLineButton what={`line ${place + 1}`} onRemove={props.onRemove} />
    </fieldset>
  );
}
