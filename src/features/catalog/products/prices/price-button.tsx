import { VisuallyHidden } from '@mantine/core';
import { formatPrice } from '#ui/format.ts';
import classes from './prices.module.css';
import type { PricedThing } from './price-draft.ts';
import { useGeneralPrice } from './use-prices-of.ts';
import { UnstyledButton } from '#ui/kit/unstyled-button.tsx';

/** What everybody pays for the first package of a thing; a press opens all its prices. */
export function PriceButton(props: { readonly thing: PricedThing; readonly onOpen: () => void }) {
  const price = useGeneralPrice(props.thing);
  return (
    <UnstyledButton className={classes.button} onClick={props.onOpen}>
      {price === null ? 'Set price' : formatPrice(price)}
      <VisuallyHidden> of {props.thing.name}</VisuallyHidden>
    </UnstyledButton>
  );
}
