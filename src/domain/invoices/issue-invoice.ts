import {
  DEFAULT_INVOICING,
  type InvoicingSettings,
  type LineTax,
} from '#domain/settings/invoicing-settings.ts';
import { shortDayLabel } from '#domain/calendar/day-label.ts';
import type { IsoDate, IsoInstant } from '#domain/calendar/iso-date.ts';
import { customerKey } from '#domain/customers/customer-key.ts';
import { roundTo } from '#domain/units/rounding.ts';
import { shownNumber, USUAL_CURRENCY, type Invoice, type InvoiceLine } from './invoice.ts';
import { byIssue, dueDay, rowsToBill, type BillingFarm, type RowToBill } from './to-bill.ts';

/** A line of one’s own: a fee, a discount. */
export interface ExtraLine {
  readonly text: string;
  readonly quantity: number;
  readonly unitPrice: number;
  readonly tax: LineTax | null;
}

/** Which row becomes an invoice, and how. */
export interface IssueRequest {
  readonly customer: string;
  readonly fromISO: IsoDate;
  readonly dateISO: IsoDate;
  /** Deliveries that stay to bill. */
  readonly leaveOut: readonly { readonly orderId: string; readonly dateISO: IsoDate }[];
  readonly extra: readonly ExtraLine[];
}

/** An invoice that can be issued, or the sentence that says why not. */
export type IssueAnswer =
  | { readonly invoice: Omit<Invoice, 'id'>; readonly refusal?: undefined }
  | { readonly refusal: string };

interface IssueMoment {
  readonly today: IsoDate;
  readonly now: IsoInstant;
}

/** Works out the invoice of the first row of a customer that begins on a day. */
export function issueInvoice(
  farm: BillingFarm,
  request: IssueRequest,
  { today, now }: IssueMoment,
): IssueAnswer {
  const { customer, fromISO, dateISO, leaveOut, extra } = request;
  const settings = farm.settings.invoicing ?? DEFAULT_INVOICING;
  if (settings.start < 1 || !Number.isInteger(settings.start)) {
    return { refusal: 'The first number is a whole number, 1 or more' };
  }
  const row = rowsToBill(farm, today).find(
    (one) => customerKey(one.customer) === customerKey(customer) && one.fromISO === fromISO,
  );
  const isLeftOut = ({ orderId, dateISO: day }: RowToBill['lines'][number]) =>
    leaveOut.some((one) => one.orderId === orderId && one.dateISO === day);
  const billed = (row?.lines ?? []).filter((line) => !isLeftOut(line));
  if (row === undefined || billed.length + extra.length === 0) {
    return { refusal: 'Nothing is to bill' };
  }
  const unpriced = billed.find(({ amount }) => amount === null);
  if (unpriced !== undefined) return { refusal: `No price: ${unpriced.text}` };
  if (dateISO > today) return { refusal: 'Not after today' };
  const series = seriesOn(settings, dateISO);
  const latest = newestOf(farm.invoices ?? [], series);
  if (latest !== undefined && dateISO < latest.dateISO) {
    return {
      refusal: `Not before ${shownNumber(latest)} (${shortDayLabel(latest.dateISO)})`,
    };
  }
  const lines = [...billed.map(asInvoiceLine), ...extra.map(extraLine)];
  const record = (farm.customers ?? []).find(
    ({ name }) => customerKey(name) === customerKey(row.customer),
  );
  return {
    invoice: {
      series,
      number: nextNumber(farm.invoices ?? [], settings, series),
      issuedAtISO: now,
      dateISO,
      dueISO: dueDay(dateISO, record?.termsDays ?? settings.termsDays),
      customer: row.customer,
      billTo: joinedLines(
        record?.billTo ?? joinedLines(row.customer, record?.address),
        record?.taxNumber,
      ),
      seller: joinedLines(settings.seller, settings.taxNumber),
      note: settings.note,
      currency: USUAL_CURRENCY,
      pricesIncludeTax: settings.pricesIncludeTax,
      lines: lines.map((line, at) => ({ id: `li_${at + 1}`, ...line })),
      status: 'ISSUED',
      sentISO: null,
    },
  };
}

/** The prefix with the year filled in. */
export function seriesOn({ prefix }: InvoicingSettings, dateISO: IsoDate): string {
  return prefix.replaceAll('{YYYY}', dateISO.slice(0, 4));
}

/** The number after the highest of a series, void ones too. */
export function nextNumber(
  invoices: readonly Invoice[],
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
    invoices.toSorted(byIssueThenId).filter(({ series, number }) => {
      const key = JSON.stringify([series, number]);
      const isTaken = seen.has(key);
      seen.add(key);
      return isTaken;
    }),
  );
}

function byIssueThenId(a: Invoice, b: Invoice): number {
  if (a.issuedAtISO !== b.issuedAtISO) return byIssue(a, b);
  return a.id < b.id ? -1 : 1;
}

function newestOf(invoices: readonly Invoice[], series: string): Invoice | undefined {
  return invoices
    .filter((one) => one.series === series)
    .reduce<Invoice | undefined>(
      (newest, one) => (newest === undefined || one.dateISO > newest.dateISO ? one : newest),
      undefined,
    );
}

function asInvoiceLine(line: RowToBill['lines'][number]): Omit<InvoiceLine, 'id'> {
  return { ...line, unitPrice: line.unitPrice ?? 0, amount: line.amount ?? 0 };
}

function extraLine({ text, quantity, unitPrice, tax }: ExtraLine): Omit<InvoiceLine, 'id'> {
  const amount = roundTo(quantity * unitPrice, 2);
  const of = { orderId: '', dateISO: null, itemId: '', dayISO: null };
  return { ...of, text, quantity, unit: '', unitPrice, amount, tax };
}

function joinedLines(...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part.trim() !== '').join('\n');
}
