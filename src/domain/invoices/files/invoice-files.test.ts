import { expect, test } from 'vitest';
import {
  aPayment,
  anInvoice,
  anInvoiceLine,
  anInvoiceOf,
} from '#tests/support/builders/invoice-builders.ts';
import { quickBooksFiles, xeroFiles } from './bookkeeping-files.ts';
import { invoiceRows, paymentRows } from './invoice-rows.ts';

const DECEMBER = { from: '2026-12-01', to: '2026-12-31' };
const PEA = anInvoiceLine({ text: 'Pea 4 oz', quantity: 12, unitPrice: 4.25, amount: 51 });
const DATES = { dateISO: '2026-12-08', dueISO: '2026-12-22' };

/** 500 g of loose pea at $18.00 a pound: 500 ÷ 453.59237 × 18 = 19.8416. */
const LOOSE = anInvoiceLine({
  text: 'Pea',
  quantity: 500,
  unit: 'g',
  unitPrice: 18 / 453.59237,
  amount: 19.84,
  dayISO: '2026-12-08',
});

const xero = { account: '200', noTax: 'Tax Exempt', dates: 'day-first' } as const;

test('a row of QuickBooks has number, customer and dates, and quantity times rate is the amount', () => {
  const invoice = anInvoice({ ...DATES, series: '2026-', number: 12, lines: [PEA, LOOSE] });
  const [file] = quickBooksFiles([invoice], DECEMBER, 'us');
  expect(file?.rows[0]?.join(',')).toBe(
    '*InvoiceNo,*Customer,*InvoiceDate,*DueDate,Terms,Location,Memo,Item(Product/Service),ItemDescription,ItemQuantity,ItemRate,*ItemAmount,Service Date',
  );
  const head = ['2026-0012', 'Bistro', '12/08/2026', '12/22/2026', '', '', '', 'Microgreens'];
  expect(file?.rows.slice(1)).toEqual([
    [...head, 'Pea 4 oz', 12, 4.25, 51, ''],
    [...head, 'Pea, 500 g at $18.00 / lb', 1, 19.84, 19.84, '12/08/2026'],
  ]);
});

test('a price that is said is in the currency of the invoice', () => {
  const invoice = anInvoice({ ...DATES, currency: 'EUR', lines: [LOOSE] });
  const [file] = quickBooksFiles([invoice], DECEMBER, 'us');
  expect(file?.rows[1]?.[8]).toBe('Pea, 500 g at €18.00 / lb');
});

test('credit notes are a file of their own for QuickBooks, above 0', () => {
  const back = anInvoiceLine({ text: 'Back', quantity: -2, unitPrice: 4.25, amount: -8.5 });
  const fee = anInvoiceLine({ text: 'Fee', quantity: 1, unitPrice: 2, amount: 2 });
  const note = anInvoice({ ...DATES, number: 2, lines: [back, fee] });
  const files = quickBooksFiles([note, anInvoiceOf(5, DATES)], DECEMBER, 'us');
  expect(files.map(({ name, invoices }) => `${invoices} in ${name}`)).toEqual([
    '1 in quickbooks-invoices',
    '1 in quickbooks-credit-notes',
  ]);
  expect(files[1]?.rows.slice(1).map((row) => row.slice(8, 12))).toEqual([
    ['Back', 2, 4.25, 8.5],
    ['Fee', -1, 2, -2],
  ]);
});

test('a row of Xero names account, tax rate and currency', () => {
  const taxed = { ...PEA, tax: { name: 'GST on Income', percent: 10 } };
  const [file] = xeroFiles([anInvoice({ ...DATES, lines: [taxed, LOOSE] })], DECEMBER, xero);
  expect(file?.rows[0]?.join(',')).toBe(
    '*ContactName,EmailAddress,POAddressLine1,POAddressLine2,POAddressLine3,POAddressLine4,POCity,PORegion,POPostalCode,POCountry,*InvoiceNumber,Reference,*InvoiceDate,*DueDate,Total,InventoryItemCode,*Description,*Quantity,*UnitAmount,Discount,*AccountCode,*TaxType,TaxAmount,TrackingName1,TrackingOption1,TrackingName2,TrackingOption2,Currency,BrandingTheme',
  );
  const [first, second] = (file?.rows ?? [])
    .slice(1)
    .map((row) => Object.fromEntries((file?.rows[0] ?? []).map((head, at) => [head, row[at]])));
  // 51.00 + 19.84 + 10 % of 51.00.
  expect(first).toMatchObject({
    '*ContactName': 'Bistro',
    '*InvoiceNumber': '0001',
    '*InvoiceDate': '08/12/2026',
    '*DueDate': '22/12/2026',
    Total: 75.94,
    '*Description': 'Pea 4 oz',
    '*Quantity': 12,
    '*UnitAmount': 4.25,
    '*AccountCode': '200',
    '*TaxType': 'GST on Income',
    Currency: 'USD',
    BrandingTheme: '',
  });
  expect(second).toMatchObject({ '*Quantity': 1, '*UnitAmount': 19.84, '*TaxType': 'Tax Exempt' });
});

test('Xero gets at most 500 invoices a file', () => {
  const many = Array.from({ length: 501 }, (_, at) =>
    anInvoiceOf(5, { ...DATES, id: `inv_${at}`, number: at + 1 }),
  );
  const files = xeroFiles(many, DECEMBER, xero);
  expect(files.map(({ name, invoices }) => [name, invoices])).toEqual([
    ['xero-invoices-1', 500],
    ['xero-invoices-2', 1],
  ]);
  expect(files[1]?.rows[1]?.[10]).toBe('0501');
});

test('a file has the issued invoices of its days, the oldest first', () => {
  const books = [
    anInvoiceOf(1, { id: 'a', number: 4, dateISO: '2026-12-31' }),
    anInvoiceOf(2, { id: 'b', number: 5, dateISO: '2027-01-01' }),
    anInvoiceOf(3, { id: 'c', number: 3, dateISO: '2026-12-02', status: 'VOID' }),
    anInvoiceOf(4, { id: 'd', number: 2, dateISO: '2026-12-01' }),
    anInvoiceOf(5, { id: 'e', number: 1, dateISO: '2026-11-30' }),
  ];
  const [file] = quickBooksFiles(books, DECEMBER, 'us');
  expect(file?.rows.slice(1).map(([number]) => number)).toEqual(['0002', '0004']);
  expect(quickBooksFiles([], DECEMBER, 'us')).toEqual([]);
  expect(xeroFiles([], DECEMBER, xero)).toEqual([]);
});

test('the file of invoices has a row per line with what is open of the whole', () => {
  const tax = { name: 'Reduced', percent: 7 };
  const invoice = anInvoice({ ...DATES, lines: [{ ...PEA, tax }, LOOSE] });
  const paid = aPayment({ amount: 14.41, dateISO: '2026-12-10', invoiceId: 'inv_1' });
  const rows = invoiceRows({ invoices: [invoice], payments: [paid] }, DECEMBER, '2026-12-31');
  // 51.00 + 19.84 + 3.57 = 74.41.
  const head = ['0001', '2026-12-08', '2026-12-22', 'Bistro'];
  expect(rows.slice(1)).toEqual([
    [...head, null, 'Pea 4 oz', 12, '', 4.25, 51, 'Reduced', 7, 74.41, 60, 'USD'],
    [...head, '2026-12-08', 'Pea', 500, 'g', 18 / 453.59237, 19.84, null, null, 74.41, 60, 'USD'],
  ]);
  expect(paymentRows({ invoices: [invoice], payments: [paid] }, DECEMBER).slice(1)).toEqual([
    ['2026-12-10', 'Bistro', 14.41, '', '', '0001', 'USD'],
  ]);
});
