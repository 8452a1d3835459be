import { type IsoDate, dayNumber, type IsoSpan } from '#domain/calendar/iso-date.ts';
import { customerKey } from '#domain/customers/customer.ts';
import { compareTexts } from '#domain/records/lists.ts';
import { farmCurrency, shownNumber, type Books, type Invoice, type Payment } from './invoice.ts';
import { invoiceTotal, sumOfMoney } from './invoice-amounts.ts';
import { byNumber, settleInvoices, type Settlement } from './settle-invoices.ts';

interface StatementRow {
  readonly dateISO: IsoDate;
  readonly kind: 'INVOICE' | 'CREDIT' | 'PAYMENT';
  /** '' of a payment. */
  readonly number: string;
  /** Below 0 for payments and credit notes. */
  readonly amount: number;
  readonly balance: number;
}

const KINDS = { INVOICE: 'Invoice', CREDIT: 'Credit note', PAYMENT: 'Payment' } as const;

/** What a line of a statement is called: "Invoice 2026-0012". */
export function statementText({ kind, number }: Pick<StatementRow, 'kind' | 'number'>): string {
  return `${KINDS[kind]} ${number}`.trim();
}

/** What a customer owes, and since when. */
export interface Statement {
  readonly customer: string;
  readonly before: number;
  readonly rows: readonly StatementRow[];
  readonly after: number;
  /** Open amounts by days past due. Together they make `after`. */
  readonly ageing: {
    readonly notDue: number;
    readonly days30: number;
    readonly days60: number;
    readonly over: number;
  };
}

/** Statement of a customer over some days, in the farm’s currency. Void invoices don’t count. */
export function statementOf(
  books: Books,
  { customer, from, to }: IsoSpan & { readonly customer: string },
): Statement {
  const { invoices = [], payments = [] } = books;
  const [key, currency] = [customerKey(customer), farmCurrency(books)];
  const isOwn = (one: Pick<Payment, 'customer' | 'currency' | 'dateISO'>) =>
    customerKey(one.customer) === key &&
    (one.currency ?? currency) === currency &&
    one.dateISO <= to;
  const issued = invoices.filter((one) => one.status === 'ISSUED' && isOwn(one)).sort(byNumber);
  const paid = payments.filter(isOwn).sort((a, b) => compareTexts(a.id, b.id));
  const entries: Omit<StatementRow, 'balance'>[] = [
    ...issued.map((invoice) => {
      const amount = invoiceTotal(invoice);
      const kind = amount < 0 ? ('CREDIT' as const) : ('INVOICE' as const);
      return { dateISO: invoice.dateISO, kind, number: shownNumber(invoice), amount };
    }),
    ...paid.map(({ dateISO, amount }) => {
      return { dateISO, kind: 'PAYMENT' as const, number: '', amount: sumOfMoney([-amount]) };
    }),
  ];
  const isBefore = ({ dateISO }: Pick<StatementRow, 'dateISO'>) => dateISO < from;
  const before = sumOfMoney(entries.filter(isBefore).map(({ amount }) => amount));
  let balance = before;
  const rows = entries
    .filter((entry) => !isBefore(entry))
    .sort((a, b) => compareTexts(a.dateISO, b.dateISO))
    .map((entry) => {
      balance = sumOfMoney([balance, entry.amount]);
      return { ...entry, balance };
    });
  const name = issued[0]?.customer ?? paid[0]?.customer ?? customer;
  return {
    customer: name,
    before,
    rows,
    after: balance,
    ageing: ageingOf(settleInvoices({ ...books, invoices: issued, payments: paid }, to), to),
  };
}

function ageingOf(settled: Settlement, to: IsoDate): Statement['ageing'] {
  const daysPast = ({ dueISO }: Invoice) => dayNumber(to) - dayNumber(dueISO);
  const openOf = (from: number, upTo: number) =>
    sumOfMoney(
      settled.invoices
        .filter(({ open }) => open > 0)
        .filter(({ invoice }) => from <= daysPast(invoice) && daysPast(invoice) <= upTo)
        .map(({ open }) => open),
    );
  const creditNotes = settled.invoices.filter(({ open }) => open < 0).map(({ open }) => open);
  const credit = settled.credit.map(({ amount }) => -amount);
  return {
    notDue: sumOfMoney([openOf(-Infinity, 0), ...creditNotes, ...credit]),
    days30: openOf(1, 30),
    days60: openOf(31, 60),
    over: openOf(61, Infinity),
  };
}
