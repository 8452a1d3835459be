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
  expect(
    inMarch(aRepeatOrder())
      .map((order) => order.occurDate.slice(5))
      .join(' '),
  ).toBe('03-01 03-08 03-15 03-22 03-29 04-05');
});

test('an order shows on its event day, whenever it is harvested, and without a date on none', () => {
  const market = { date: '2025-03-15', harvestFridayIfWeekend: true };
  const shown = inMarch(anOrder(market), anOrder({ date: null }));
  expect(shown.map((order) => order.occurDate)).toEqual(['2025-03-15']);
});

test('both ends of the grid count, the days beyond do not', () => {
  const days = ['2025-02-22', '2025-02-23', '2025-04-05', '2025-04-06'];
  const shown = inMarch(...days.map((date) => anOrder({ id: date, date })));
  expect(shown.map((order) => order.id)).toEqual(['2025-02-23', '2025-04-05']);
});

test('orders of a day are sorted by name', () => {
  const shown = inMarch(anOrder({ id: 'a', name: 'Sato' }), anOrder({ id: 'b', name: 'Bistro' }));
  expect(shown.map((order) => order.name)).toEqual(['Bistro', 'Sato']);
});

test('a planner order has its customer, category and day', () => {
  const order = anOrder({ name: 'Hollis box', customer: 'Dana', orderCategory: 'RESIDENTIAL' });
  expect(inMarch(order)).toEqual([
    {
      id: 'ord_1',
      name: 'Hollis box',
      customer: 'Dana',
      kind: 'ONCE',
      orderCategory: 'RESIDENTIAL',
      items: order.items,
      lines: [{ ...order.items[0], name: 'Pea', ounces: 8 }],
      occurDate: '2025-03-14',
    },
  ]);
});

test('a line without a size takes that of the product, then of the variety', () => {
  const sizes = [packages('prod_pea', 3, 2), packages('prod_pea', 3)];
  const items = [...sizes, packages('mix_salad', 2), packages('kale', 5)];
  const [order] = inMarch(anOrder({ items }));
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
