import { useState } from 'react';
import { itemQuantity } from '#domain/orders/item-quantity.ts';
import type { OrderItem } from '#domain/orders/order.ts';
import { NumberField } from '#ui/fields/number-field.tsx';
import classes from './order-dialog.module.css';
import { itemDraft } from './item-draft.ts';
import { useTargetName } from './use-target-name.ts';
import { Button } from '#ui/kit/button.tsx';

/** How much of each line one delivery has; a line of nothing is left out. */
export function ChangeAmounts(props: {
  readonly items: readonly OrderItem[];
  readonly onChange: (items: readonly OrderItem[]) => void;
}) {
  const [amounts, setAmounts] = useState<readonly (number | null)[]>(props.items.map(itemQuantity));
  const nameOf = useTargetName();
  const changed = props.items.flatMap((item, at) => {
    const amount = amounts[at] ?? 0;
    if (amount <= 0) return [];
    return [item.mode === 'BULK' ? { ...item, weight: amount } : { ...item, count: amount }];
  });
  return (
    <div className={classes.pauseDays}>
      {props.items.map((item, at) => (
        <NumberField
          key={item.id}
          label={nameOf(itemDraft(item))}
          min={0}
          allowDecimal={item.mode === 'BULK'}
          value={amounts[at] ?? null}
          onChange={(amount) => setAmounts(amounts.with(at, amount))}
        />
      ))}
      <Button variant="default" onClick={() => props.onChange(changed)}>
        Set for this delivery
      </Button>
    </div>
  );
}
