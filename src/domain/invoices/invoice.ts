import { type IsoDate, type IsoInstant } from '#domain/calendar/iso-date.ts';
import type { Region } from '#domain/tell/region.ts';
import type { LineTax } from '#domain/settings/invoicing-settings.ts';

/** A line of an invoice: what it bills of which delivery. Never changed. */
export interface InvoiceLine {
  readonly id: string;
  /** '' on a line of its own. */
  readonly orderId: string;
  /** The day the order’s rule gives; null on a line of its own. */
  readonly dateISO: IsoDate | null;
  readonly itemId: string;
  /** The day it was delivered. */
  readonly dayISO: IsoDate | null;
  readonly text: string;
  /** Below 0 where it takes back. */
  readonly quantity: number;
  /** '' = packages or pieces. */
  readonly unit: '' | 'oz' | 'lb' | 'g' | 'kg';
  /** Unrounded. */
  readonly unitPrice: number;
  /** In cents’ precision. */
  readonly amount: number;
  readonly tax: LineTax | null;
}

export const INVOICE_STATUSES = ['ISSUED', 'VOID'] as const;

export interface Invoice {
  readonly id: string;
  /** The prefix as it was filled in. */
  readonly series: string;
  readonly number: number;
  readonly issuedAtISO: IsoInstant;
  readonly dateISO: IsoDate;
  readonly dueISO: IsoDate;
  readonly customer: string;
  /** As printed, with lines; so are the next two. */
  readonly billTo: string;
  readonly seller: string;
  readonly note: string;
  readonly currency: string;
  readonly pricesIncludeTax: boolean;
  readonly lines: readonly InvoiceLine[];
  readonly status: (typeof INVOICE_STATUSES)[number];
  readonly sentISO: IsoDate | null;
  /** The number it had before it was numbered again. */
  readonly former?: string;
}

/** Money a customer paid, or was paid back (below 0). */
export interface Payment {
  readonly id: string;
  readonly customer: string;
  readonly dateISO: IsoDate;
  readonly amount: number;
  readonly method: string;
  readonly note: string;
  readonly invoiceId?: string;
  /** Absent = the farm’s. */
  readonly currency?: string;
}

/** Currency of farms that chose none. */
export const USUAL_CURRENCY = 'USD';

/** What a farm has billed and was paid, and in which currency. */
export interface Books {
  readonly invoices?: readonly Invoice[] | undefined;
  readonly payments?: readonly Payment[] | undefined;
  readonly settings?: { readonly region?: Region | undefined };
}

/** What amounts of the farm are in. */
export function farmCurrency({ settings }: Books): string {
  return settings?.region?.currency ?? USUAL_CURRENCY;
}

/** A number as shown: "2026-0012". */
export function shownNumber({ series, number }: Pick<Invoice, 'series' | 'number'>): string {
  return `${series}${String(number).padStart(4, '0')}`;
}
