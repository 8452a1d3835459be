import { compareTexts, groupBy, sumOf } from '#domain/records/lists.ts';
import { roundTo } from '#domain/units/rounding.ts';
import type { LineTax } from '#domain/settings/invoicing-settings.ts';
import type { Invoice, InvoiceLine } from './invoice.ts';

export interface TaxAmount extends LineTax {
  readonly base: number;
  readonly tax: number;
}

export interface InvoiceAmounts {
  readonly net: number;
  readonly taxes: readonly TaxAmount[];
  readonly total: number;
}

type Priced = Pick<InvoiceLine, 'tax'> & { readonly amount: number | null };

/** An invoice as far as it is added up, issued or not. */
interface PricedLines extends Pick<Invoice, 'pricesIncludeTax'> {
  readonly lines: readonly Priced[];
}

/** Adds lines up. Tax is rounded once per rate. A line without a price counts as 0. */
export function invoiceAmounts({ lines, pricesIncludeTax }: PricedLines): InvoiceAmounts {
  const taxed = lines.filter(({ tax }) => tax !== null);
  const taxes = [...groupBy(taxed, ({ tax }) => JSON.stringify([tax?.name, tax?.percent]))]
    .map(([, own]): TaxAmount => {
      const { name, percent } = own[0]?.tax ?? { name: '', percent: 0 };
      const base = sumOfMoney(own.map(amountOf));
      const share = percent / (pricesIncludeTax ? 100 + percent : 100);
      return { name, percent, base, tax: roundTo(base * share, 2) };
    })
    .sort((a, b) => a.percent - b.percent || compareTexts(a.name, b.name));
  const amount = sumOfMoney(lines.map(amountOf));
  const tax = sumOfMoney(taxes.map((rate) => rate.tax));
  return pricesIncludeTax
    ? { net: sumOfMoney([amount, -tax]), taxes, total: amount }
    : { net: amount, taxes, total: sumOfMoney([amount, tax]) };
}

/** Below 0 for a credit note. */
export function invoiceTotal(invoice: PricedLines): number {
  return invoiceAmounts(invoice).total;
}

function amountOf({ amount }: Priced): number {
  return amount ?? 0;
}

/** Adds amounts of money, in whole cents. */
export function sumOfMoney(amounts: readonly number[]): number {
  return sumOf(amounts.map(toCents)) / 100;
}

export function toCents(amount: number): number {
  return roundTo(amount * 100, 0);
}
