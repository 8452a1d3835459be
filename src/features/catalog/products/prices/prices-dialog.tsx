import { pricePerKg } from '#domain/prices/price.ts';
import { Autocomplete, Select } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { selectCustomerNames } from '#state/selectors/sales/customers.ts';
import { useCarryOut, useFarm } from '#state/react/use-farm.ts';
import { Dialog, INSIDE_DIALOG, type ShownDialog } from '#ui/dialogs/dialog.tsx';
import { useDraft } from '#ui/editing/save-dialog.tsx';
import { DateField } from '#ui/fields/form-fields.tsx';
import { MoneyField, onEnterInstead } from '#ui/fields/number-field.tsx';
import { formatPrice } from '#ui/format.ts';
import { TaxField } from './tax-field.tsx';
import {
  newPriceDraft,
  priceOfDraft,
  sizeChoices,
  type PricedThing,
  priceScope,
} from './price-draft.ts';
import classes from './prices.module.css';
import { useOfferedSizes, usePricesOf } from './use-prices-of.ts';
import { ActionIcon } from '#ui/kit/action-icon.tsx';
import { Button, Stack } from '#ui/kit/plain-parts.tsx';

/** The prices of something that is sold, for everybody and for single customers; each is kept at once. */
export function PricesDialog(props: ShownDialog & { readonly thing: PricedThing }) {
  const { thing: own, ...shown } = props;
  const thing = { ...own, sizes: useOfferedSizes(own) };
  return (
    <Dialog {...shown} title={`Prices of ${thing.name}`} size="sm" closeLabel="Close">
      <Stack gap="lg">
        <PriceForm thing={thing} />
        <PriceList thing={thing} />
        <TaxField thing={thing} />
      </Stack>
    </Dialog>
  );
}

function PriceList({ thing }: { readonly thing: PricedThing }) {
  const prices = usePricesOf(thing);
  const carryOut = useCarryOut();
  if (prices.length === 0) return null;
  return (
    <ul aria-label={`Prices of ${thing.name}`}>
      {prices.map((price) => (
        <li key={price.id} className={classes.line}>
          <span>
            <strong>{formatPrice(pricePerKg(price) ?? price.amount)}</strong>{' '}
            {priceScope(price, thing)}
          </span>
          <ActionIcon
            aria-label={`Delete the price ${priceScope(price, thing)}`}
            onClick={() =>
              carryOut({ type: 'DELETE_PRICE', payload: { id: price.id } }, 'Price deleted')
            }
          >
            <IconTrash size="1.125rem" />
          </ActionIcon>
        </li>
      ))}
    </ul>
  );
}

function PriceForm({ thing }: { readonly thing: PricedThing }) {
  const [draft, change, field] = useDraft(() => newPriceDraft(thing));
  const carryOut = useCarryOut();
  const customers = useFarm(selectCustomerNames);
  const price = priceOfDraft(thing, draft);
  const set = () => {
    if (price === null) return;
    if (carryOut({ type: 'SET_PRICE', payload: price }, `Price of ${thing.name} set`))
      change({ ...newPriceDraft(thing), size: draft.size });
  };
  const onKeyDown = onEnterInstead(set);
  return (
    <div className={classes.form}>
      <Select
        label="Size"
        data={sizeChoices(thing)}
        value={draft.size}
        allowDeselect={false}
        comboboxProps={INSIDE_DIALOG}
        onChange={(size) => change({ size: size ?? draft.size })}
      />
      <MoneyField label="Price" data-autofocus {...field.of('amount')} onKeyDown={onKeyDown} />
      <Autocomplete
        label="Customer"
        placeholder="Everyone"
        data={customers}
        comboboxProps={INSIDE_DIALOG}
        {...field.of('customer')}
      />
      <DateField label="From" {...field.of('from')} />
      <Button disabled={price === null} onClick={set}>
        Set price
      </Button>
    </div>
  );
}
