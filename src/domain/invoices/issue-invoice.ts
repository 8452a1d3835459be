import { DEFAULT_INVOICING, type InvoicingSettings } from '#domain/settings/invoicing-settings.ts';
import { shortDayLabel } from '#domain/calendar/day-label.ts';
import { type IsoDate, addDays } from '#domain/calendar/iso-date.ts';
import { isoInstant, type ActionContext } from '#domain/calendar/moment.ts';
import { type Customer, customerByKey, customerKey } from '#domain/customers/customer.ts';
import { compareTexts, byTexts } from '#domain/records/lists.ts';
import { roundTo } from '#domain/units/rounding.ts';
import { farmCurrency, shownNumber, type Invoice, type InvoiceLine } from './invoice.ts';
import { rowsToBill, type BillingFarm, type LineToBill, type RowToBill } from './to-bill.ts';

/** A line of one’s own: a fee, a discount. */
export type ExtraLine = Pick<InvoiceLine, 'text' | 'quantity' | 'unitPrice' | 'tax'>;

export interface IssueRequest {
  readonly customer: string;
  readonly fromISO: IsoDate;
  readonly dateISO: IsoDate;
  /** Deliveries that stay to bill. */
  readonly leaveOut: readonly { readonly orderId: string; readonly dateISO: IsoDate }[];
  readonly extra: readonly ExtraLine[];
}

export type NewInvoice = Omit<Invoice, 'id'>;

export const NOTHING_TO_BILL = 'Nothing is to bill';

/** An invoice that can be issued, or the sentence that says why not. */
type IssueAnswer =
  | { readonly invoice: NewInvoice; readonly refusal?: undefined }
  | { readonly refusal: string };

/** Works out the invoice of the first row of a customer that begins on a day. */
export function issueInvoice(
  farm: BillingFarm,
  request: IssueRequest,
  moment: ActionContext,
): IssueAnswer {
  const { customer, fromISO } = request;
  const row = rowsToBill(farm, moment.today).find(
    (one) => customerKey(one.customer) === customerKey(customer) && one.fromISO === fromISO,
  );
  return invoiceOfRow(farm, row, request, moment);
}

/** Invoices of all rows that are ready and priced, by customer, then period. */
export function issueReady(
  farm: BillingFarm,
  dateISO: IsoDate,
  moment: ActionContext,
): readonly NewInvoice[] {
  const issued: NewInvoice[] = [];
  for (const row of rowsToBill(farm, moment.today).filter(isIssuable)) {
    // What is issued before it counts on; it gets its id later.
    const invoices = [...(farm.invoices ?? []), ...issued.map((one) => ({ id: '', ...one }))];
    const request = { dateISO, leaveOut: [], extra: [] };
    const answer = invoiceOfRow({ ...farm, invoices }, row, request, moment);
    if (answer.refusal === undefined) issued.push(answer.invoice);
  }
  return issued;
}

/** The period is over, and every line has a price. */
export function isIssuable({ ready, unpriced }: RowToBill): boolean {
  return ready && unpriced === 0;
}

/** Whether a row becomes an invoice as it is, and what of it. */
export type RowRequest = Pick<IssueRequest, 'dateISO' | 'leaveOut' | 'extra'>;

function invoiceOfRow(
  farm: BillingFarm,
  row: RowToBill | undefined,
  request: RowRequest,
  { today, now }: ActionContext,
): IssueAnswer {
  if (row === undefined) return { refusal: NOTHING_TO_BILL };
  const draft = draftInvoice(farm, row, request);
  const refusal = issueProblem(farm, draft, today);
  if (refusal !== null) return { refusal };
  const lines = draft.lines.map((line, at) => ({ id: `li_${at + 1}`, ...priced(line) }));
  return { invoice: { ...draft, issuedAtISO: isoInstant(now), lines } };
}

/** Why an invoice can’t be issued; null if it can. */
export function issueProblem(
  farm: BillingFarm,
  { dateISO, lines }: Pick<DraftInvoice, 'dateISO' | 'lines'>,
  today: IsoDate,
): string | null {
  if (lines.length === 0) return NOTHING_TO_BILL;
  const unpriced = lines.find(({ amount }) => amount === null);
  if (unpriced !== undefined) return `No price: ${unpriced.text}`;
  return invoiceDayProblem(farm, dateISO, today);
}

/** An invoice before it is issued; lines may have no price yet. */
export interface DraftInvoice extends Omit<NewInvoice, 'issuedAtISO' | 'lines'> {
  readonly lines: readonly LineToBill[];
}

export function draftInvoice(
  farm: BillingFarm,
  row: RowToBill,
  { dateISO, leaveOut, extra }: RowRequest,
): DraftInvoice {
  const settings = farm.settings.invoicing ?? DEFAULT_INVOICING;
  const isLeftOut = ({ orderId, dateISO: day }: LineToBill) =>
    leaveOut.some((one) => one.orderId === orderId && one.dateISO === day);
  const record = customerByKey(farm.customers, customerKey(row.customer));
  return {
    ...nextOn(farm, dateISO),
    dateISO,
    dueISO: addDays(dateISO, record?.termsDays ?? settings.termsDays),
    customer: row.customer,
    billTo: billToText(row.customer, record),
    seller: sellerText(settings),
    note: settings.note,
    currency: farmCurrency(farm),
    pricesIncludeTax: settings.pricesIncludeTax,
    lines: [...row.lines.filter((line) => !isLeftOut(line)), ...extra.map(extraLine)],
    status: 'ISSUED',
    sentISO: null,
  };
}

/** Why an invoice can’t have a day; null if it can. */
export function invoiceDayProblem(
  farm: BillingFarm,
  dateISO: IsoDate | null,
  today: IsoDate,
): string | null {
  if (dateISO === null) return 'Enter the date';
  if (dateISO > today) return 'Not after today';
  const { series } = nextOn(farm, dateISO);
  const [latest] = (farm.invoices ?? [])
    .filter((one) => one.series === series)
    .toSorted((a, b) => compareTexts(b.dateISO, a.dateISO));
  if (latest === undefined || dateISO >= latest.dateISO) return null;
  return `Not before ${shownNumber(latest)} (${shortDayLabel(latest.dateISO)})`;
}

/** The number of an invoice that is issued on a day. */
export function nextOn({ invoices = [], settings }: BillingFarm, dateISO: IsoDate) {
  const invoicing = settings.invoicing ?? DEFAULT_INVOICING;
  const series = invoicing.prefix.replaceAll('{YYYY}', dateISO.slice(0, 4));
  return { series, number: nextNumber(invoices, invoicing, series) };
}

/** The number after the highest of a series, void ones too. */
export function nextNumber(
  invoices: readonly Pick<Invoice, 'series' | 'number'>[],
  { start }: InvoicingSettings,
  series: string,
): number {
  const numbers = invoices.filter((one) => one.series === series).map(({ number }) => number);
  return numbers.length === 0 ? start : Math.max(...numbers) + 1;
}

/** Invoices whose number an earlier one has already. */
export function givenTwice(invoices: readonly Invoice[]): ReadonlySet<Invoice> {
  const seen = new Set<string>();
  return new Set(
    invoices.toSorted(byTexts('issuedAtISO', 'id')).filter(({ series, number }) => {
      const key = JSON.stringify([series, number]);
      const isTaken = seen.has(key);
      seen.add(key);
      return isTaken;
    }),
  );
}

function priced(line: LineToBill): Omit<InvoiceLine, 'id'> {
  return { ...line, unitPrice: line.unitPrice ?? 0, amount: line.amount ?? 0 };
}

function extraLine({ text, quantity, unitPrice, tax }: ExtraLine): LineToBill {
  const amount = roundTo(quantity * unitPrice, 2);
  const of = { orderId: '', dateISO: null, itemId: '', dayISO: null };
  return { ...of, text, quantity, unit: '', unitPrice, amount, tax };
}

/** Whom papers to a customer are addressed to: as it says, else its name and address. */
export function billToText(name: string, customer: Customer | undefined): string {
  const { billTo, address, taxNumber } = customer ?? {};
  return joinedLines(billTo ?? joinedLines(name, address), taxNumber);
}

export function sellerText({ seller, taxNumber }: InvoicingSettings): string {
  return joinedLines(seller, taxNumber);
}

function joinedLines(...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part.trim() !== '').join('\n');
}
