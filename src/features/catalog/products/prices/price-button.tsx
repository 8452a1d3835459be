import { VisuallyHidden } from '@mantine/core';
import classes from './prices.module.css';
import { type PricedThing, priceSummary, pricedName, type SizePrice } from './price-draft.ts';
import { useGeneralPrices } from './use-prices-of.ts';
import { UnstyledButton } from '#ui/kit/unstyled-button.tsx';
import type { RecordColumn } from '#ui/tables/record-column.tsx';
import { IconTag } from '@tabler/icons-react';
import { useState, type FocusEvent } from 'react';
import { formatSize } from '#ui/format-weights.ts';
import { useSetPrice } from '#state/react/use-set-price.ts';
import { MoneyField, onEnterInstead } from '#ui/fields/number-field.tsx';
import { ActionIcon } from '#ui/kit/action-icon.tsx';

/** What everybody pays for each package of a thing; a press opens all its prices. */
export function PriceButton(props: { readonly thing: PricedThing; readonly onOpen: () => void }) {
  const prices = useGeneralPrices(props.thing);
  return (
    <UnstyledButton className={classes.button} onClick={props.onOpen}>
      {priceSummary(prices)}
      <VisuallyHidden> of {props.thing.name}</VisuallyHidden>
    </UnstyledButton>
  );
}

/** The column of what everybody pays for the package; it is changed in its place. */
export function priceColumn<R>(
  thingOf: (record: R) => PricedThing,
  onOpen: (record: R) => void,
): RecordColumn<R> {
  return {
    head: 'Price',
    numeric: true,
    cell: (record) => <PriceCell thing={thingOf(record)} onOpen={() => onOpen(record)} />,
  };
}

/** What everybody pays for each package of a thing, to be typed in its place; beside it what opens all its prices. */
function PriceCell(props: { readonly thing: PricedThing; readonly onOpen: () => void }) {
  const { thing, onOpen } = props;
  const prices = useGeneralPrices(thing);
  return (
    <div className={classes.cell}>
      <div className={classes.sizes}>
        {prices.map((price, at) => (
          <SizeCell
            key={price.packageOz}
            thing={thing}
            price={price}
            name={pricedName(thing, price, at)}
            withSize={prices.length > 1}
          />
        ))}
      </div>
      <ActionIcon aria-label={`All prices of ${thing.name}`} onClick={onOpen}>
        <IconTag size="1.125rem" />
      </ActionIcon>
    </div>
  );
}

function SizeCell(props: {
  readonly thing: PricedThing;
  readonly price: SizePrice;
  /** "Pea", "Pea 4 oz". */
  readonly name: string;
  readonly withSize: boolean;
}) {
  const { thing, price, name } = props;
  const setPrice = useSetPrice();
  // Null: nothing is typed, and the cell follows the price list.
  const [edit, setEdit] = useState<{ readonly amount: number | null } | null>(null);
  const keep = () => {
    if (edit === null || edit.amount === null) return;
    setEdit(null);
    if (edit.amount === price.amount) return;
    const packageOz = price.packageOz === 0 ? null : price.packageOz;
    setPrice({ ...thing.target, packageOz, amount: edit.amount }, name);
  };
  // A cell that was emptied shows its price again; what is no price stays, with its words.
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    if (event.currentTarget.value.trim() === '') setEdit(null);
    else keep();
  };
  return (
    <div className={classes.sizePrice}>
      {props.withSize && (
        <span className={classes.sizeName} aria-hidden>
          {formatSize(price.packageOz, 'exact')}
        </span>
      )}
      <MoneyField
        aria-label={`Price of ${name}`}
        placeholder="Set price"
        classNames={{ input: classes.cellInput ?? '' }}
        value={edit === null ? price.amount : edit.amount}
        onChange={(amount) => setEdit({ amount })}
        onBlur={leave}
        onKeyDown={onEnterInstead(keep)}
      />
    </div>
  );
}
