import { expect, test } from 'vitest';
import type { Order } from '#domain/orders/order.ts';
import { currentOrders, type OrderLists } from '#domain/orders/read-orders.ts';
import { anOrder, aRecurringOrder, aRepeatOrder } from '#tests/support/builders/builders.ts';
import { readKind } from './order-kind.ts';
import { eventsText, hasEnded, orderRows, rowsOfKind, searchOrders } from './order-rows.ts';

const today = '2026-11-20';
const rowsOf = (orders: readonly Order[], more: Partial<OrderLists> = {}) =>
  orderRows(currentOrders({ orders, recurring: [], single: [], ...more }), today);
const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

test('the next event comes first, what is over last', () => {
  const orders = [
    anOrder({ id: 'past', date: '2026-11-07' }),
    anOrder({ id: 'long-past', date: '2026-10-07' }),
    anOrder({ id: 'later', date: '2026-11-25' }),
    aRepeatOrder({ id: 'saturday', startDate: '2026-10-24' }),
  ];
  const recurring = [aRecurringOrder({ id: 'friday', startDate: '2026-10-01', weekday: 5 })];
  const inOrder = ['friday', 'saturday', 'later', 'past', 'long-past'];
  expect(ids(rowsOf(orders, { recurring }))).toEqual(inOrder);
});

test('an order of the unified list hides one of the same id elsewhere', () => {
  const recurring = [aRecurringOrder({ id: 'twice' })];
  expect(rowsOf([anOrder({ id: 'twice' })], { recurring })).toMatchObject([
    { id: 'twice', list: 'orders' },
  ]);
});

test('each kind shows its orders of every list', () => {
  const recurring = [aRecurringOrder({ id: 'standing' })];
  const rows = rowsOf([anOrder({ id: 'once' }), aRepeatOrder({ id: 'weekly' })], { recurring });
  expect(ids(rowsOfKind(rows, 'recurring')).toSorted()).toEqual(['standing', 'weekly']);
  expect(ids(rowsOfKind(rows, 'single'))).toEqual(['once']);
  expect(rowsOfKind(rows, 'all')).toHaveLength(3);
});

test('kind is read without case, once means single, anything else shows all', () => {
  const kinds = ['Recurring', 'ONCE', 'single', 'weekly', null].map(readKind);
  expect(kinds).toEqual(['recurring', 'single', 'single', 'all', 'all']);
});

test('a standing order tells since when and what is next, an order for one day only that it is past', () => {
  const rows = rowsOf([
    aRepeatOrder({ startDate: '2026-10-24' }),
    anOrder({ id: 'soon', date: '2026-11-25' }),
    anOrder({ id: 'over', date: '2026-11-07' }),
  ]);
  expect(rows.map((row) => eventsText(row, false))).toEqual([
    'from Sat 10/24/2026, next 11/21',
    '',
    'Past',
  ]);
  expect(rows.map((row) => eventsText(row, true))).toEqual(['next 11/21', '', 'Past']);
});

test('orders of one name are told apart by when they fall due', () => {
  const rows = rowsOf([
    anOrder({ id: 'once', name: 'Bistro', date: '2026-11-25' }),
    aRepeatOrder({ id: 'weekly', name: 'bistro ', startDate: '2026-10-24' }),
    anOrder({ id: 'gala', name: 'Gala', date: '2026-11-27' }),
  ]);
  expect(rows.map(({ title }) => title)).toEqual([
    'bistro , Every Saturday',
    'Bistro, Wed 11/25/2026',
    'Gala',
  ]);
});

test('orders are found by every word of name, customer, day or what they sell', () => {
  const rows = rowsOf([
    anOrder({ id: 'gala', name: 'Gala', customer: 'Sato', date: '2026-11-25' }),
    aRepeatOrder({ id: 'market', name: 'Market', startDate: '2026-10-24' }),
  ]);
  const amounts = new Map([
    ['gala', { sells: 'Pea' }],
    ['market', { sells: 'Sunflower' }],
  ]);
  const found = (search: string) => ids(searchOrders(rows, search, amounts));
  expect(found('SATO')).toEqual(['gala']);
  expect(found('saturday sun')).toEqual(['market']);
  expect(found('sato sun')).toEqual([]);
  expect(found(' ')).toEqual(['market', 'gala']);
});

test('a standing order tells of its pause and its end, and once it is over that it has ended', () => {
  const pauses = [{ id: 'pau_1', from: '2026-11-18', to: '2026-12-05', note: '' }];
  const weekly = { startDate: '2026-10-24', pauses };
  const rows = rowsOf([
    aRepeatOrder({ ...weekly, id: 'paused' }),
    aRepeatOrder({ ...weekly, id: 'ends', endDate: '2026-12-15' }),
    aRepeatOrder({ id: 'ended', startDate: '2026-10-24', endDate: '2026-11-15' }),
  ]);
  expect(rows.map((row) => [row.id, eventsText(row, true)])).toEqual([
    ['ends', 'paused until 12/5, next 12/12, ends 12/15'],
    ['paused', 'paused until 12/5, next 12/12'],
    ['ended', 'Ended 11/15'],
  ]);
  expect(rows.map(hasEnded)).toEqual([false, false, true]);
});

test('the next delivery is told with what was said of it', () => {
  const order = aRepeatOrder({ id: 'ord_1', startDate: '2026-10-24' });
  const said = { id: 'dch_1', atISO: '', note: '', orderId: 'ord_1', dateISO: '2026-11-21' };
  const rows = rowsOf([order], { deliveryChanges: [{ ...said, kind: 'SKIP' }] });
  expect(rows).toMatchObject([{ next: '2026-11-28' }]);
});
