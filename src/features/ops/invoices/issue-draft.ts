import { formatDay, formatMonthDay } from '#ui/format.ts';
import { taxText } from '#ui/tax-text.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { billedEventKey } from '#domain/invoices/billed-lines.ts';
import { sumOfMoney } from '#domain/invoices/invoice-amounts.ts';
import type { ExtraLine, RowRequest } from '#domain/invoices/issue-invoice.ts';
import type { LineToBill, RowToBill } from '#domain/invoices/to-bill.ts';
import { groupBy } from '#domain/records/lists.ts';
import type { TaxRate } from '#domain/settings/invoicing-settings.ts';

/** A line of one’s own while it is typed. */
export interface OwnLine {
  readonly key: number;
  readonly text: string;
  readonly quantity: number | null;
  readonly unitPrice: number | null;
  readonly taxId: string | null;
}

export interface IssueDraft {
  readonly dateISO: IsoDate | null;
  /** Deliveries that stay to bill. */
  readonly leftOut: readonly string[];
  readonly own: readonly OwnLine[];
}

export interface BilledDelivery {
  readonly key: string;
  readonly dayISO: IsoDate;
  readonly lines: readonly LineToBill[];
  /** Of the lines that have a price. */
  readonly amount: number;
}

/** Deliveries of a row, in the order of its lines. */
export function deliveriesOfRow({ lines }: RowToBill): readonly BilledDelivery[] {
  const byDelivery = groupBy(lines, ({ orderId, dateISO }) => billedEventKey(orderId, dateISO));
  return [...byDelivery].map(([key, own]) => ({
    key,
    dayISO: own[0]?.dayISO ?? '',
    lines: own,
    amount: sumOfMoney(own.map(({ amount }) => amount ?? 0)),
  }));
}

export function taxChoices(
  taxes: readonly (Pick<TaxRate, 'id' | 'name'> & { readonly percent: number | null })[],
): readonly { readonly value: string; readonly label: string }[] {
  return taxes.map(({ id, name, percent }) => ({
    value: id,
    label: percent === null ? name : taxText({ name, percent }),
  }));
}

/** What the draft asks of the row. Own lines that aren’t complete are left out. */
export function requestOf(
  { leftOut, own }: IssueDraft,
  dateISO: IsoDate,
  row: RowToBill,
  taxes: readonly TaxRate[],
): RowRequest {
  const leaveOut = deliveriesOfRow(row)
    .filter(({ key }) => leftOut.includes(key))
    .flatMap(({ lines: [line] }) =>
      line === undefined ? [] : [{ orderId: line.orderId, dateISO: line.dateISO ?? '' }],
    );
  return { dateISO, leaveOut, extra: own.flatMap((line) => extraOf(line, taxes)) };
}

function extraOf(
  { text, quantity, unitPrice, taxId }: OwnLine,
  taxes: readonly TaxRate[],
): readonly ExtraLine[] {
  if (text.trim() === '' || quantity === null || unitPrice === null) return [];
  const rate = taxes.find(({ id }) => id === taxId);
  const tax = rate === undefined ? null : { name: rate.name, percent: rate.percent };
  return [{ text: text.trim(), quantity, unitPrice, tax }];
}

/** What an own line lacks; null if nothing. */
export function ownLineProblem({ text, quantity, unitPrice }: OwnLine): string | null {
  if (text.trim() === '') return 'Enter what the line is for.';
  return quantity === null || unitPrice === null ? 'Enter a quantity and a price.' : null;
}

/** "Tue 12/8", or "12/7 – 12/13". */
export function periodText({ fromISO, toISO }: Pick<RowToBill, 'fromISO' | 'toISO'>): string {
  if (fromISO === toISO) return formatDay(fromISO);
  return `${formatMonthDay(fromISO)} – ${formatMonthDay(toISO)}`;
}
