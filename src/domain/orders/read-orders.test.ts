import { expect, test } from 'vitest';
import { anOrder, aRecurringOrder, aSingleOrder } from '#tests/support/builders/builders.ts';
import { readOrders, readSlimItems } from './read-orders.ts';

test('three lists are read together; an id in orders hides it in the others, and each order knows its list', () => {
  const orders = [anOrder({ id: 'rec_1' }), anOrder({ id: 'one_1' })];
  const recurring = [aRecurringOrder({ id: 'rec_1' }), aRecurringOrder({ id: 'rec_2' })];
  const single = [aSingleOrder({ id: 'one_1' }), aSingleOrder({ id: 'one_2' })];
  const read = readOrders({ orders, recurring, single });
  expect(read.map(({ list = 'orders', id, kind }) => `${list} ${id} ${kind}`)).toEqual([
    'orders rec_1 ONCE',
    'orders one_1 ONCE',
    'recurring rec_2 RECURRING',
    'single one_2 ONCE',
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
  const [order] = readOrders({ orders: [], recurring: [], single: [aSingleOrder()] });
  expect(order?.harvestFridayIfWeekend).toBe(false);
});

test('a line of an older list is packages and keeps its price, a repeated product has its own id', () => {
  const one = { productId: 'prod_pea', count: 1 };
  const line = { ...one, mode: 'PACKAGE' };
  expect(readSlimItems([{ ...one, count: 2, unitPrice: 3.5 }, one, one])).toEqual([
    { ...line, id: 'prod_pea', count: 2, unitPrice: 3.5 },
    { ...line, id: 'prod_pea-2' },
    { ...line, id: 'prod_pea-3' },
  ]);
});
