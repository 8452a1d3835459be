import { farmCurrency, shownNumber, type Invoice } from '#domain/invoices/invoice.ts';
import type { SettledInvoice } from '#domain/invoices/settle-invoices.ts';
import { useInvoicesOut } from '#state/react/use-invoices-out.ts';
import { useCarryOut, useFarm, useToday } from '#state/react/use-farm.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { toast } from '#ui/toasts/toast.ts';

/** What is done with one press to an invoice; each says so and offers Undo. */
export function useInvoiceWork() {
  const carryOut = useCarryOut();
  const confirm = useConfirm();
  const today = useToday();
  const farmsOwn = useFarm(farmCurrency);
  const { remember } = useInvoicesOut();
  const voidAsked = async ({ id, ...invoice }: Invoice) => {
    const number = shownNumber(invoice);
    const question = `Void ${number}? Its number stays, and its deliveries are to bill again.`;
    if (!(await confirm(question, { confirm: 'Void' }))) return;
    carryOut({ type: 'VOID_INVOICE', payload: { id } }, `${number} voided`);
  };
  return {
    voidInvoice: (invoice: Invoice) => void voidAsked(invoice),
    markSent: (invoice: Invoice) => {
      // Under its present number: one that was numbered again is sent again.
      remember([invoice]);
      const said = `${shownNumber(invoice)} marked sent`;
      if (invoice.sentISO === today) toast.success(said);
      else carryOut({ type: 'MARK_SENT', payload: { id: invoice.id, dateISO: today } }, said);
    },
    markNotSent: (invoice: Invoice) =>
      void carryOut(
        { type: 'MARK_SENT', payload: { id: invoice.id, dateISO: null } },
        `${shownNumber(invoice)} marked not sent`,
      ),
    /** Enters a payment of what is open, today; of a credit note what is paid back. */
    pay: (settled: SettledInvoice) =>
      void carryOut(
        { type: 'ADD_PAYMENT', payload: { payment: paymentOfOpen(settled, today, farmsOwn) } },
        'Payment saved',
        { detail: shownNumber(settled.invoice) },
      ),
  };
}

/** A payment of all that is open of an invoice. */
function paymentOfOpen(
  { invoice, open, total }: SettledInvoice,
  dateISO: string,
  farmsOwn: string,
) {
  const { id, customer, currency } = invoice;
  return {
    customer,
    dateISO,
    amount: open,
    method: '',
    note: '',
    ...(total > 0 && { invoiceId: id }),
    ...(currency !== farmsOwn && { currency }),
  };
}
