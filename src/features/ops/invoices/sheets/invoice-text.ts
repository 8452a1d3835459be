import { shownNumber, type Invoice } from '#domain/invoices/invoice.ts';
import { invoiceTotal } from '#domain/invoices/invoice-amounts.ts';
import type { DraftInvoice } from '#domain/invoices/issue-invoice.ts';
import { formatDate, formatDollars } from '#ui/format.ts';

/** What an invoice is called by what it comes to. */
export function invoiceWord(invoice: DraftInvoice): 'Invoice' | 'Credit note' {
  return invoiceTotal(invoice) < 0 ? 'Credit note' : 'Invoice';
}

/** What a printed invoice and its file are called: "Invoice 2026-0012 Bistro Marlow". */
export function invoiceTitle(invoice: Invoice): string {
  return `${invoiceWord(invoice)} ${shownNumber(invoice)} ${invoice.customer}`;
}

/** A link that opens the mail program with an invoice to send; its PDF is attached there. */
export function invoiceMail(
  invoice: Invoice,
  { email, farmName }: { readonly email: string; readonly farmName: string },
): string {
  const word = invoiceWord(invoice);
  const total = invoiceTotal(invoice);
  const called = `${word} ${shownNumber(invoice)}`;
  const amount = formatDollars(Math.abs(total));
  const due = total > 0 ? ` It is due ${formatDate(invoice.dueISO)}.` : '';
  const text = `Hello,\n\n${called} for ${amount} is attached.${due}\n\nThank you`;
  const from = farmName === '' ? '' : ` from ${farmName}`;
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?subject=${encodeURIComponent(
    `${called}${from}`,
  )}&body=${encodeURIComponent(`${text}${farmName === '' ? '' : `,\n${farmName}`}`)}`;
}
