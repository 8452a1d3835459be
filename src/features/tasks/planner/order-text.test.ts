import { expect, test } from 'vitest';
import { plannerOrders } from '#domain/orders/planner-orders.ts';
import { anOrder, aVariety, bulk, packages } from '#tests/support/builders/builders.ts';
import { lineAmount, orderTotal } from './order-text.ts';
import { plannerCsv } from './planner-csv.ts';

const sold = { products: new Map(), varieties: new Map([['pea', aVariety()]]) };
const items = [packages('pea', 26, 2), packages('pea', 4, 2.5), bulk('pea', 1.5, 'lb')];
const orders = plannerOrders(
  [anOrder({ name: 'Market', items }), anOrder({ id: 'ord_2', name: 'Nothing', items: [] })],
  sold,
  '2025-03-14',
  '2025-03-14',
);

test('a line says how many packages of which size, or its weight', () => {
  expect(orders[0]?.lines.map(lineAmount)).toEqual(['26 × 2 oz', '4 × 2.5 oz', '1.5 lb']);
});

test('an order adds up its packages and its weight', () => {
  // 52 + 10 + 24 oz.
  expect(orders.map(orderTotal)).toEqual(['30 packages, 86.0 oz', '0.0 oz']);
});

test('a spreadsheet gets a row per item, and one for an order without any', () => {
  const market = ['2025-03-14', 'Market', '', 'General', 'ONCE', 'Pea'];
  expect(plannerCsv(orders).slice(1)).toEqual([
    [...market, 'PACKAGE', '26 × 2 oz', 52],
    [...market, 'PACKAGE', '4 × 2.5 oz', 10],
    [...market, 'BULK', '1.5 lb', 24],
    ['2025-03-14', 'Nothing', '', 'General', 'ONCE', '', '', '', ''],
  ]);
});
