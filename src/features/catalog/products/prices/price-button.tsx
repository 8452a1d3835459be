import { VisuallyHidden } from '@mantine/core';
import classes from './prices.module.css';
import { type PricedThing, priceSummary } from './price-draft.ts';
import { useGeneralPrices } from './use-prices-of.ts';
import { UnstyledButton } from '#ui/kit/unstyled-button.tsx';
import type { RecordColumn } from '#ui/tables/record-column.ts';
import { PriceCell } from './price-cell.tsx';

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
