import { VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import type { LinePrice } from '#domain/prices/line-price.ts';
import { formatDollars } from '#ui/format.ts';
import type { ItemFieldProps } from './item-field-props.ts';
import { ItemPriceForm } from './item-price-form.tsx';
import classes from './item-price.module.css';
import { linePriceText } from '../order-money.ts';
import { useTargetName } from '../use-assortment.ts';
import { UnstyledButton } from '#ui/kit/unstyled-button.tsx';

/** Under a line of an order: its price, which a press lets set, and what it comes to. */
export function ItemPrice(
  props: ItemFieldProps & {
    /** As the order spells it. */
    readonly customer: string;
    readonly price: LinePrice | null;
    readonly amount: number | null;
  },
) {
  const { price, amount, item } = props;
  const [isOpen, setOpen] = useState(false);
  const name = useTargetName()(item.target);
  return (
    <div className={classes.money}>
      <div className={classes.told}>
        <UnstyledButton
          className={classes.price}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {price === null ? 'Set price' : linePriceText(price)}
          <VisuallyHidden> of {name}</VisuallyHidden>
        </UnstyledButton>
        {price !== null && amount !== null && (
          <span className={classes.amount}>{formatDollars(amount)}</span>
        )}
      </div>
      {isOpen && <ItemPriceForm {...props} name={name} onDone={() => setOpen(false)} />}
    </div>
  );
}
