import { Autocomplete, TextInput } from '@mantine/core';
import { ORDER_CATEGORIES, categoryLabel } from '#domain/orders/order.ts';
import { selectCustomerNames } from '#state/selectors/sales/customers.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { type DraftProps, orderFields } from './draft-props.ts';
import classes from './order-dialog.module.css';
import { SelectField } from '#ui/fields/form-fields.tsx';

const categories = ORDER_CATEGORIES.map((value) => ({ value, label: categoryLabel(value) }));

export function OrderFields(props: DraftProps) {
  const customers = useFarm(selectCustomerNames);
  const field = orderFields(props);
  return (
    <div className={classes.row}>
      <TextInput
        label="Name"
        data-autofocus
        placeholder={props.draft.customer.trim() || 'Same as customer if empty'}
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
