import type { ShownDialog } from '#ui/dialogs/dialog.tsx';
import { draftFields } from '#ui/editing/draft-fields.ts';
import { Textarea, TextInput } from '@mantine/core';
import { customerKey } from '#domain/customers/customer.ts';
import { selectCustomersByKey, selectCustomerNames } from '#state/selectors/sales/customers.ts';
import { selectIsBilling } from '#state/selectors/sales/is-billing.ts';
import { useCarryOut, useFarm, useSeenFarm } from '#state/react/use-farm.ts';
import { SaveDialog, useDraft } from '#ui/editing/save-dialog.tsx';
import { NotesField } from '#ui/fields/form-fields.tsx';
import { BillingFields } from './billing-fields.tsx';
import { contactAction, contactDraft, nameProblem } from './contact-draft.ts';
import { Stack } from '#ui/kit/plain-parts.tsx';

/** How a customer is reached, and what it is called; orders may know no more than its name. */
export function ContactDialog({ name, ...shown }: ShownDialog & { readonly name: string }) {
  const known = useFarm(selectCustomersByKey).get(customerKey(name));
  const names = useFarm(selectCustomerNames);
  const doesBill = useFarm(selectIsBilling);
  const [draft, change] = useDraft(() => contactDraft(name, known));
  const carryOut = useCarryOut(useSeenFarm());
  const problem = nameProblem(draft, name, names);
  const field = draftFields(draft, change);
  return (
    <SaveDialog
      {...shown}
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
          error={problem}
          {...field.text('name')}
        />
        <TextInput label="Email" type="email" data-autofocus {...field.text('email')} />
        <TextInput label="Phone" type="tel" {...field.text('phone')} />
        <Textarea label="Address" autosize minRows={2} {...field.text('address')} />
        {doesBill && <BillingFields draft={draft} onChange={change} />}
        <NotesField {...field.of('note')} />
      </Stack>
    </SaveDialog>
  );
}
