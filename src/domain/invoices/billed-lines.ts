import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { FarmEvent } from '#domain/orders/farm-events.ts';
import { compareTexts, groupBy, sumOf } from '#domain/records/lists.ts';
import { EPSILON } from '#domain/units/rounding.ts';
import { shownNumber, type Invoice, type InvoiceLine } from './invoice.ts';
import { byNumber } from './settle-invoices.ts';

/** A line of a delivery with the issued invoice that it is on. */
export interface BilledLine {
  readonly invoice: Invoice;
  readonly line: InvoiceLine;
}

/** How the text of a correction begins. */
export const CORRECTION = /^(?:Correction of [^:]*: )+/;

export function billedEventKey(orderId: string, dateISO: IsoDate | null): string {
  return JSON.stringify([orderId, dateISO]);
}

/** Billed lines by `billedEventKey` of their delivery, in the order of issue. Void invoices have billed nothing. */
export function billedByDelivery(
  invoices: readonly Invoice[] = [],
): ReadonlyMap<string, readonly BilledLine[]> {
  return groupBy(issuedLines(invoices), ({ line }) => billedEventKey(line.orderId, line.dateISO));
}

/** Numbers of the invoices that a delivery is on, in the order of issue. */
export function numbersOfDelivery(
  billed: ReturnType<typeof billedByDelivery>,
  { order, dateISO }: Pick<FarmEvent, 'order' | 'dateISO'>,
): readonly string[] {
  const own = billed.get(billedEventKey(order.id, dateISO)) ?? [];
  return [...new Set(own.map(({ invoice }) => shownNumber(invoice)))];
}

/** The lines of deliveries on issued invoices, in the order of issue. */
function issuedLines(invoices: readonly Invoice[]): readonly BilledLine[] {
  const issued = invoices.filter(({ status }) => status === 'ISSUED').sort(byIssue);
  return issued.flatMap((invoice) =>
    invoice.lines.filter(({ orderId }) => orderId !== '').map((line) => ({ invoice, line })),
  );
}

/** By the time of issue, then series, number and id. */
function byIssue(a: Invoice, b: Invoice): number {
  return compareTexts(a.issuedAtISO, b.issuedAtISO) || byNumber(a, b);
}

/**
 * Pairs of invoices that bill the same delivery and that no correction has taken back; the later is the one to void.
 * Of a delivery that nobody recorded there is no correction to bill.
 */
export function twicePairs(
  invoices: readonly Invoice[],
): readonly (readonly [kept: Invoice, again: Invoice])[] {
  const byLine = groupBy(issuedLines(invoices), ({ line }) => nameOfLine(line));
  const quantityOf = (own: readonly { readonly line: InvoiceLine }[]) =>
    sumOf(own.map(({ line }) => line.quantity));
  const pairs = [...byLine.values()].flatMap((own) => {
    const billing = own.filter(({ line }) => !CORRECTION.test(line.text));
    const [first] = own;
    const again = billing.find(({ invoice }) => invoice !== first?.invoice);
    if (!first || !again || quantityOf(own) < quantityOf(billing) - EPSILON) return [];
    return [[first.invoice, again.invoice] as const];
  });
  return pairs.filter(([, again], at) => pairs.findIndex((pair) => pair[1] === again) === at);
}

function nameOfLine({ orderId, dateISO, itemId }: LineName): string {
  return `${orderId}\n${dateISO}\n${itemId}`;
}

type LineName = Pick<InvoiceLine, 'orderId' | 'dateISO' | 'itemId' | 'quantity' | 'text'>;

/**
 * The two invoices that bill the same delivery, as when two devices issued apart; the one to void is the later.
 *
 * @param lines - Lines to bill, of which a correction takes back what was billed twice.
 */
export function billedTwice(
  lines: readonly LineName[],
  invoices: readonly Invoice[],
): readonly [kept: Invoice, again: Invoice] | null {
  const takenBack = lines.filter(({ text, quantity }) => quantity < 0 && CORRECTION.test(text));
  if (takenBack.length === 0) return null;
  const wanted = new Set(takenBack.map(nameOfLine));
  const first = new Map<string, Invoice>();
  for (const { invoice, line } of issuedLines(invoices)) {
    const name = nameOfLine(line);
    if (!wanted.has(name) || CORRECTION.test(line.text)) continue;
    const kept = first.get(name) ?? invoice;
    if (kept !== invoice) return [kept, invoice];
    first.set(name, invoice);
  }
  return null;
}
