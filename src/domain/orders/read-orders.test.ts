import { expect, test } from 'vitest';
import { anOrder, aRecurringOrder, aSingleOrder } from '#tests/support/builders/builders.ts';
import { readOrders, readSlimItems } from './read-orders.ts';

test('the three lists are read together', () => {
  const read = readOrders({
    orders: [anOrder({ id: 'a' })],
    recurring: [aRecurringOrder({ id: 'b' })],
    single: [aSingleOrder({ id: 'c' })],
  });
  expect(read.map((order) => [order.id, order.kind])).toEqual([
    ['a', 'ONCE'],
    ['b', 'RECURRING'],
    ['c', 'ONCE'],
  ]);
});

test('an id in orders hides the same id in the other lists, and an order knows its list', () => {
  const orders = [anOrder({ id: 'rec_1' }), anOrder({ id: 'one_1' })];
  const recurring = [aRecurringOrder({ id: 'rec_1' }), aRecurringOrder({ id: 'rec_2' })];
  const single = [aSingleOrder({ id: 'one_1' }), aSingleOrder({ id: 'one_2' })];
  const read = readOrders({ orders, recurring, single });
  expect(read.map(({ list = 'orders', id }) => [list, id])).toEqual([
    ['orders', 'rec_1'],
    ['orders', 'one_1'],
    ['recurring', 'rec_2'],
    ['single', 'one_2'],
  ]);
});

test('a line of an older list is read as packages of a product, without a size of its own', () => {
  const [order] = readOrders({ orders: [], recurring: [], single: [aSingleOrder()] });
  expect(order?.items).toEqual([
    { id: 'prod_pea', mode: 'PACKAGE', productId: 'prod_pea', count: 4 },
  ]);
});

test('a recurring order keeps its own lead time and weekend rule', () => {
  const recurring = [
    aRecurringOrder({ frequency: 'BIWEEKLY', harvestBufferDays: 2, weekendHarvestToFriday: false }),
  ];
  expect(readOrders({ orders: [], recurring, single: [] })[0]).toMatchObject({
    frequency: 'BIWEEKLY',
    interval: 2,
    harvestBufferDays: 2,
    weekendHarvestToFriday: false,
    harvestFridayIfWeekend: false,
  });
});

test('an order of an older list asks for no harvest on Friday by itself', () => {
  const single = [aSingleOrder({ date: '2025-03-15' })];
  expect(readOrders({ orders: [], recurring: [], single })[0]).toMatchObject({
    kind: 'ONCE',
    harvestFridayIfWeekend: false,
  });
});

test('a line of an older list keeps its price, and a repeated product has its own id', () => {
  expect(
    readSlimItems([
      { productId: 'prod_pea', count: 2, unitPrice: 3.5 },
      { productId: 'prod_pea', count: 1 },
      { productId: 'prod_pea', count: 1 },
    ]),
  ).toEqual([
    { id: 'prod_pea', mode: 'PACKAGE', productId: 'prod_pea', count: 2, unitPrice: 3.5 },
    { id: 'prod_pea-2', mode: 'PACKAGE', productId: 'prod_pea', count: 1 },
    { id: 'prod_pea-3', mode: 'PACKAGE', productId: 'prod_pea', count: 1 },
  ]);
});
