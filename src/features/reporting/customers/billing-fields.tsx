import { Checkbox, Textarea, TextInput } from '@mantine/core';
import { BILL_EVERY, type BillEvery } from '#domain/customers/customer.ts';
import { DEFAULT_INVOICING, TERMS_DAYS } from '#domain/settings/invoicing-settings.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { NumberField } from '#ui/fields/number-field.tsx';
import type { ContactDraft } from './contact-draft.ts';
import { SelectField } from '#ui/fields/form-fields.tsx';

const EVERY_WORDS: Readonly<Record<BillEvery, string>> = {
  delivery: 'Each delivery',
  week: 'Weekly',
  month: 'Monthly',
};

/** How a customer is billed; what is left empty is as the farm bills. */
export function BillingFields(props: {
  readonly draft: ContactDraft;
  readonly onChange: (part: Partial<ContactDraft>) => void;
}) {
  const { draft, onChange } = props;
  const settings = useFarm((farm) => farm.settings.invoicing) ?? DEFAULT_INVOICING;
  return (
    <>
      <Textarea
        label="Bill to"
        description="Instead of name and address"
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autosize
        minRows={2}
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
