import { Autocomplete, NativeSelect, TextInput } from '@mantine/core';
import { ORDER_CATEGORIES, categoryLabel } from '#domain/orders/category-label.ts';
import type { OrderCategory } from '#domain/orders/order.ts';
import { selectCustomerNames } from '#state/selectors/orders.ts';
import { useFarm } from '#state/react/use-farm.ts';
import type { DraftProps } from './draft-props.ts';
import classes from './order-dialog.module.css';

const categories = ORDER_CATEGORIES.map((value) => ({ value, label: categoryLabel(value) }));

/** Whose order it is. */
export function OrderFields({ draft, onChange }: DraftProps) {
  const customers = useFarm(selectCustomerNames);
  return (
    <div className={classes.row}>
      <TextInput
        label="Name"
        data-autofocus
        placeholder={draft.customer.trim() || 'Same as customer if empty'}
        value={draft.name}
        onChange={(event) => onChange({ ...draft, name: event.currentTarget.value })}
      />
      <Autocomplete
        label="Customer"
        placeholder="Optional"
        data={customers}
        value={draft.customer}
        onChange={(customer) => onChange({ ...draft, customer })}
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
