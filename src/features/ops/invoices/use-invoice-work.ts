import { farmCurrency, shownNumber, type Invoice } from '#domain/invoices/invoice.ts';
import type { SettledInvoice } from '#domain/invoices/settle-invoices.ts';
import type { FarmAction } from '#state/records/farm-action.ts';
import { useInvoicesOut } from '#state/react/use-invoices-out.ts';
import { useCarryOut, useFarm, useToday } from '#state/react/use-farm.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { toast } from '#ui/toasts/toast.ts';

/** What is done with one press to an invoice; each says so and offers Undo. */
interface InvoiceWork {
  readonly work: (action: FarmAction, said: string, detail?: string) => boolean;
  /** Asks before. */
  readonly voidInvoice: (invoice: Invoice) => void;
  readonly markSent: (invoice: Invoice) => void;
  readonly markNotSent: (invoice: Invoice) => void;
  /** Enters a payment of what is open, today; of a credit note what is paid back. */
  readonly pay: (settled: SettledInvoice) => void;
}

/** Changes invoices and says so, with an undo. */
export function useInvoiceWork(): InvoiceWork {
  const carryOut = useCarryOut();
  const confirm = useConfirm();
  const today = useToday();
  const farmsOwn = useFarm(farmCurrency);
  const { remember } = useInvoicesOut();
  const work: InvoiceWork['work'] = (action, said, detail) =>
    carryOut(action, said, detail === undefined ? {} : { detail });
  return {
    work,
    voidInvoice: (invoice) => void voidAsked(invoice, confirm, work),
    markSent(invoice) {
      // Under its present number: one that was numbered again is sent again.
      remember([invoice]);
      const said = `${shownNumber(invoice)} marked sent`;
      if (invoice.sentISO === today) toast.success(said);
      else work({ type: 'MARK_SENT', payload: { id: invoice.id, dateISO: today } }, said);
    },
    markNotSent: (invoice) =>
      void work(
        { type: 'MARK_SENT', payload: { id: invoice.id, dateISO: null } },
        `${shownNumber(invoice)} marked not sent`,
      ),
    pay: (settled) =>
      void work(
        { type: 'ADD_PAYMENT', payload: { payment: paymentOfOpen(settled, today, farmsOwn) } },
        'Payment saved',
        shownNumber(settled.invoice),
      ),
  };
}

async function voidAsked(
  invoice: Invoice,
  confirm: ReturnType<typeof useConfirm>,
  work: InvoiceWork['work'],
): Promise<void> {
  const number = shownNumber(invoice);
  const question = `Void ${number}? Its number stays, and its deliveries are to bill again.`;
  if (!(await confirm(question, { confirm: 'Void' }))) return;
  work({ type: 'VOID_INVOICE', payload: { id: invoice.id } }, `${number} voided`);
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
