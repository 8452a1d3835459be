import { UnstyledButton } from '@mantine/core';
import classes from './prices.module.css';
import type { PricedThing } from './price-draft.ts';
import { priceAmount } from './price-words.ts';
import { useGeneralPrice } from './use-prices-of.ts';

/** What everybody pays for the first package of a thing; a press opens all its prices. */
export function PriceButton(props: { readonly thing: PricedThing; readonly onOpen: () => void }) {
  const price = useGeneralPrice(props.thing);
  return (
    <UnstyledButton className={classes.button} onClick={props.onOpen}>
      {price === null ? 'Set price' : priceAmount(price)}
      <span className={classes.hidden}> of {props.thing.name}</span>
    </UnstyledButton>
  );
}
