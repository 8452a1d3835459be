import { expect, test } from 'vitest';
import { reduce } from '#state/records/reduce.ts';
import type { Order, RecurringOrder } from '#domain/orders/order.ts';
import {
  aFarm,
  anOrder,
  aRecurringOrder,
  aRepeatOrder,
  bulk,
  packages,
} from '#tests/support/builders/builders.ts';
import { newItemDraft } from './items/item-draft.ts';
import { agreedFor, saveOrder } from './order-changes.ts';
import { draftOfCopy, draftOfOrder, newOrderDraft, type OrderDraft } from './order-draft.ts';
import { readStored } from '#domain/orders/read-orders.ts';

const today = '2026-11-20';

/** The order as saved after a change in its form. */
function payloadOf(record: Order, change: Partial<OrderDraft> = {}) {
  const action = saveOrder({ ...draftOfOrder(record, today), ...change }, false);
  return 'payload' in action ? action.payload : null;
}

/** The older lists of a farm with one recurring order, once its form is saved. */
function savedRecurring(record: RecurringOrder, change: Partial<OrderDraft> = {}) {
  const draft = draftOfOrder(readStored({ list: 'recurring', record }), today);
  const action = { ...saveOrder({ ...draft, ...change }, false), moment: { today, now: 0 } };
  return reduce(aFarm({ recurring: [record] }), action);
}

test('an order opened and saved is the same order', () => {
  const items = [packages('prod_pea', 9, 4), packages('kale', 3), bulk('mix_salad', 1.5, 'lb')];
  const standing = aRepeatOrder({
    customer: 'Bistro',
    frequency: 'MONTHLY_NTH',
    weekOfMonth: 3,
    harvestBufferDays: 2,
    weekendHarvestToFriday: false,
    items,
  });
  expect(payloadOf(standing)).toEqual(standing);
  expect(payloadOf(anOrder({ items }))).toEqual(anOrder({ items }));
});

test('a standing order made a one-time order keeps no rule', () => {
  const order = payloadOf(aRepeatOrder({ harvestBufferDays: 1 }), { kind: 'ONCE' });
  expect(order).toMatchObject({ kind: 'ONCE', date: today });
  expect(order).not.toHaveProperty('frequency');
  expect(order).not.toHaveProperty('harvestBufferDays');
});

test('only a weekly order chooses its weeks, only a monthly one its week of the month', () => {
  const order = aRepeatOrder();
  expect(payloadOf(order, { interval: 3 })).toMatchObject({ interval: 3 });
  expect(payloadOf(order, { interval: null })).toMatchObject({ interval: 1 });
  expect(payloadOf(order, { interval: 3, frequency: 'BIWEEKLY' })).toMatchObject({ interval: 2 });
  expect(payloadOf(order, { interval: 3, frequency: 'MONTHLY_2_4' })).toMatchObject({
    interval: 1,
  });
  expect(payloadOf(order, { frequency: 'MONTHLY_NTH', weekOfMonth: 2 })).toMatchObject({
    weekOfMonth: 2,
  });
  expect(payloadOf(order, { weekOfMonth: 2 })).not.toHaveProperty('weekOfMonth');
});

test('harvest buffer days lie between 0 and 7, blank is the default of the farm', () => {
  const order = aRepeatOrder({ harvestBufferDays: 2 });
  expect(payloadOf(order, { harvestBufferDays: 9 })).toMatchObject({ harvestBufferDays: 7 });
  expect(payloadOf(order, { harvestBufferDays: -1 })).toMatchObject({ harvestBufferDays: 0 });
  expect(payloadOf(order, { harvestBufferDays: null })).not.toHaveProperty('harvestBufferDays');
});

test('a blank count is one package, a blank weight no demand', () => {
  const target = { productId: 'prod_pea' };
  const item = { ...newItemDraft('li_1'), target };
  const items = [
    { ...item, count: null },
    { ...item, count: 0.4 },
    { ...item, mode: 'BULK' as const, weight: -2 },
    { ...item, mode: 'BULK' as const },
  ];
  expect(payloadOf(anOrder(), { items })).toMatchObject({
    items: [{ count: 1 }, { count: 1 }, { weight: 0 }, { weight: 0, unit: 'oz' }],
  });
});

test('a change of a recurring order goes back to the recurring list', () => {
  const record = aRecurringOrder();
  const { orders, recurring } = savedRecurring(record, { name: ' Cart ' });
  expect(orders).toEqual([]);
  expect(recurring).toEqual([{ ...record, name: 'Cart', interval: 1 }]);
});

test('a recurring order goes back to the defaults of the farm', () => {
  const record = aRecurringOrder({ harvestBufferDays: 2, weekendHarvestToFriday: true });
  const cleared = { harvestBufferDays: null, weekendHarvestToFriday: null };
  const [saved] = savedRecurring(record, cleared).recurring;
  expect(saved).not.toHaveProperty('harvestBufferDays');
  expect(saved).not.toHaveProperty('weekendHarvestToFriday');
});

test('the form keeps when a standing order ends and pauses, and the prices of its lines', () => {
  const life = {
    endDate: '2026-12-15',
    pauses: [{ id: 'pau_1', from: '2026-11-23', to: '2026-12-05', note: '' }],
  };
  const items = [{ ...packages('prod_pea', 2, 4), unitPrice: 4.25 }];
  expect(payloadOf(aRepeatOrder({ ...life, items }), {})).toMatchObject({ ...life, items });
  const free = [{ productId: 'prod_pea', count: 2, unitPrice: 0 }];
  const record = aRecurringOrder({ ...life, items: free });
  expect(savedRecurring(record).recurring).toMatchObject([record]);
  const [endless] = savedRecurring(record, { endDate: null, pauses: [] }).recurring;
  expect(endless).not.toHaveProperty('endDate');
  expect(endless).not.toHaveProperty('pauses');
});

test('a copy is a new record with new ids and "(Copy)" behind its name', () => {
  const record = anOrder({ name: 'Gala', items: [packages('prod_pea', 2, 4)] });
  let made = 0;
  const draft = draftOfCopy(record, today, {
    id: 'ord_9',
    createdAt: '2026-11-20T15:00:00.000Z',
    newItemId: () => `li_${(made += 1)}`,
  });
  expect(saveOrder(draft, true)).toEqual({
    type: 'ADD_ORDER',
    payload: {
      ...record,
      id: 'ord_9',
      name: 'Gala (Copy)',
      createdAt: '2026-11-20T15:00:00.000Z',
      items: [{ ...packages('prod_pea', 2, 4), id: 'li_1' }],
    },
  });
});

const MADE = { id: 'ord_1', itemId: 'li_1', createdAt: '2026-11-22T14:00:00.000Z' };
const DRAFT = newOrderDraft('orders', 'ONCE', '2026-11-30', MADE);
const TAKE = {
  kind: 'TAKE',
  orderId: 'ord_promise',
  dateISO: '2026-11-30',
  varietyId: 'sunflower',
  oz: 12,
  harvestISO: '2026-11-28',
} as const;

test('an order is saved with what was agreed for it, for as long as it asks for the same', () => {
  const agreed = agreedFor(DRAFT, [TAKE]);
  expect(saveOrder(DRAFT, true, agreed)).toMatchObject({
    type: 'TAKE_ORDER',
    payload: { order: { id: 'ord_1', date: '2026-11-30' }, changes: [TAKE] },
  });
  const renamed = { ...DRAFT, name: 'Chef Ana' };
  expect(saveOrder(renamed, true, agreed).type).toBe('TAKE_ORDER');
  const later = { ...DRAFT, date: '2026-12-01' };
  expect(saveOrder(later, true, agreed).type).toBe('ADD_ORDER');
});

test('an order that is changed, or that nothing was agreed for, is saved as it is', () => {
  expect(saveOrder(DRAFT, false).type).toBe('UPDATE_ORDER');
  expect(saveOrder(DRAFT, true).type).toBe('ADD_ORDER');
  expect(saveOrder(DRAFT, true, agreedFor(DRAFT, [])).type).toBe('ADD_ORDER');
});
