import {
  INVOICE_STATUSES,
  USUAL_CURRENCY,
  type Invoice,
  type InvoiceLine,
  type Payment,
} from '#domain/invoices/invoice.ts';
import { BILL_EVERY } from '#domain/customers/customer.ts';
import {
  DEFAULT_INVOICING,
  MOST_TERMS_DAYS,
  type InvoicingSettings,
  type LineTax,
  type TaxRate,
} from '#domain/settings/invoicing-settings.ts';
import * as f from './field.ts';
import { EARLIEST, by } from './merge-rule.ts';
import * as a from './plain-fields.ts';

const PERCENT = a.number({ min: 0, max: 100, or: 0 });

export const LINE_TAX = f.object<LineTax>({ name: a.text(), percent: PERCENT });

/** An amount of money, which may be below 0. */
const MONEY = f.required(a.number({ or: null }));

const INVOICE_LINES = f.list<InvoiceLine>(
  'Line',
  {
    id: a.ID,
    orderId: f.reference(a.text(), 'orders', 'history'),
    dateISO: a.day(),
    itemId: a.text(),
    dayISO: a.day(),
    text: a.text(),
    quantity: a.number({ or: 0 }),
    unit: a.choice(['oz', 'lb', 'g', 'kg'], ''),
    unitPrice: a.number({ or: 0 }),
    amount: MONEY,
    tax: f.orNull(LINE_TAX),
  },
  { key: by('id'), isOrdered: true },
);

/** Nothing of an issued invoice changes but its state and, where it was given twice, its number. */
export const INVOICES = f.list<Invoice>(
  'Invoice',
  {
    id: a.ID,
    series: f.grouped('number', a.text()),
    number: f.grouped('number', f.required(a.whole({ min: 1, or: null, isStrict: true }))),
    issuedAtISO: a.instant(),
    dateISO: f.required(a.day()),
    dueISO: f.refined(
      a.optionalDay(),
      'else the day of the invoice',
      (due, { dateISO }: Pick<Invoice, 'dateISO'>) => due ?? dateISO,
      ['dateISO'],
    ),
    customer: f.required(a.textOrNull()),
    billTo: a.text(),
    seller: a.text(),
    note: a.text(),
    currency: a.rawText(USUAL_CURRENCY),
    pricesIncludeTax: a.flag(),
    lines: f.asWhole(INVOICE_LINES),
    status: f.merged(
      { kind: 'furthest', of: INVOICE_STATUSES },
      a.choice(INVOICE_STATUSES, 'ISSUED'),
    ),
    sentISO: f.merged(EARLIEST, a.day()),
    former: f.grouped('number', a.optionalText()),
  },
  { prefix: 'inv' },
);

export const PAYMENTS = f.list<Payment>(
  'Payment',
  {
    id: a.ID,
    customer: a.text(),
    dateISO: f.required(a.day()),
    amount: MONEY,
    method: a.text(),
    note: a.text(),
    invoiceId: a.optionalText(),
    currency: a.optionalText(),
  },
  { prefix: 'pay' },
);

const TAXES = f.list<TaxRate>(
  'Tax rate',
  { id: a.ID, name: a.text(), percent: PERCENT },
  { prefix: 'tax', isOrdered: true },
);

const { start, termsDays, account, noTax, every } = DEFAULT_INVOICING;

/** How the farm bills. */
export const INVOICING = f.object<InvoicingSettings>({
  seller: a.notes(),
  taxNumber: a.text(),
  note: a.notes(),
  prefix: a.text(),
  start: a.whole({ min: 1, or: start }),
  termsDays: a.whole({ min: 0, max: MOST_TERMS_DAYS, or: termsDays }),
  every: a.choice(BILL_EVERY, every),
  taxes: TAXES,
  defaultTaxId: a.textOrNull(),
  pricesIncludeTax: a.flag(),
  account: a.rawText(account),
  noTax: a.rawText(noTax),
  sinceISO: a.optionalDay(),
});
