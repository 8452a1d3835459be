import { byId } from '#domain/records/change-records.ts';
import { expect, test } from 'vitest';
import { aPowderShop, aProOrder } from '#tests/support/builders/pro-order-builders.ts';
import { ordersCsv } from './orders-csv.ts';

const products = byId(aPowderShop(0, 0, 0).products);

test('the file has a row for every line, and one for an order without lines', () => {
  const order = aProOrder(1, {
    dueAt: '2025-06-20',
    notes: 'Back door',
    lines: [
      { productId: 'jars', qty: 25, unitPriceUSD: 9.5 },
      { productId: 'gone', qty: 2, unitPriceUSD: 0 },
    ],
  });
  const [, ...rows] = ordersCsv([order, aProOrder(1, { id: 'ORD-001', lines: [] })], products);
  const created = '2025-06-02T08:00:00.000Z';
  const jane = ['JANE-001', 'draft', created, '2025-06-20', 'Jane Doe', ''];
  expect(rows).toEqual([
    [...jane, 'Pea Powder Jar', 25, 9.5, 237.5, 'Back door'],
    [...jane, 'Missing product', 2, 0, 0, 'Back door'],
    ['ORD-001', 'draft', created, null, 'Jane Doe', '', null, null, null, null, ''],
  ]);
});
