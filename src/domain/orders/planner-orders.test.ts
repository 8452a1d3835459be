import { expect, test } from 'vitest';
import {
  aMix,
  anOrder,
  aRepeatOrder,
  aSingleProduct,
  aVariety,
  bulk,
  packages,
} from '#tests/support/builders/builders.ts';
import { plannerOrders } from './planner-orders.ts';
import type { Order } from './order.ts';

const pea = aVariety({ id: 'pea', packSizes: [4] });
const kale = aVariety({ id: 'kale', packSizes: [3] });
const salad = aMix({ pea: 60, kale: 40 });
const sold = {
  varieties: new Map([pea, kale].map((variety) => [variety.id, variety])),
  products: new Map([aSingleProduct(pea), salad].map((product) => [product.id, product])),
};

function inMarch(...orders: Order[]) {
  return plannerOrders(orders, sold, '2025-02-23', '2025-04-05');
}

test('a recurring order is on each of its event days in the grid', () => {
  // Saturdays from 3/1 on; the grid of March 2025 ends on Saturday 4/5.
  expect(inMarch(aRepeatOrder()).map((order) => order.occurDate)).toEqual([
    '2025-03-01',
    '2025-03-08',
    '2025-03-15',
    '2025-03-22',
    '2025-03-29',
    '2025-04-05',
  ]);
});

test('an order shows on its event day, whenever it is harvested', () => {
  const market = anOrder({
    date: '2025-03-15',
    orderCategory: 'FARMERS_MARKET',
    harvestFridayIfWeekend: true,
  });
  expect(inMarch(market).map((order) => order.occurDate)).toEqual(['2025-03-15']);
});

test('an order without a date is on no day', () => {
  expect(inMarch(anOrder({ date: null }))).toEqual([]);
});

test('both ends of the grid count, the days beyond do not', () => {
  const on = (id: string, date: string) => anOrder({ id, date });
  const shown = inMarch(
    on('before', '2025-02-22'),
    on('first', '2025-02-23'),
    on('last', '2025-04-05'),
    on('after', '2025-04-06'),
  );
  expect(shown.map((order) => order.id)).toEqual(['first', 'last']);
});

test('orders of a day are sorted by name', () => {
  const shown = inMarch(
    anOrder({ id: 'a', name: 'Sato Ramen House' }),
    anOrder({ id: 'b', name: 'Bistro Marlow' }),
  );
  expect(shown.map((order) => order.name)).toEqual(['Bistro Marlow', 'Sato Ramen House']);
});

test('a planner order has its customer, category and day', () => {
  const order = anOrder({
    name: 'Hollis box',
    customer: 'Dana Hollis',
    orderCategory: 'RESIDENTIAL',
  });
  expect(inMarch(order)).toEqual([
    {
      id: 'ord_1',
      name: 'Hollis box',
      customer: 'Dana Hollis',
      kind: 'ONCE',
      orderCategory: 'RESIDENTIAL',
      items: order.items,
      lines: [
        { itemId: order.items[0]?.id, name: 'Pea', ounces: 8, mode: 'BULK', weight: 8, unit: 'oz' },
      ],
      occurDate: '2025-03-14',
    },
  ]);
});

test('a line without a size takes that of the product, then of the variety', () => {
  const [order] = inMarch(
    anOrder({
      items: [
        packages('prod_pea', 3, 2),
        packages('prod_pea', 3),
        packages('mix_salad', 2),
        packages('kale', 5),
      ],
    }),
  );
  expect(
    order?.lines.map(
      (line) => line.mode === 'PACKAGE' && [line.name, line.count, line.packageOz, line.ounces],
    ),
  ).toEqual([
    ['Pea', 3, 2, 6],
    ['Pea', 3, 4, 12],
    ['Salad', 2, 4, 8],
    ['Kale', 5, 3, 15],
  ]);
});

test('a line of something the farm no longer has is still listed', () => {
  const [order] = inMarch(anOrder({ items: [bulk('basil', 1, 'lb')] }));
  expect(order?.lines.map(({ name, ounces }) => [name, ounces])).toEqual([['Unknown product', 16]]);
});
