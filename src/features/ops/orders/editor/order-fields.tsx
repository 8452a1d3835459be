import { NativeSelect, TextInput } from '@mantine/core';
import { ORDER_CATEGORIES, categoryLabel } from '#domain/orders/category-label.ts';
import type { OrderCategory } from '#domain/orders/order.ts';
import type { DraftProps } from './draft-props.ts';
import classes from './order-dialog.module.css';

const categories = ORDER_CATEGORIES.map((value) => ({ value, label: categoryLabel(value) }));

/** Whose order it is. */
export function OrderFields({ draft, onChange }: DraftProps) {
  return (
    <div className={classes.row}>
      <TextInput
        label="Name"
        data-autofocus
        value={draft.name}
        onChange={(event) => onChange({ ...draft, name: event.currentTarget.value })}
      />
      <TextInput
        label="Customer"
        placeholder="Optional"
        value={draft.customer}
        onChange={(event) => onChange({ ...draft, customer: event.currentTarget.value })}
      />
      <NativeSelect
        label="Category"
        data={categories}
        value={draft.orderCategory}
        onChange={(event) =>
          // The options are the categories.
          onChange({ ...draft, orderCategory: event.currentTarget.value as OrderCategory })
        }
      />
    </div>
  );
}
