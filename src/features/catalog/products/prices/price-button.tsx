import { VisuallyHidden } from '@mantine/core';
import classes from './prices.module.css';
import { type PricedThing, priceSummary } from './price-draft.ts';
import { useGeneralPrices } from './use-prices-of.ts';
import { UnstyledButton } from '#ui/kit/unstyled-button.tsx';

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
