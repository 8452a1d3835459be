import { Autocomplete, TextInput } from '@mantine/core';
import { ORDER_CATEGORIES, categoryLabel } from '#domain/orders/order.ts';
import { selectCustomerNames } from '#state/selectors/sales/customers.ts';
import { useFarm } from '#state/react/use-farm.ts';
import classes from './order-dialog.module.css';
import { draftFields, type FormOf } from '#ui/editing/draft-fields.ts';
import { SelectField } from '#ui/fields/form-fields.tsx';
import type { OrderDraft } from './order-draft.ts';

const categories = ORDER_CATEGORIES.map((value) => ({ value, label: categoryLabel(value) }));

export function OrderFields({ draft, onChange }: FormOf<OrderDraft>) {
  const customers = useFarm(selectCustomerNames);
  const field = draftFields(draft, onChange);
  return (
    <div className={classes.row}>
      <TextInput
        label="Name"
        data-autofocus
        placeholder={draft.customer.trim() || 'Same as customer if empty'}
        {...field.text('name')}
      />
      <Autocomplete
        label="Customer"
        placeholder="Optional"
        data={customers}
        {...field.of('customer')}
      />
      <SelectField label="Category" data={categories} {...field.of('orderCategory')} />
    </div>
  );
}
