import { type FormOf, draftFields } from '#ui/editing/draft-fields.ts';
import { Checkbox, Textarea, TextInput } from '@mantine/core';
import { useCarryOut, useFarm, useToday } from '#state/react/use-farm.ts';
import type { ShownDialog } from '#ui/dialogs/dialog.tsx';
import { SaveDialog, useDraft } from '#ui/editing/save-dialog.tsx';
import { DateField, SelectField } from '#ui/fields/form-fields.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import {
  invoicingDraft,
  invoicingOf,
  invoicingProblem,
  firstNumberProblem,
  termsProblem,
  type InvoicingDraft,
} from './invoicing-draft.ts';
import classes from './invoices.module.css';
import { TaxFields } from './tax-fields.tsx';

export function InvoicingDialog(props: ShownDialog) {
  const known = useFarm((farm) => farm.settings.invoicing);
  const farmName = useFarm((farm) => farm.settings.brand.farmName.trim());
  const today = useToday();
  const [draft, change] = useDraft(() => invoicingDraft(known, farmName, today));
  const carryOut = useCarryOut();
  const save = () =>
    carryOut(
      { type: 'UPDATE_SETTINGS', payload: { invoicing: invoicingOf(draft) } },
      'Invoice settings saved',
    );
  return (
    <SaveDialog
      {...props}
      title="Invoice settings"
      subtitle="Printed on new invoices. Issued ones don’t change."
      problem={invoicingProblem(draft, known)}
      save={save}
    >
      <div className={classes.fields}>
        <SellerFields draft={draft} onChange={change} />
        <NumberFields draft={draft} onChange={change} />
        <TaxFields draft={draft} onChange={change} />
        <XeroFields draft={draft} onChange={change} />
      </div>
    </SaveDialog>
  );
}

function SellerFields({ draft, onChange }: FormOf<InvoicingDraft>) {
  const field = draftFields(draft, onChange);
  return (
    <>
      <Textarea
        label="Seller"
        description="Name and address, as printed."
        data-autofocus
        {...field.text('seller')}
      />
      <TextInput label="Tax number" {...field.text('taxNumber')} />
      <Textarea
        label="Note"
        description="Printed below the total, such as your bank account."
        {...field.text('note')}
      />
    </>
  );
}

const EVERY = { delivery: 'Delivery', week: 'Week', month: 'Month' } as const;

function NumberFields({ draft, onChange }: FormOf<InvoicingDraft>) {
  const field = draftFields(draft, onChange);
  return (
    <div className={classes.halves}>
      <SelectField label="One invoice per" data={EVERY} {...field.of('every')} />
      <NumberField
        label="Days to pay"
        allowDecimal={false}
        error={termsProblem(draft)}
        {...field.of('termsDays')}
      />
      <TextInput
        label="Prefix of numbers"
        description="{YYYY} is the year: {YYYY}- gives 2026-0012."
        {...field.text('prefix')}
      />
      <NumberField
        min={null}
        label="First number"
        description="Of each prefix, until it has a number."
        error={firstNumberProblem(draft)}
        {...field.of('start')}
      />
      <DateField
        label="Bill deliveries from"
        description="Earlier ones are not billed here."
        {...field.of('sinceISO')}
      />
      <Checkbox
        className={classes.check}
        label="Prices include tax"
        {...field.checked('pricesIncludeTax')}
      />
    </div>
  );
}

function XeroFields({ draft, onChange }: FormOf<InvoicingDraft>) {
  const field = draftFields(draft, onChange);
  return (
    <div className={classes.halves}>
      <TextInput label="Account in Xero" {...field.text('account')} />
      <TextInput label="Xero tax type without tax" {...field.text('noTax')} />
    </div>
  );
}
