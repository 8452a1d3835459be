import { useState } from 'react';
import { itemQuantity, withQuantity } from '#domain/orders/item-ounces.ts';
import type { OrderItem } from '#domain/orders/order.ts';
import { NumberField } from '#ui/fields/number-field.tsx';
import classes from '../order-dialog.module.css';
import { useTargetName } from '../use-assortment.ts';
import { PlainButton } from '#ui/kit/plain-parts.tsx';

/** How much of each line one delivery has, as it is typed. */
interface TypedAmounts {
  readonly items: readonly OrderItem[];
  /** Null where nothing is typed, or nothing that can be read. */
  readonly amounts: readonly (number | null)[];
  readonly onAmount: (at: number, amount: number | null) => void;
}

/** The amounts of some lines, and the lines with them: one of nothing is left out. Null while an amount is missing. */
export function useTypedAmounts(
  items: readonly OrderItem[],
): readonly [TypedAmounts, readonly OrderItem[] | null] {
  const [amounts, setAmounts] = useState<TypedAmounts['amounts']>(items.map(itemQuantity));
  const changed = items.flatMap((item, at) => {
    const amount = amounts[at] ?? 0;
    return amount <= 0 ? [] : [withQuantity(item, amount)];
  });
  const isWhole = amounts.every((amount) => amount !== null && amount >= 0);
  const onAmount = (at: number, amount: number | null) => setAmounts(amounts.with(at, amount));
  return [{ items, amounts, onAmount }, isWhole ? changed : null];
}

export function AmountFields({ items, amounts, onAmount }: TypedAmounts) {
  const nameOf = useTargetName();
  return items.map((item, at) => (
    <NumberField
      key={item.id}
      label={nameOf(item)}
      min={null}
      allowDecimal={item.mode === 'BULK'}
      value={amounts[at] ?? null}
      error={(amounts[at] ?? -1) < 0 && 'Enter 0 or more'}
      onChange={(amount) => onAmount(at, amount)}
    />
  ));
}

/** How much of each line one delivery has; a line of nothing is left out. */
export function ChangeAmounts(props: {
  readonly items: readonly OrderItem[];
  readonly onChange: (items: readonly OrderItem[]) => void;
}) {
  const [typed, changed] = useTypedAmounts(props.items);
  return (
    <div className={classes.pauseDays}>
      <AmountFields {...typed} />
      <PlainButton onClick={() => changed && props.onChange(changed)}>
        Set for this delivery
      </PlainButton>
    </div>
  );
}
