import type { ShownDialog } from '#ui/dialogs/dialog.tsx';
import type { FormOf } from '#ui/editing/draft-fields.ts';
import { Checkbox, Textarea, TextInput } from '@mantine/core';
import { BILL_EVERY, type BillEvery, customerKey } from '#domain/customers/customer.ts';
import { selectCustomerNames, selectCustomersByKey } from '#state/selectors/sales/customers.ts';
import { selectIsBilling } from '#state/selectors/sales/is-billing.ts';
import { useCarryOut, useFarm, useSeenFarm } from '#state/react/use-farm.ts';
import { SaveDialog, useDraft } from '#ui/editing/save-dialog.tsx';
import { NotesField, SelectField } from '#ui/fields/form-fields.tsx';
import { contactAction, contactDraft, type ContactDraft, nameProblem } from './contact-draft.ts';
import { Stack } from '#ui/kit/plain-parts.tsx';
import { DEFAULT_INVOICING, TERMS_DAYS } from '#domain/settings/invoicing-settings.ts';
import { NumberField } from '#ui/fields/number-field.tsx';

export function ContactDialog({ name, ...shown }: ShownDialog & { readonly name: string }) {
  const known = useFarm(selectCustomersByKey).get(customerKey(name));
  const names = useFarm(selectCustomerNames);
  const doesBill = useFarm(selectIsBilling);
  const [draft, change, field] = useDraft(() => contactDraft(name, known));
  const carryOut = useCarryOut(useSeenFarm());
  const problem = nameProblem(draft, name, names);
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
        <Textarea label="Address" {...field.text('address')} />
        {doesBill && <BillingFields draft={draft} onChange={change} />}
        <NotesField {...field.of('note')} />
      </Stack>
    </SaveDialog>
  );
}

const EVERY_WORDS: Readonly<Record<BillEvery, string>> = {
  delivery: 'Each delivery',
  week: 'Weekly',
  month: 'Monthly',
};

/** How a customer is billed; what is left empty is as the farm bills. */
function BillingFields({ draft, onChange }: FormOf<ContactDraft>) {
  const settings = useFarm((farm) => farm.settings.invoicing) ?? DEFAULT_INVOICING;
  return (
    <>
      <Textarea
        label="Bill to"
        description="Instead of name and address"
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={draft.billTo ?? ''}
        onChange={(event) => onChange({ billTo: event.currentTarget.value || undefined })}
      />
      <NumberField
        label="Days to pay"
        placeholder={String(settings.termsDays)}
        {...TERMS_DAYS}
        allowDecimal={false}
        value={draft.termsDays ?? null}
        onChange={(termsDays) => onChange({ termsDays: termsDays ?? undefined })}
      />
      <SelectField
        label="Invoices"
        data={[
          { value: '', label: `As usual (${EVERY_WORDS[settings.every].toLowerCase()})` },
          ...BILL_EVERY.map((value) => ({ value, label: EVERY_WORDS[value] })),
        ]}
        value={draft.every ?? ''}
        onChange={(picked) => onChange({ every: BILL_EVERY.find((one) => one === picked) })}
      />
      {(settings.taxes.length > 0 || draft.taxFree === true) && (
        <Checkbox
          label="No tax"
          checked={draft.taxFree ?? false}
          onChange={(event) => onChange({ taxFree: event.currentTarget.checked || undefined })}
        />
      )}
      <TextInput
        label="Tax number"
        value={draft.taxNumber ?? ''}
        onChange={(event) => onChange({ taxNumber: event.currentTarget.value || undefined })}
      />
    </>
  );
}
