import { isInRange, type IsoDate, type ReportRange } from '#domain/calendar/iso-date.ts';
import { byTexts } from '#domain/records/lists.ts';
import type { FileCell, FileRows } from '#domain/records/file-rows.ts';
import { farmCurrency, shownNumber, type Books, type Invoice } from '../invoice.ts';
import { byDate, settleInvoices } from '../settle-invoices.ts';

const INVOICE_HEADS =
  'Number,Date,Due,Customer,Day,Text,Quantity,Unit,Price,Amount,Tax,Percent,Total,Open,Currency';
const PAYMENT_HEADS = 'Date,Customer,Amount,Method,Note,Invoice,Currency';

/** Issued invoices of some days, oldest first. Void ones count nowhere. */
export function issuedIn(invoices: readonly Invoice[], days: ReportRange): readonly Invoice[] {
  return invoices
    .filter(({ status, dateISO }) => status === 'ISSUED' && isInRange(dateISO, days))
    .sort(byDate);
}

/** Issued invoices of some days as a file with a row per line, and its heads. */
export function invoiceRows(books: Books, days: ReportRange, today: IsoDate): FileRows {
  const { invoices } = settleInvoices(books, today);
  const settled = new Map(invoices.map((one) => [one.invoice, one]));
  const rows = issuedIn([...settled.keys()], days).flatMap((invoice) => {
    const { dateISO, dueISO, customer, currency } = invoice;
    const { total = 0, open = 0 } = settled.get(invoice) ?? {};
    return invoice.lines.map((line): readonly FileCell[] => [
      shownNumber(invoice),
      dateISO,
      dueISO,
      customer,
      line.dayISO,
      line.text,
      line.quantity,
      line.unit,
      line.unitPrice,
      line.amount,
      line.tax?.name ?? null,
      line.tax?.percent ?? null,
      total,
      open,
      currency,
    ]);
  });
  return [INVOICE_HEADS.split(','), ...rows];
}

/** Payments of some days as a file with its heads, oldest first. */
export function paymentRows(books: Books, days: ReportRange): FileRows {
  const { invoices = [], payments = [] } = books;
  const numbers = new Map(invoices.map((invoice) => [invoice.id, shownNumber(invoice)]));
  const rows = payments
    .filter(({ dateISO }) => isInRange(dateISO, days))
    .sort(byTexts('dateISO', 'id'))
    .map(({ dateISO, customer, amount, method, note, invoiceId, currency }) => {
      const number = numbers.get(invoiceId ?? '') ?? null;
      return [dateISO, customer, amount, method, note, number, currency ?? farmCurrency(books)];
    });
  return [PAYMENT_HEADS.split(','), ...rows];
}
