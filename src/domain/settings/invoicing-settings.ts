import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { BillEvery } from '#domain/customers/customer.ts';

/** A tax rate as it was billed. */
export interface LineTax {
  readonly name: string;
  readonly percent: number;
}

export interface TaxRate extends LineTax {
  readonly id: string;
}

export interface InvoicingSettings {
  /** Name and address, with lines. */
  readonly seller: string;
  readonly taxNumber: string;
  readonly note: string;
  /** May hold `{YYYY}`, the year of the invoice. */
  readonly prefix: string;
  /** First number of a series. */
  readonly start: number;
  /** Days to pay, 0 to 120. */
  readonly termsDays: number;
  readonly every: BillEvery;
  readonly taxes: readonly TaxRate[];
  readonly defaultTaxId: string | null;
  readonly pricesIncludeTax: boolean;
  /** Account code in Xero. */
  readonly account: string;
  /** Name of no tax in Xero. */
  readonly noTax: string;
  /** Deliveries before this day aren’t billed. */
  readonly sinceISO?: IsoDate;
}

/** What a farm bills by that has chosen nothing. */
export const DEFAULT_INVOICING: InvoicingSettings = {
  seller: '',
  taxNumber: '',
  note: '',
  prefix: '',
  start: 1,
  termsDays: 14,
  every: 'delivery',
  taxes: [],
  defaultTaxId: null,
  pricesIncludeTax: false,
  account: '200',
  noTax: 'Tax Exempt',
};

export const TERMS_DAYS = { min: 0, max: 120 } as const;
