import { menuItem, type RowMenuItem } from '#ui/tables/menu-items.tsx';
import {
  IconBan,
  IconCash,
  IconCheck,
  IconMail,
  IconPrinter,
  IconSend,
  IconSendOff,
} from '@tabler/icons-react';
import { customerKey } from '#domain/customers/customer.ts';
import type { Invoice } from '#domain/invoices/invoice.ts';
import type { SettledInvoice } from '#domain/invoices/settle-invoices.ts';
import { useInvoicesOut } from '#state/react/use-invoices-out.ts';
import { useFarmNow } from '#state/react/use-farm.ts';
import { selectCustomersByKey } from '#state/selectors/sales/customers.ts';
import { invoiceMail, invoiceTitle } from './sheets/invoice-text.ts';
import { useInvoiceWork } from './use-invoice-work.ts';
import { PrintedPaper } from '#ui/page/printed-paper.tsx';
import { usePrintedSheet } from '#ui/page/use-printed-sheet.ts';
import { InvoiceSheet } from './sheets/invoice-sheet.tsx';

/** What is done to an invoice; its paper has to be drawn somewhere on the page. */
export function useInvoiceMenu(onPayment: (settled: SettledInvoice) => void) {
  const { voidInvoice, markSent, markNotSent, pay } = useInvoiceWork();
  const [printed, printSheet] = usePrintedSheet<Invoice>();
  const { remember } = useInvoicesOut();
  const mail = useMail();
  const print = (invoice: Invoice) => {
    remember([invoice]);
    printSheet(invoice, invoiceTitle(invoice));
  };
  const menuOf = (settled: SettledInvoice): readonly RowMenuItem[] => {
    const { invoice, state, total } = settled;
    const isOpen = state === 'OPEN' || state === 'OVERDUE' || state === 'CREDIT';
    const again = invoice.sentISO !== null;
    const isVoid = invoice.status === 'VOID';
    return [
      !isVoid && menuItem(again ? 'Sent again' : 'Sent', IconSend, () => markSent(invoice)),
      again && menuItem('Not sent', IconSendOff, () => markNotSent(invoice)),
      isOpen && menuItem(total < 0 ? 'Paid back' : 'Paid', IconCheck, () => pay(settled)),
      isOpen && menuItem('Payment…', IconCash, () => onPayment(settled)),
      menuItem('Print', IconPrinter, () => print(invoice)),
      menuItem('Mail…', IconMail, () => mail(invoice)),
      !isVoid && menuItem('Void', IconBan, () => voidInvoice(invoice), { danger: true }),
    ].filter((item) => item !== false);
  };
  const paper = printed && (
    <PrintedPaper name={invoiceTitle(printed)}>
      <InvoiceSheet invoice={printed} />
    </PrintedPaper>
  );
  return { menuOf, paper, print };
}

/** Opens the mail program with an invoice; from then on it counts as out. */
export function useMail(): (invoice: Invoice) => void {
  const farmNow = useFarmNow();
  const { remember } = useInvoicesOut();
  return (invoice) => {
    const farm = farmNow();
    const customer = selectCustomersByKey(farm).get(customerKey(invoice.customer));
    remember([invoice]);
    const { farmName } = farm.settings.brand;
    window.location.assign(invoiceMail(invoice, { email: customer?.email ?? '', farmName }));
  };
}
