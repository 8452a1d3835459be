import { expect, test } from 'vitest';
import { anOrder, aRecurringOrder, aSingleOrder } from '#tests/support/builders/builders.ts';
import { storedOrders } from './stored-orders.ts';

test('an order of an older list that one of the Orders screen hides by its id is left out', () => {
  const orders = [anOrder({ id: 'rec_1' }), anOrder({ id: 'one_1' })];
  const recurring = [aRecurringOrder({ id: 'rec_1' }), aRecurringOrder({ id: 'rec_2' })];
  const single = [aSingleOrder({ id: 'one_1' }), aSingleOrder({ id: 'one_2' })];
  const stored = storedOrders({ orders, recurring, single });
  expect(stored.map(({ list, record }) => [list, record.id])).toEqual([
    ['orders', 'rec_1'],
    ['orders', 'one_1'],
    ['recurring', 'rec_2'],
    ['single', 'one_2'],
  ]);
});
