import { Textarea, TextInput } from '@mantine/core';
import { customerKey } from '#domain/customers/customer.ts';
import {
  selectCustomersByKey,
  selectCustomerNames,
  selectIsBilling,
} from '#state/selectors/sales/orders.ts';
import { useCarryOut, useFarm } from '#state/react/use-farm.ts';
import { SaveDialog, useDraft } from '#ui/editing/save-dialog.tsx';
import { NotesField } from '#ui/fields/form-fields.tsx';
import { BillingFields } from './billing-fields.tsx';
import { contactAction, contactDraft, nameProblem } from './contact-draft.ts';
import { Stack } from '#ui/kit/plain-parts.tsx';

interface ContactDialogProps {
  readonly opened: boolean;
  /** As orders call it so far. */
  readonly name: string;
  readonly onClose: () => void;
}

/** How a customer is reached, and what it is called. */
export function ContactDialog({ opened, name, onClose }: ContactDialogProps) {
  const known = useFarm(selectCustomersByKey).get(customerKey(name));
  const names = useFarm(selectCustomerNames);
  const doesBill = useFarm(selectIsBilling);
  const [draft, change] = useDraft(() => contactDraft(name, known));
  const carryOut = useCarryOut();
  const problem = nameProblem(draft, name, names);
  return (
    <SaveDialog
      opened={opened}
      onClose={onClose}
      title="Edit contact"
      subtitle={name}
      problem={problem}
      save={() => carryOut(contactAction(draft, name, known), 'Customer saved')}
    >
      <Stack gap="md">
        <TextInput
          label="Name"
          description="Renaming updates orders and prices"
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={draft.name}
          error={problem}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <TextInput
          label="Email"
          type="email"
          data-autofocus
          value={draft.email}
          onChange={(event) => change({ email: event.currentTarget.value })}
        />
        <TextInput
          label="Phone"
          type="tel"
          value={draft.phone}
          onChange={(event) => change({ phone: event.currentTarget.value })}
        />
        <Textarea
          label="Address"
          autosize
          minRows={2}
          value={draft.address}
          onChange={(event) => change({ address: event.currentTarget.value })}
        />
        {doesBill && <BillingFields draft={draft} onChange={change} />}
        <NotesField value={draft.note} onChange={(note) => change({ note })} />
      </Stack>
    </SaveDialog>
  );
}
