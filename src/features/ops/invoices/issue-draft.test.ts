import { expect, test } from 'vitest';
import type { LineToBill, RowToBill } from '#domain/invoices/to-bill.ts';
import { anInvoiceLine } from '#tests/support/builders/invoice-builders.ts';
import { deliveriesOfRow, ownLineProblem, requestOf, type OwnLine } from './issue-draft.ts';

const lineOn = (dateISO: string, text: string): LineToBill => {
  const { id: _id, ...line } = anInvoiceLine({ orderId: 'ord_1', dateISO, dayISO: dateISO, text });
  return line;
};

const ROW: RowToBill = {
  customer: 'Bistro',
  every: 'week',
  fromISO: '2026-12-07',
  toISO: '2026-12-13',
  ready: true,
  unpriced: 0,
  lines: [
    lineOn('2026-12-08', 'Pea'),
    lineOn('2026-12-10', 'Kale'),
    lineOn('2026-12-08', 'Radish'),
  ],
  net: 0,
  taxes: [],
  total: 0,
};

const FEE: OwnLine = { key: 1, text: ' Fuel ', quantity: 1, unitPrice: 5, taxId: 'tax_7' };

test('lines of one delivery are left out together', () => {
  const deliveries = deliveriesOfRow(ROW);
  expect(deliveries.map(({ dayISO, lines }) => [dayISO, lines.length])).toEqual([
    ['2026-12-08', 2],
    ['2026-12-10', 1],
  ]);
  const leftOut = [deliveries[0]?.key ?? ''];
  expect(requestOf({ dateISO: null, leftOut, own: [] }, '2026-12-14', ROW, [])).toEqual({
    dateISO: '2026-12-14',
    leaveOut: [{ orderId: 'ord_1', dateISO: '2026-12-08' }],
    extra: [],
  });
});

test('a line of one’s own has a text, a quantity, a price and perhaps a tax', () => {
  const rate = { id: 'tax_7', name: 'Reduced', percent: 7 };
  const { extra } = requestOf(
    { dateISO: null, leftOut: [], own: [FEE, { ...FEE, unitPrice: null }] },
    '2026-12-14',
    ROW,
    [rate],
  );
  expect(extra).toEqual([
    { text: 'Fuel', quantity: 1, unitPrice: 5, tax: { name: 'Reduced', percent: 7 } },
  ]);
  expect(ownLineProblem(FEE)).toBeNull();
  expect(ownLineProblem({ ...FEE, text: ' ' })).toBe('Enter what the line is for.');
  expect(ownLineProblem({ ...FEE, quantity: null })).toBe('Enter a quantity and a price.');
});
