import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import { US_REGION } from '#domain/tell/region.ts';
import {
  aPayment,
  anInvoice,
  anInvoiceLine,
  anInvoiceOf,
} from '#tests/support/builders/invoice-builders.ts';
import { invoiceAmounts, sumOfMoney } from './invoice-amounts.ts';
import { givenTwice } from './issue-invoice.ts';
import { invoicesOfCustomer, owedByCustomer, settleInvoices } from './settle-invoices.ts';
import { statementOf } from './statement.ts';

const TAXED = [
  anInvoiceLine({ amount: 42.5, tax: { name: 'Reduced', percent: 7 } }),
  anInvoiceLine({ amount: 30, tax: { name: 'Reduced', percent: 7 } }),
  anInvoiceLine({ amount: 8.1, tax: { name: 'Full', percent: 19 } }),
];

test('tax is added once per rate, rounded half away from zero', () => {
  expect(invoiceAmounts({ lines: TAXED, pricesIncludeTax: false })).toEqual({
    net: 80.6,
    taxes: [
      { name: 'Reduced', percent: 7, base: 72.5, tax: 5.08 },
      { name: 'Full', percent: 19, base: 8.1, tax: 1.54 },
    ],
    total: 87.22,
  });
  expect(invoiceAmounts({ lines: TAXED, pricesIncludeTax: true })).toMatchObject({
    total: 80.6,
    taxes: [{ tax: 4.74 }, { tax: 1.29 }],
    net: 74.57,
  });
});

/** Two invoices and a credit note of Bistro, as on 2026-12-31. */
const BOOKS = [
  anInvoiceOf(51, { id: 'inv_1', number: 1, dateISO: '2026-11-08', dueISO: '2026-11-22' }),
  anInvoiceOf(46.75, { id: 'inv_2', number: 2, dateISO: '2026-11-22', dueISO: '2026-12-06' }),
  anInvoiceOf(-10, { id: 'inv_3', number: 3, dateISO: '2026-12-02', dueISO: '2026-12-16' }),
];
const SIXTY = aPayment({ amount: 60, dateISO: '2026-12-03' });
const TODAY = '2026-12-31';
const DECEMBER = { customer: 'Bistro', from: '2026-12-01', to: TODAY };

const opened = (invoices = BOOKS, ...payments: readonly ReturnType<typeof aPayment>[]) =>
  settleInvoices({ invoices, payments }, TODAY).invoices.map(({ open, state }) => [open, state]);

test('credit notes and payments pay the earliest due first, but the invoice that a payment names', () => {
  const [paid, open] = [
    [0, 'PAID'],
    [27.75, 'OVERDUE'],
  ] as const;
  expect(opened(BOOKS, SIXTY)).toEqual([paid, open, paid]);
  expect(opened(BOOKS, { ...SIXTY, invoiceId: 'inv_2' })).toEqual([open, paid, paid]);
});

test('what is paid beyond all invoices is credit, and what is paid back settles with credit notes first', () => {
  const more = settleInvoices({ invoices: BOOKS, payments: [aPayment({ amount: 100 })] }, TODAY);
  // 51.00 + 46.75 − 10.00 = 87.75
  expect(more.credit).toEqual([{ customer: 'Bistro', currency: 'USD', amount: 12.25 }]);
  const note = BOOKS.slice(2);
  expect(opened(note, aPayment({ amount: -4 }))).toEqual([[-6, 'CREDIT']]);
  expect(opened(note, aPayment({ amount: -10 }))).toEqual([[0, 'PAID']]);
  const less = { invoices: note, payments: [aPayment({ amount: -15 })] };
  expect(settleInvoices(less, TODAY).credit).toMatchObject([{ amount: -5 }]);
});

test('a customer owes what is open less credit, in one currency', () => {
  const invoices = [...BOOKS, anInvoiceOf(5, { id: 'inv_4', currency: 'EUR' })];
  const deli = aPayment({ id: 'pay_2', customer: 'Deli', amount: 3 });
  // 51.00 + 46.75 − 10.00 − 60.00; Deli has paid without an invoice.
  expect([...owedByCustomer(settleInvoices({ invoices, payments: [SIXTY, deli] }, TODAY))]).toEqual(
    [
      ['bistro', 27.75],
      ['deli', -3],
    ],
  );
  const even = aPayment({ amount: 87.75 });
  expect(owedByCustomer(settleInvoices({ invoices: BOOKS, payments: [even] }, TODAY)).size).toBe(0);
});

test('a payment without a currency is in the farm’s', () => {
  const euros = anInvoiceOf(51, { ...BOOKS[0], currency: 'EUR', lines: BOOKS[0]?.lines ?? [] });
  const settings = { region: { ...US_REGION, currency: 'EUR' } } as const;
  const books = { invoices: [euros], payments: [SIXTY] };
  expect(settleInvoices({ ...books, settings }, TODAY).invoices[0]?.open).toBe(0);
  expect(settleInvoices(books, TODAY).invoices[0]?.open).toBe(51);
  // 51.00 − 60.00.
  expect(statementOf({ ...books, settings }, DECEMBER)).toMatchObject({ before: 51, after: -9 });
});

test('void invoices count nowhere, and other currencies and customers don’t meet', () => {
  const one = BOOKS.slice(0, 1);
  const voided = one.map((invoice) => ({ ...invoice, status: 'VOID' }) as const);
  expect(opened(voided, SIXTY)).toEqual([[0, 'VOID']]);
  expect(opened(one, { ...SIXTY, currency: 'EUR' })).toEqual([[51, 'OVERDUE']]);
  expect(opened(one, { ...SIXTY, customer: 'Deli' })).toEqual([[51, 'OVERDUE']]);
  expect(opened(one, { ...SIXTY, customer: ' bistro ' })).toEqual([[0, 'PAID']]);
});

test('an invoice is overdue the day after it was due', () => {
  const due = anInvoiceOf(5, { dueISO: '2026-12-31' });
  expect(settleInvoices({ invoices: [due] }, '2026-12-31').invoices[0]?.state).toBe('OPEN');
  expect(settleInvoices({ invoices: [due] }, '2027-01-01').invoices[0]?.state).toBe('OVERDUE');
});

test('a statement tells the balance after each line, and since when it is open', () => {
  expect(statementOf({ invoices: BOOKS, payments: [SIXTY] }, DECEMBER)).toEqual({
    customer: 'Bistro',
    before: 97.75,
    rows: [
      { dateISO: '2026-12-02', kind: 'CREDIT', number: '0003', amount: -10, balance: 87.75 },
      { dateISO: '2026-12-03', kind: 'PAYMENT', number: '', amount: -60, balance: 27.75 },
    ],
    after: 27.75,
    ageing: { notDue: 0, days30: 27.75, days60: 0, over: 0 },
  });
});

test('of two invoices with one number the one issued earlier keeps it', () => {
  const laptop = anInvoice({ id: 'inv_b', number: 13, issuedAtISO: '2026-12-31T09:02:00.000Z' });
  const phone = anInvoice({ id: 'inv_a', number: 13, issuedAtISO: '2026-12-31T09:14:00.000Z' });
  expect([...givenTwice([phone, laptop])]).toEqual([phone]);
  const atOnce = { ...phone, issuedAtISO: laptop.issuedAtISO };
  expect([...givenTwice([laptop, atOnce])]).toEqual([laptop]);
  expect([...givenTwice([laptop, { ...phone, series: '2026-' }])]).toEqual([]);
});

test('what is open less the credit is what was billed less what was paid, and the ages make the balance', () => {
  const amount = fc.integer({ min: -9_999, max: 9_999 }).map((cents) => cents / 100);
  const day = fc
    .integer({ min: 1, max: 28 })
    .map((date) => `2026-12-${String(date).padStart(2, '0')}`);
  const invoices = fc.array(fc.tuple(amount, day, day), { maxLength: 6 });
  const payments = fc.array(fc.tuple(amount, day, fc.option(fc.nat(5))), { maxLength: 6 });
  checkLaw([invoices, payments], (billed, paid) => {
    const all = billed.map(([total, dateISO, dueISO], at) =>
      anInvoiceOf(total, { id: `inv_${at}`, number: at + 1, dateISO, dueISO }),
    );
    const given = paid.map(([sum, dateISO, of], at) => {
      const named = of !== null && { invoiceId: `inv_${of}` };
      return aPayment({ id: `pay_${at}`, amount: sum, dateISO, ...named });
    });
    const { invoices: settled, credit } = settleInvoices({ invoices: all, payments: given }, TODAY);
    const open = settled.map((one) => one.open);
    const left = sumOfMoney([...open, ...credit.map((one) => -one.amount)]);
    const total = sumOfMoney([...billed.map(([sum]) => sum), ...paid.map(([sum]) => -sum)]);
    expect(left).toBe(total);
    const { after, ageing } = statementOf({ invoices: all, payments: given }, DECEMBER);
    expect(after).toBe(total);
    const { notDue, days30, days60, over } = ageing;
    expect(sumOfMoney([notDue, days30, days60, over])).toBe(total);
  });
});

test('invoices of a customer are found however the name is written', () => {
  const others = anInvoiceOf(5, { id: 'inv_9', number: 9, customer: 'Corner Cafe' });
  const { invoices } = settleInvoices({ invoices: [...BOOKS, others] }, '2026-12-31');
  const found = invoicesOfCustomer(invoices, ' corner cafe ');
  expect(found.map(({ invoice }) => invoice.id)).toEqual(['inv_9']);
});
