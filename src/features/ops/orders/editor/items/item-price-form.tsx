import { useEffect, useRef, useState } from 'react';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { useSetPrice } from '#state/react/use-set-price.ts';
import { selectPriceBook } from '#state/selectors/sales/price-book.ts';
import { MoneyField, onEnterInstead } from '#ui/fields/number-field.tsx';
import { usualPackageOz } from '../../list/order-weight.ts';
import { itemFromDraft, type ItemDraft } from './item-draft.ts';
import type { ItemFieldProps } from './item-field-props.ts';
import {
  listedPrice,
  ownUnitPrice,
  scopeChoices,
  unitOfScope,
  type PriceScope,
} from './item-price-draft.ts';
import classes from './item-price.module.css';
import { PlainButton } from '#ui/kit/plain-parts.tsx';
import { SelectField } from '#ui/fields/form-fields.tsx';

interface ItemPriceFormProps extends ItemFieldProps {
  readonly customer: string;
  readonly name: string;
  readonly onDone: () => void;
}

/** Sets the price of a line: in the price list at once, or for this order with its Save. */
export function ItemPriceForm(props: ItemPriceFormProps) {
  const { item, customer, onChange, onDone } = props;
  const usual = useUsualScope(item, customer);
  const [scope, setScope] = useState<PriceScope>(usual);
  const [amount, setAmount] = useState<number | null>(null);
  const setItemPrice = useSetItemPrice(props);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const choices = scopeChoices(customer);
  const unit = unitOfScope(item, scope);
  const save = () => {
    if (amount !== null && setItemPrice(amount, scope)) onDone();
  };
  return (
    <div className={classes.form}>
      <MoneyField
        label={unit === null ? 'Price each' : `Price per ${unit}`}
        className={classes.field}
        ref={field}
        value={amount}
        onChange={setAmount}
        onKeyDown={onEnterInstead(save)}
      />
      <SelectField
        label="For"
        className={classes.field}
        data={choices}
        value={scope}
        onChange={setScope}
      />
      <PlainButton disabled={amount === null} onClick={save}>
        Set price
      </PlainButton>
      {item.unitPrice !== null && (
        <PlainButton
          onClick={() => {
            onChange({ ...item, unitPrice: null });
            onDone();
          }}
        >
          Use the price list
        </PlainButton>
      )}
    </div>
  );
}

/** Sets the price of a line for a scope; answers whether it could be set. */
function useSetItemPrice(
  props: ItemPriceFormProps,
): (amount: number, scope: PriceScope) => boolean {
  const { item, customer, assortment, onChange, name } = props;
  const setPrice = useSetPrice();
  return (amount, scope) => {
    if (scope === 'order') {
      onChange({ ...item, unitPrice: ownUnitPrice(item, amount) });
      return true;
    }
    const packageOz = item.packageOz ?? usualPackageOz(item, assortment);
    const typed = listedPrice(item, { amount, customer }, scope, packageOz);
    if (typed === null || !setPrice(typed, name)) return false;
    if (item.unitPrice !== null) onChange({ ...item, unitPrice: null });
    return true;
  };
}

/** Whom the price of the line is for as it stands. */
function useUsualScope(draft: ItemDraft, customer: string): PriceScope {
  const today = useToday();
  const { priceOf } = useFarm(selectPriceBook);
  if (draft.unitPrice !== null) return 'order';
  const item = itemFromDraft(draft);
  const isSpecial = priceOf(item, customer)(today) !== priceOf(item, '')(today);
  return isSpecial ? 'customer' : 'everybody';
}
