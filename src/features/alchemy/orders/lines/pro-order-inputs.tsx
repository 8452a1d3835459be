import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { DateField } from '#ui/fields/form-fields.tsx';
import type { NewOrderDraft } from './pro-order-draft.ts';
import classes from '../order-editor.module.css';

type Change = (change: Partial<Pick<NewOrderDraft, 'customer' | 'dueAt' | 'notes'>>) => void;

/** Who an order is for and when it is due; all of it may stay empty. */
export function ProOrderInputs(props: {
  readonly draft: NewOrderDraft;
  readonly onChange: Change;
  /** One more field in the row. */
  readonly children?: ReactNode;
}) {
  const { draft, onChange } = props;
  const { customer } = draft;
  return (
    <div className={classes.fields}>
      <TextInput
        label="Customer"
        value={customer.name}
        onChange={(event) => onChange({ customer: { ...customer, name: event.target.value } })}
      />
      <TextInput
        label="Email"
        type="email"
        value={customer.email}
        onChange={(event) => onChange({ customer: { ...customer, email: event.target.value } })}
      />
      <DateField label="Due date" value={draft.dueAt} onChange={(dueAt) => onChange({ dueAt })} />
      {props.children}
    </div>
  );
}
