import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { compareTexts } from '#domain/records/lists.ts';
import { EPSILON } from '#domain/units/rounding.ts';
import { shownNumber, type Invoice, type InvoiceLine } from './invoice.ts';
import { byNumber } from './settle-invoices.ts';

/** What issued invoices have billed of one line of a delivery. */
export interface Billed {
  readonly quantity: number;
  readonly latest: InvoiceLine;
  readonly number: string;
}

/** How the text of a correction begins. */
export const CORRECTION = /^(?:Correction of [^:]*: )+/;

export function billedEventKey(orderId: string, dateISO: IsoDate): string {
  return JSON.stringify([orderId, dateISO]);
}

/** Billed lines by delivery, then by item. Void invoices have billed nothing. */
export function billedLines(
  invoices: readonly Invoice[],
): ReadonlyMap<string, ReadonlyMap<string, Billed>> {
  const byEvent = new Map<string, Map<string, Billed>>();
  for (const invoice of issuedInOrder(invoices)) {
    for (const line of invoice.lines) {
      if (line.orderId === '' || line.dateISO === null) continue;
      const key = billedEventKey(line.orderId, line.dateISO);
      const items = byEvent.get(key) ?? new Map<string, Billed>();
      const before = items.get(line.itemId)?.quantity ?? 0;
      items.set(line.itemId, {
        quantity: before + line.quantity,
        latest: line,
        number: shownNumber(invoice),
      });
      byEvent.set(key, items);
    }
  }
  return byEvent;
}

/** Numbers of the invoices that a delivery is on, in the order of issue, by `billedEventKey`. */
export function numbersByDelivery(
  invoices: readonly Invoice[],
): ReadonlyMap<string, readonly string[]> {
  const numbers = new Map<string, Set<string>>();
  for (const invoice of issuedInOrder(invoices)) {
    for (const { orderId, dateISO } of invoice.lines) {
      if (orderId === '' || dateISO === null) continue;
      const key = billedEventKey(orderId, dateISO);
      numbers.set(key, (numbers.get(key) ?? new Set()).add(shownNumber(invoice)));
    }
  }
  return new Map([...numbers].map(([key, own]) => [key, [...own]]));
}

function issuedInOrder(invoices: readonly Invoice[]): readonly Invoice[] {
  return invoices.filter(({ status }) => status === 'ISSUED').sort(byIssue);
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
  const byLine = new Map<
    string,
    { first: Invoice; again?: Invoice; billed: number; sum: number }
  >();
  for (const invoice of issuedInOrder(invoices)) {
    for (const line of invoice.lines) {
      if (line.orderId === '') continue;
      const name = nameOfLine(line);
      const known = byLine.get(name) ?? { first: invoice, billed: 0, sum: 0 };
      byLine.set(name, known);
      known.sum += line.quantity;
      if (CORRECTION.test(line.text)) continue;
      known.billed += line.quantity;
      if (known.first !== invoice) known.again ??= invoice;
    }
  }
  const pairs = [...byLine.values()].flatMap(({ first, again, billed, sum }) =>
    again === undefined || sum < billed - EPSILON ? [] : [[first, again] as const],
  );
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
  for (const invoice of issuedInOrder(invoices)) {
    for (const line of invoice.lines) {
      const name = nameOfLine(line);
      if (!wanted.has(name) || CORRECTION.test(line.text)) continue;
      const kept = first.get(name);
      if (kept !== undefined && kept !== invoice) return [kept, invoice];
      first.set(name, invoice);
    }
  }
  return null;
}
