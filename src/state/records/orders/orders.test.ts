import { expect, test } from 'vitest';
import type { Order, OrderItem } from '#domain/orders/order.ts';
import { listedOrders } from '#domain/orders/read-orders.ts';
import { act } from '#tests/support/devices/act.ts';
import {
  aFarm,
  aRecurringOrder,
  aRepeatOrder,
  aSingleOrder,
  anOrder,
  packages,
} from '#tests/support/builders/builders.ts';

test('an order that becomes one-time loses its repeat rule and keeps unknown fields of itself and its lines', () => {
  const withLot: OrderItem = Object.assign(packages('pea', 2), { lot: 7 });
  const stored = {
    ...aRepeatOrder({ id: 'ord_a' }),
    route: 'north',
    items: [withLot],
  } as unknown as Order;
  const farm = act(aFarm({ orders: [stored] }), {
    type: 'UPDATE_ORDER',
    payload: anOrder({ id: 'ord_a', items: [packages('pea', 2)] }),
  });
  const [{ former, ...order } = anOrder()] = farm.orders;
  expect(order).toEqual({ ...anOrder({ id: 'ord_a' }), route: 'north', items: [withLot] });
  expect(former).toMatchObject([{ until: '2025-03-09', kind: 'RECURRING', route: 'north' }]);
});

test('a field of a newer version stays with its order, also one called list or kind', () => {
  const stored = { ...anOrder({ id: 'ord_a' }), list: 'single' } as unknown as Order;
  const slim = Object.assign(aRecurringOrder({ id: 'rec_a' }), { list: 'orders', kind: 'B' });
  const farm = aFarm({ orders: [stored], recurring: [slim] });
  const edited = listedOrders(farm).reduce(
    (now, order) => act(now, { type: 'UPDATE_ORDER', payload: { ...order, name: 'New' } }),
    farm,
  );
  expect(edited.orders).toMatchObject([{ id: 'ord_a', name: 'New', list: 'single' }]);
  expect(edited.recurring).toMatchObject([{ id: 'rec_a', name: 'New', list: 'orders', kind: 'B' }]);
  expect(edited.single).toEqual([]);
});

test('a recurring order is patched, its overrides are clamped and can be cleared', () => {
  const startDate = '2025-04-01';
  const order = aRecurringOrder({ startDate, weekendHarvestToFriday: false });
  const farm = aFarm({ recurring: [order] });
  const update = (patch: object) =>
    act(farm, { type: 'UPDATE_RECURRING', payload: { id: 'rec_1', patch } }).recurring[0];
  expect(update({ harvestBufferDays: 9 })).toEqual({ ...order, harvestBufferDays: 7 });
  expect(update({ weekendHarvestToFriday: undefined })).toEqual(aRecurringOrder({ startDate }));
});

test('no two orders of the three lists share an id', () => {
  const farm = act(
    aFarm(),
    { type: 'ADD_ORDER', payload: anOrder({ id: 'x' }) },
    { type: 'ADD_RECURRING', payload: aRecurringOrder({ id: 'x' }) },
    { type: 'ADD_SINGLE', payload: aSingleOrder({ id: 'x' }) },
  );
  expect([farm.orders[0]?.id, farm.recurring[0]?.id, farm.single[0]?.id]).toEqual([
    'x',
    'x-2',
    'x-3',
  ]);
});
