import { expect, test } from 'vitest';
import { aFarm, aRepeatOrder } from '#tests/support/builders/builders.ts';
import { findOddOrders } from './odd-orders.ts';

test('an earlier version of an order that has not ended yet is told', () => {
  const { id: _id, name: _name, createdAt: _at, ...version } = aRepeatOrder();
  const former = ['2026-11-18', '2026-11-20'].map((until) => ({ ...version, until }));
  const farm = aFarm({ orders: [aRepeatOrder({ former })] });
  expect(findOddOrders(farm, '2026-11-20')).toEqual([
    { path: 'orders[0].former[1].until', message: 'An earlier version ends on or after today.' },
  ]);
});
