import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { customerKey } from '#domain/customers/customer.ts';
import { shownNumber, type Books, type Invoice } from './invoice.ts';
import { settleInvoices } from './settle-invoices.ts';

/** Names an invoice under its present number, for the notes of a device on what it printed or filed. */
export function outMark(invoice: Invoice): string {
  return `${invoice.id} ${shownNumber(invoice)}`;
}

/**
 * The first of some invoices that can’t be taken back anymore: others of its series are newer, it was sent or paid,
 * or this device has printed or filed it. Credit from before pays nothing.
 *
 * @param out - Marks of invoices that were printed or filed here.
 */
export function outInvoice(
  taken: readonly Invoice[],
  books: Books,
  out: readonly string[],
  today: IsoDate,
): Invoice | undefined {
  const { invoices = [], payments = [] } = books;
  const ids = new Set(taken.map(({ id }) => id));
  const kept = invoices.filter(({ id }) => !ids.has(id));
  const settled = settleInvoices(books, today).invoices;
  const paid = new Set(settled.filter((one) => one.paid !== 0).map(({ invoice }) => invoice.id));
  const isPaid = ({ id, customer, dateISO }: Invoice) =>
    paid.has(id) &&
    payments.some(
      (payment) =>
        customerKey(payment.customer) === customerKey(customer) && payment.dateISO >= dateISO,
    );
  return taken.find(
    (invoice) =>
      invoice.sentISO !== null ||
      isPaid(invoice) ||
      out.includes(outMark(invoice)) ||
      kept.some(({ series, number }) => series === invoice.series && number > invoice.number),
  );
}
