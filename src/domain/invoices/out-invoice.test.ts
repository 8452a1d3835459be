import { expect, test } from 'vitest';
import { anInvoice, anInvoiceOf, aPayment } from '#tests/support/builders/invoice-builders.ts';
import type { Invoice, Payment } from './invoice.ts';
import { outInvoice, outMark } from './out-invoice.ts';

const FIRST = anInvoiceOf(51, { id: 'inv_1', number: 1, dateISO: '2026-12-08' });
const SECOND = anInvoiceOf(42.5, { id: 'inv_2', number: 2, dateISO: '2026-12-15' });
const TODAY = '2026-12-15';

const taken = (
  invoices: readonly Invoice[],
  { payments = [], out = [] }: { payments?: Payment[]; out?: string[] } = {},
) => outInvoice([SECOND], { invoices, payments }, out, TODAY)?.id;

test('the newest invoice of its series can be taken back until it is sent, paid, printed or filed', () => {
  expect(taken([FIRST, SECOND])).toBeUndefined();
  expect(taken([FIRST, SECOND, { ...SECOND, id: 'inv_3', number: 3 }])).toBe('inv_2');
  expect(taken([FIRST, SECOND, anInvoice({ id: 'inv_4', series: '2026-', number: 9 })])).toBe(
    undefined,
  );
  expect(taken([FIRST, SECOND], { out: [outMark(SECOND)] })).toBe('inv_2');
  expect(taken([FIRST, SECOND], { out: [outMark(FIRST)] })).toBeUndefined();
  const sent = { ...SECOND, sentISO: TODAY };
  expect(outInvoice([sent], { invoices: [FIRST, sent] }, [], TODAY)).toBe(sent);
});

test('a payment of the invoice keeps it, credit from before does not', () => {
  const paid = aPayment({ amount: 42.5, dateISO: '2026-12-15', invoiceId: 'inv_2' });
  expect(taken([SECOND], { payments: [paid] })).toBe('inv_2');
  const { invoiceId: _named, ...unnamed } = paid;
  expect(taken([SECOND], { payments: [unnamed] })).toBe('inv_2');
  const before = { ...unnamed, dateISO: '2026-12-01' };
  expect(taken([SECOND], { payments: [before] })).toBeUndefined();
});

test('of several issued at once none keeps the others', () => {
  expect(outInvoice([FIRST, SECOND], { invoices: [FIRST, SECOND] }, [], TODAY)).toBeUndefined();
});
