import { type FormOf, draftFields } from '#ui/editing/draft-fields.ts';
import { Autocomplete } from '@mantine/core';
import { useMemo } from 'react';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { farmCurrency, shownNumber } from '#domain/invoices/invoice.ts';
import { invoicesOfCustomer, type SettledInvoice } from '#domain/invoices/settle-invoices.ts';
import { useCarryOut, useFarm, useNewId, useToday } from '#state/react/use-farm.ts';
import { selectSettlement } from '#state/selectors/sales/invoices.ts';
import { selectCustomerNames } from '#state/selectors/sales/customers.ts';
import type { ShownDialog } from '#ui/dialogs/dialog.tsx';
import { SaveDialog, useDraft } from '#ui/editing/save-dialog.tsx';
import { DateField, SelectField, NotesField } from '#ui/fields/form-fields.tsx';
import { MoneyField } from '#ui/fields/number-field.tsx';
import { formatDollars } from '#ui/format.ts';
import classes from './invoices.module.css';

const METHODS = ['Bank transfer', 'Cash', 'Card', 'Check'];

interface PaymentDraft {
  readonly customer: string;
  readonly invoiceId: string;
  readonly dateISO: IsoDate | null;
  readonly amount: number | null;
  readonly method: string;
  readonly note: string;
}

/** Enters what a customer paid, or was paid back (below 0), for an invoice or without one. */
export function PaymentDialog(
  props: ShownDialog & {
    /** Null: nobody is chosen yet. */
    readonly settled: SettledInvoice | null;
  },
) {
  const { settled, ...shown } = props;
  const today = useToday();
  const [draft, change] = useDraft<PaymentDraft>({
    customer: settled?.invoice.customer ?? '',
    invoiceId: settled !== null && settled.total > 0 ? settled.invoice.id : '',
    dateISO: today,
    amount: settled?.open ?? null,
    method: '',
    note: '',
  });
  const newId = useNewId();
  const farmsOwn = useFarm(farmCurrency);
  const carryOut = useCarryOut();
  const open = useOpenOf(draft.customer, settled);
  const save = () => {
    const { invoiceId, dateISO, amount, ...rest } = draft;
    const currency = open.find(({ invoice }) => invoice.id === invoiceId)?.invoice.currency;
    const payment = {
      id: newId('pay'),
      ...rest,
      customer: rest.customer.trim(),
      dateISO: dateISO ?? today,
      amount: amount ?? 0,
      ...(invoiceId !== '' && { invoiceId }),
      ...(currency !== undefined && currency !== farmsOwn && { currency }),
    };
    return carryOut({ type: 'ADD_PAYMENT', payload: { payment } }, 'Payment saved', {
      detail: payment.customer,
    });
  };
  return (
    <SaveDialog
      {...shown}
      title="Payment"
      {...(settled !== null && { subtitle: settled.invoice.customer })}
      size="sm"
      problem={paymentProblem(draft)}
      save={save}
    >
      <PaymentFields draft={draft} open={open} isOfCustomer={settled !== null} onChange={change} />
    </SaveDialog>
  );
}

function paymentProblem({ customer, dateISO, amount }: PaymentDraft): string | null {
  if (customer.trim() === '') return 'Enter who paid';
  if (amount === null || amount === 0) return 'Enter the amount';
  return dateISO === null ? 'Enter the date' : null;
}

/** What of a customer is open, and the invoice that was chosen. */
function useOpenOf(customer: string, settled: SettledInvoice | null): readonly SettledInvoice[] {
  const today = useToday();
  const { invoices } = useFarm((farm) => selectSettlement(farm, today));
  return useMemo(
    () =>
      invoicesOfCustomer(invoices, customer).filter(
        ({ invoice, open }) =>
          open > 0 || (settled?.invoice.id === invoice.id && settled.total > 0),
      ),
    [invoices, customer, settled],
  );
}

function PaymentFields(
  props: FormOf<PaymentDraft> & {
    readonly open: readonly SettledInvoice[];
    readonly isOfCustomer: boolean;
  },
) {
  const { draft, open, isOfCustomer, onChange } = props;
  const names = useFarm(selectCustomerNames);
  const field = draftFields(draft, onChange);
  return (
    <div className={classes.fields}>
      {!isOfCustomer && (
        <Autocomplete
          label="Customer"
          data={names}
          value={draft.customer}
          onChange={(customer) => onChange({ customer, invoiceId: '' })}
        />
      )}
      <MoneyField
        min={null}
        label="Amount"
        description="Below 0 if you paid it back."
        {...field.of('amount')}
      />
      <SelectField
        label="Invoice"
        data={[
          { value: '', label: 'Earliest due first' },
          ...open.map((one) => ({
            value: one.invoice.id,
            label: `${shownNumber(one.invoice)}, ${formatDollars(one.open)} open`,
          })),
        ]}
        {...field.of('invoiceId')}
      />
      <DateField label="Date" {...field.of('dateISO')} />
      <Autocomplete label="Method" data={METHODS} {...field.of('method')} />
      <NotesField {...field.of('note')} />
    </div>
  );
}
