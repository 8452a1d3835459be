import { compareTexts, groupBy, addTo } from '#domain/records/lists.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { customerKey } from '#domain/customers/customer.ts';
import { farmCurrency, USUAL_CURRENCY, type Books, type Invoice, type Payment } from './invoice.ts';
import { invoiceTotal, sumOfMoney, toCents } from './invoice-amounts.ts';

/** `CREDIT` is a credit note that isn’t used up. */
export type InvoiceState = 'OPEN' | 'OVERDUE' | 'PAID' | 'CREDIT' | 'VOID';

export interface SettledInvoice {
  readonly invoice: Invoice;
  readonly total: number;
  readonly paid: number;
  /** Below 0 on a credit note: what is left of it. */
  readonly open: number;
  readonly state: InvoiceState;
}

/** What a customer paid beyond invoices; below 0 when more was paid back. */
export interface CustomerCredit {
  readonly customer: string;
  readonly currency: string;
  readonly amount: number;
}

export interface Settlement {
  /** By series, number and id. */
  readonly invoices: readonly SettledInvoice[];
  /** By customer, then currency, without those of 0. */
  readonly credit: readonly CustomerCredit[];
}

/** An amount below this is nothing. */
const HALF_A_CENT = 0.005;

/**
 * Pays invoices. A payment pays the invoice it names first. What is left, and credit notes before it, pays the
 * customer’s open invoices, the earliest due first. Only the same currency meets; a payment that names none is in
 * the farm’s.
 */
export function settleInvoices(books: Books, today: IsoDate): Settlement {
  const { invoices = [], payments = [] } = books;
  const farmsOwn = farmCurrency(books);
  const accountOf = (customer: string, currency = farmsOwn) =>
    JSON.stringify([customerKey(customer), currency]);
  const issued = groupBy(
    invoices.filter(({ status }) => status === 'ISSUED'),
    ({ customer, currency }) => accountOf(customer, currency),
  );
  const paid = groupBy(payments, ({ customer, currency }) => accountOf(customer, currency));
  const open = new Map<Invoice, number>();
  const credit: CustomerCredit[] = [];
  for (const key of [...new Set([...issued.keys(), ...paid.keys()])].sort(compareTexts)) {
    const [own, given] = [issued.get(key) ?? [], paid.get(key) ?? []];
    const account = settleAccount(own, given);
    for (const [invoice, cents] of account.open) open.set(invoice, cents / 100);
    const first = own[0] ?? given[0];
    if (first === undefined || account.creditCents === 0) continue;
    const { customer, currency = farmsOwn } = first;
    credit.push({ customer, currency, amount: account.creditCents / 100 });
  }
  const settled = invoices.map((invoice) => settledInvoice(invoice, open.get(invoice) ?? 0, today));
  return { invoices: settled.sort((a, b) => byNumber(a.invoice, b.invoice)), credit };
}

/** Picks the invoices of a customer; capitals and spaces around the name make no other one. */
export function invoicesOfCustomer(
  invoices: readonly SettledInvoice[],
  customer: string,
): readonly SettledInvoice[] {
  const key = customerKey(customer);
  return invoices.filter(({ invoice }) => customerKey(invoice.customer) === key);
}

/** What is open less credit, by customer key, of those who owe something or have credit. */
export function owedByCustomer(
  { invoices, credit }: Settlement,
  currency = USUAL_CURRENCY,
): ReadonlyMap<string, number> {
  const amounts = [
    ...invoices.map(({ invoice, open }) => ({ ...invoice, amount: open })),
    ...credit.map((one) => ({ ...one, amount: -one.amount })),
  ].filter((one) => one.currency === currency);
  const sums = [...groupBy(amounts, ({ customer }) => customerKey(customer))].map(
    ([key, own]) => [key, sumOfMoney(own.map(({ amount }) => amount))] as const,
  );
  return new Map(sums.filter(([, owed]) => owed !== 0));
}

/** The oldest first. */
export function byDate(a: Invoice, b: Invoice): number {
  return compareTexts(a.dateISO, b.dateISO) || byNumber(a, b);
}

/** By series, number and id. */
export function byNumber(a: Invoice, b: Invoice): number {
  return compareTexts(a.series, b.series) || a.number - b.number || compareTexts(a.id, b.id);
}

function settledInvoice(invoice: Invoice, open: number, today: IsoDate): SettledInvoice {
  const total = invoiceTotal(invoice);
  if (invoice.status === 'VOID') return { invoice, total, paid: 0, open: 0, state: 'VOID' };
  const paid = sumOfMoney([total, -open]);
  const isPaid = Math.abs(open) < HALF_A_CENT;
  if (total < 0) return { invoice, total, paid, open, state: isPaid ? 'PAID' : 'CREDIT' };
  if (isPaid) return { invoice, total, paid, open, state: 'PAID' };
  return { invoice, total, paid, open, state: invoice.dueISO < today ? 'OVERDUE' : 'OPEN' };
}

/** Settles one customer in one currency, in cents. */
function settleAccount(invoices: readonly Invoice[], payments: readonly Payment[]) {
  const open = new Map(invoices.map((one) => [one, toCents(invoiceTotal(one))]));
  const charges = invoices
    .filter((one) => invoiceTotal(one) > 0)
    .sort((a, b) => compareTexts(a.dueISO, b.dueISO) || byNumber(a, b));
  const notes = invoices.filter((one) => invoiceTotal(one) < 0).sort(byDate);
  const pay = (invoice: Invoice, most: number): number => {
    const due = open.get(invoice) ?? 0;
    const part = Math.max(0, Math.min(most, due));
    open.set(invoice, due - part);
    return part;
  };
  /** Uses up credit notes, the oldest first; returns what was found. */
  const takeCredit = (most: number): number => {
    let taken = 0;
    for (const note of notes) {
      const part = Math.min(most - taken, -(open.get(note) ?? 0));
      addTo(open, note, part);
      taken += part;
    }
    return taken;
  };
  const named = new Map(charges.map((invoice) => [invoice.id, invoice]));
  const byInvoice = groupBy(payments, ({ invoiceId }) => named.get(invoiceId ?? ''));
  let rest = 0;
  for (const [invoice, own] of byInvoice) {
    const given = own.reduce((cents, { amount }) => cents + toCents(amount), 0);
    rest += invoice === undefined ? given : given - pay(invoice, given);
  }
  // Money paid back is settled by credit notes first.
  if (rest < 0) rest += takeCredit(-rest);
  for (const invoice of charges) {
    pay(invoice, takeCredit(open.get(invoice) ?? 0));
    rest -= pay(invoice, Math.max(0, rest));
  }
  return { open, creditCents: rest };
}
