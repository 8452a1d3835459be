import type { IsoDate, ReportRange } from '#domain/calendar/iso-date.ts';
import type { InvoicingSettings } from '#domain/settings/invoicing-settings.ts';
import { CURRENCIES, US_REGION, type Region } from '#domain/tell/region.ts';
import { createTeller } from '#domain/tell/create-teller.ts';
import { roundTo } from '#domain/units/rounding.ts';
import { shownNumber, type Invoice, type InvoiceLine } from '../invoice.ts';
import { invoiceTotal } from '../invoice-amounts.ts';
import { lineRate } from '../line-rate.ts';
import type { FileCell, FileRows } from '#domain/records/file-rows.ts';
import { issuedIn } from './invoice-rows.ts';

interface BookkeepingFile {
  /** Without days and ending. */
  readonly name: string;
  readonly invoices: number;
  /** With the heads first. */
  readonly rows: FileRows;
}

/**
 * Heads of the import templates of both programs, as they were on 2026-11-26. A star marks what must be filled in.
 * They are the programs’ words: change them only after looking there.
 */
const HEADS = {
  quickBooks:
    '*InvoiceNo,*Customer,*InvoiceDate,*DueDate,Terms,Location,Memo,Item(Product/Service),ItemDescription,ItemQuantity,ItemRate,*ItemAmount,Service Date',
  xero: '*ContactName,EmailAddress,POAddressLine1,POAddressLine2,POAddressLine3,POAddressLine4,POCity,PORegion,POPostalCode,POCountry,*InvoiceNumber,Reference,*InvoiceDate,*DueDate,Total,InventoryItemCode,*Description,*Quantity,*UnitAmount,Discount,*AccountCode,*TaxType,TaxAmount,TrackingName1,TrackingOption1,TrackingName2,TrackingOption2,Currency,BrandingTheme',
} as const;

/** What QuickBooks knows all greens as. */
const QUICKBOOKS_ITEM = 'Microgreens';

/** Xero takes no more invoices at once. */
const XERO_INVOICES = 500;

/** Decimals that both programs take in a price. */
const PRICE_DECIMALS = 4;

/** Issued invoices of some days for QuickBooks. Credit notes are a file of their own, with what they give above 0. */
export function quickBooksFiles(
  invoices: readonly Invoice[],
  days: ReportRange,
  dates: Region['dates'],
): readonly BookkeepingFile[] {
  const issued = issuedIn(invoices, days);
  const fileOf = (name: string, sign: 1 | -1, own: readonly Invoice[]): BookkeepingFile => {
    const rows = own.flatMap((invoice) =>
      invoice.lines.map((line) => quickBooksRow(invoice, line, { sign, dates })),
    );
    return { name, invoices: own.length, rows: [HEADS.quickBooks.split(','), ...rows] };
  };
  const isNote = (invoice: Invoice) => invoiceTotal(invoice) < 0;
  return [
    fileOf(
      'quickbooks-invoices',
      1,
      issued.filter((invoice) => !isNote(invoice)),
    ),
    fileOf('quickbooks-credit-notes', -1, issued.filter(isNote)),
  ].filter((file) => file.invoices > 0);
}

/** Issued invoices of some days for Xero, which makes a credit note of what comes to less than 0. */
export function xeroFiles(
  invoices: readonly Invoice[],
  days: ReportRange,
  {
    account,
    noTax,
    dates,
  }: Pick<InvoicingSettings, 'account' | 'noTax'> & {
    readonly dates: Region['dates'];
  },
): readonly BookkeepingFile[] {
  const issued = issuedIn(invoices, days);
  const parts = Array.from({ length: Math.ceil(issued.length / XERO_INVOICES) }, (_, at) =>
    issued.slice(at * XERO_INVOICES, (at + 1) * XERO_INVOICES),
  );
  return parts.map((own, at) => ({
    name: parts.length === 1 ? 'xero-invoices' : `xero-invoices-${at + 1}`,
    invoices: own.length,
    rows: [
      HEADS.xero.split(','),
      ...own.flatMap((invoice) =>
        invoice.lines.map((line) => xeroRow(invoice, line, { account, noTax, dates })),
      ),
    ],
  }));
}

function quickBooksRow(
  invoice: Invoice,
  line: InvoiceLine,
  { sign, dates }: { readonly sign: 1 | -1; readonly dates: Region['dates'] },
): readonly FileCell[] {
  const { text, quantity, price, amount } = filedLine(line, invoice.currency);
  return [
    shownNumber(invoice),
    invoice.customer,
    fileDate(invoice.dateISO, dates),
    fileDate(invoice.dueISO, dates),
    ...blanks(3),
    QUICKBOOKS_ITEM,
    text,
    // What is given counts above 0: as many packages less.
    quantity * sign + 0,
    price,
    amount * sign + 0,
    line.dayISO === null ? '' : fileDate(line.dayISO, dates),
  ];
}

function xeroRow(
  invoice: Invoice,
  line: InvoiceLine,
  { account, noTax, dates }: Parameters<typeof xeroFiles>[2],
): readonly FileCell[] {
  const { text, quantity, price } = filedLine(line, invoice.currency);
  return [
    invoice.customer,
    ...blanks(9),
    shownNumber(invoice),
    '',
    fileDate(invoice.dateISO, dates),
    fileDate(invoice.dueISO, dates),
    invoiceTotal(invoice),
    '',
    text,
    quantity,
    price,
    '',
    account,
    line.tax?.name ?? noTax,
    ...blanks(5),
    invoice.currency,
    '',
  ];
}

function blanks(length: number): readonly FileCell[] {
  return Array.from({ length }, () => '');
}

/** A line of which quantity times price is the amount. Where it would not be, it is one of the amount. */
function filedLine(line: InvoiceLine, currency: string) {
  const { text, quantity, unit, unitPrice, amount } = line;
  const price = roundTo(unitPrice, PRICE_DECIMALS);
  const weight = `${roundTo(quantity, PRICE_DECIMALS)} ${unit}`.trim();
  const said = `${text}, ${weight} at ${rateText(line, currency)}`;
  if (roundTo(quantity * price, 2) !== amount) {
    return { text: said, quantity: 1, price: amount, amount };
  }
  return { text: unit === '' ? text : said, quantity, price, amount };
}

function rateText(line: InvoiceLine, invoiced: string): string {
  const { amount, unit } = lineRate(line);
  const decimals = roundTo(amount, 2) === roundTo(amount, PRICE_DECIMALS) ? 2 : PRICE_DECIMALS;
  const currency = CURRENCIES.find((one) => one === invoiced) ?? US_REGION.currency;
  const price = createTeller({ ...US_REGION, currency }).money(amount, decimals);
  return unit === '' ? price : `${price} / ${unit}`;
}

function fileDate(dateISO: IsoDate, dates: Region['dates']): string {
  const [year, month, day] = dateISO.split('-');
  return dates === 'us' ? `${month}/${day}/${year}` : `${day}/${month}/${year}`;
}
