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
  TERMS_DAYS,
  type InvoicingSettings,
  type LineTax,
  type TaxRate,
} from '#domain/settings/invoicing-settings.ts';
import { EARLIEST } from './merge-rule.ts';
import { PERCENT } from '#domain/units/limits.ts';
import * as a from './field.ts';

const TAX = a.number({ ...PERCENT, or: 0 });

export const LINE_TAX = a.object<LineTax>({ name: a.text(), percent: TAX });

/** An amount of money, which may be below 0. */
const MONEY = a.required(a.number({ or: null }));

const INVOICE_LINES = a.list<InvoiceLine>(
  'Line',
  {
    id: a.ID,
    orderId: a.reference(a.text(), 'orders', 'history'),
    dateISO: a.day(),
    itemId: a.text(),
    dayISO: a.day(),
    text: a.text(),
    quantity: a.number({ or: 0 }),
    unit: a.choice(['oz', 'lb', 'g', 'kg'], ''),
    unitPrice: a.number({ or: 0 }),
    amount: MONEY,
    tax: a.orNull(LINE_TAX),
  },
  { prefix: 'li', isOrdered: true },
);

/** Nothing of an issued invoice changes but its state and, where it was given twice, its number. */
export const INVOICES = a.list<Invoice>(
  'Invoice',
  {
    id: a.ID,
    series: a.grouped('number', a.text()),
    number: a.grouped('number', a.required(a.whole({ min: 1, or: null, isStrict: true }))),
    issuedAtISO: a.instant(),
    dateISO: a.neededDay(),
    dueISO: a.refined(
      a.optionalDay(),
      'else the day of the invoice',
      (due, { dateISO }: Pick<Invoice, 'dateISO'>) => due ?? dateISO,
      ['dateISO'],
    ),
    customer: a.required(a.textOrNull()),
    billTo: a.text(),
    seller: a.text(),
    note: a.text(),
    currency: a.rawText(USUAL_CURRENCY),
    pricesIncludeTax: a.flag(),
    lines: a.asWhole(INVOICE_LINES),
    status: a.furthest(INVOICE_STATUSES, 'ISSUED'),
    sentISO: a.merged(EARLIEST, a.day()),
    former: a.grouped('number', a.optionalText()),
  },
  { prefix: 'inv' },
);

export const PAYMENTS = a.list<Payment>(
  'Payment',
  {
    id: a.ID,
    customer: a.text(),
    dateISO: a.neededDay(),
    amount: MONEY,
    method: a.text(),
    note: a.text(),
    invoiceId: a.optionalText(),
    currency: a.optionalText(),
  },
  { prefix: 'pay' },
);

const TAXES = a.list<TaxRate>(
  'Tax rate',
  { id: a.ID, name: a.text(), percent: TAX },
  { prefix: 'tax', isOrdered: true },
);

const { start, termsDays, account, noTax, every } = DEFAULT_INVOICING;

export const INVOICING = a.object<InvoicingSettings>({
  seller: a.notes(),
  taxNumber: a.text(),
  note: a.notes(),
  prefix: a.text(),
  start: a.whole({ min: 1, or: start }),
  termsDays: a.whole({ ...TERMS_DAYS, or: termsDays }),
  every: a.choice(BILL_EVERY, every),
  taxes: TAXES,
  defaultTaxId: a.textOrNull(),
  pricesIncludeTax: a.flag(),
  account: a.rawText(account),
  noTax: a.rawText(noTax),
  sinceISO: a.optionalDay(),
});
