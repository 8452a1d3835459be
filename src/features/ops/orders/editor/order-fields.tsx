import { Autocomplete, TextInput } from '@mantine/core';
import { ORDER_CATEGORIES, categoryLabel } from '#domain/orders/category-label.ts';
import { selectCustomerNames } from '#state/selectors/sales/customers.ts';
import { useFarm } from '#state/react/use-farm.ts';
import type { DraftProps } from './draft-props.ts';
import classes from './order-dialog.module.css';
import { SelectField } from '#ui/fields/form-fields.tsx';

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
      <SelectField
        label="Category"
        data={categories}
        value={draft.orderCategory}
        onChange={(orderCategory) => onChange({ ...draft, orderCategory })}
      />
    </div>
  );
}
