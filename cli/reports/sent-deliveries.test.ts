import { expect, test } from 'vitest';
import { addDays } from '#domain/calendar/iso-date.ts';
import { deliveryNotes } from '#domain/deliveries/delivery-notes.ts';
import { deliveryRows } from '#domain/deliveries/delivery-rows.ts';
import { packList } from '#domain/deliveries/pack-list.ts';
import { shelfMargins } from '#domain/margins/shelf-margins.ts';
import { eventMargins } from '#domain/margins/event-margins.ts';
import { farmEvents } from '#domain/orders/farm-events.ts';
import type { FarmAction } from '#state/records/farm-action.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { normalizeFarm } from '#state/read/normalize-farm.ts';
import { markAs } from '#tests/support/actions/work-actions.ts';
import { bulk, packages } from '#tests/support/builders/builders.ts';
import { act } from '#tests/support/devices/act.ts';
import { exampleCostFarm, exampleOrder } from '#tests/support/farms/cost-example.ts';
import { smallFarmState } from '#tests/support/farms/small-farm.ts';
import { aQuestion } from '#tests/support/mgm/a-question.ts';
import { askReport } from '#tests/support/mgm/ask-report.ts';
import { events } from '../commands/events.ts';

const [DAY, NEXT, TODAY] = ['2026-12-04', '2026-12-11', '2026-12-12'];
const EIGHT = { ...packages('sunflower', 8, 4), id: 'li_1' };
const BISTRO = {
  ...exampleOrder(),
  id: 'ord_1',
  name: 'Bistro Friday',
  customer: 'Bistro Marlow',
  kind: 'RECURRING',
  frequency: 'WEEKLY',
  interval: 1,
  weekday: 5,
  startDate: DAY,
  items: [EIGHT],
} as const;
const FARM = exampleCostFarm({
  orders: [BISTRO],
  prices: [{ id: 'prc_1', varietyId: 'sunflower', packageOz: 4, amount: 5, from: null }],
});
const mark = (...dates: readonly string[]) =>
  markAs('DELIVERED', ...dates.map((dateISO) => ({ orderId: 'ord_1', dateISO })));
const reorder: FarmAction = {
  type: 'UPDATE_ORDER',
  payload: { ...BISTRO, items: [{ ...EIGHT, count: 12 }] },
};
const dearer: FarmAction = {
  type: 'SET_PRICE',
  payload: { varietyId: 'sunflower', packageOz: 4, amount: 6, from: null },
};
const deleted: FarmAction = { type: 'DELETE_ORDER', payload: { id: 'ord_1' } };

const RANGE = { from: DAY, to: NEXT };

/** All that tells what was sold. */
function told(farm: FarmDocument, { from, to } = RANGE, today = TODAY) {
  const asked = { from, to };
  return {
    margin: askReport('margin', farm, asked, today).json,
    customers: askReport('customers', farm, asked, today).json,
    orderCosts: askReport('order-costs', farm, asked, today).json,
    events: events.answer(aQuestion({ farm, today, options: asked })).json,
    file: deliveryRows(farm, from, to),
    shelf: shelfMargins(farm, eventMargins(farm, asked, today)).map((row) => row.dollarsPerDay),
    notes: deliveryNotes(packList(farm, from, today).orders).map(({ customer, amount }) => [
      customer,
      amount,
    ]),
  };
}

test('a delivery that has left stays as it was sold, whatever becomes of its order and its price', () => {
  const sold = act(FARM, mark(DAY));
  const changed = act(sold, reorder, dearer);
  const rows = (farm: FarmDocument) =>
    eventMargins(farm, RANGE, TODAY).map(({ dayISO, customer, amount, sold: { lines } }) => [
      dayISO,
      customer,
      lines.map((line) => line.sold),
      amount,
    ]);
  expect(rows(changed)).toEqual([
    [DAY, 'Bistro Marlow', [8], 40],
    [NEXT, 'Bistro Marlow', [12], 72],
  ]);
  const gone = act(changed, deleted);
  expect(rows(gone)).toEqual([[DAY, 'Bistro Marlow', [8], 40]]);
  // A package costs $1.530652: 8 of them 12.25, 12 of them 18.37.
  expect(askReport('margin', gone, RANGE, TODAY).json).toMatchObject({
    rows: [{ orderId: 'ord_1', dateISO: DAY, dayISO: DAY, amount: 40, cost: 12.25, unpriced: 0 }],
    totals: { amount: 40, cost: 12.25 },
  });
  expect(askReport('order-costs', gone, RANGE, TODAY).json).toMatchObject({
    rows: [{ orderId: 'ord_1', orderName: 'Bistro Marlow', packages: 8, weightOz: 32 }],
  });
  expect(askReport('customers', gone, RANGE, TODAY).json).toMatchObject({
    rows: [{ customer: 'Bistro Marlow', ordersCount: 1, packagesUnits: 8, weightOz: 32 }],
  });
  const item = { itemId: 'li_1', varietyId: 'sunflower', mode: 'PACKAGE', packageOz: 4, count: 8 };
  const event = { orderId: 'ord_1', dateISO: DAY, dayISO: DAY, change: '', items: [item] };
  const asked = { ...RANGE };
  expect(events.answer(aQuestion({ farm: gone, today: TODAY, options: asked })).json).toEqual([
    { ...event, harvestISO: null },
  ]);
  expect(deliveryRows(gone, DAY, NEXT)).toMatchObject([
    [DAY, 'Bistro Marlow', 'Bistro Marlow', 'Sunflower', '4 oz', 8, 8, 0, 5, 40, 'package'],
  ]);
  const [note] = deliveryNotes(packList(gone, DAY, TODAY).orders);
  expect(note).toMatchObject({ customer: 'Bistro Marlow', amount: 40 });
});

test('a delivery that has left comes in place of its event, also when that is skipped or moved later on', () => {
  const sold = act(FARM, mark(DAY));
  const change = (kind: 'SKIP' | 'MOVE'): FarmAction => ({
    type: 'CHANGE_DELIVERIES',
    payload: {
      add: [{ kind, orderId: 'ord_1', dateISO: DAY, toISO: '2026-12-05' } as const],
      remove: [],
    },
  });
  for (const later of [change('SKIP'), change('MOVE')]) {
    expect(told(act(sold, later))).toEqual(told(sold));
  }
  const moved = act(FARM, change('MOVE'), mark(DAY));
  expect(farmEvents(moved, DAY, NEXT)).toMatchObject([
    { dateISO: DAY, dayISO: '2026-12-05', change: 'MOVED' },
    { dateISO: NEXT, change: '' },
  ]);
});

test('whom it went to stays, and the customer is found under a new name', () => {
  const bare = { ...BISTRO, customer: '' };
  const rename: FarmAction = { type: 'UPDATE_ORDER', payload: { ...bare, name: 'Deli' } };
  const [first] = told(act({ ...FARM, orders: [bare] }, mark(DAY), rename)).notes;
  expect(first).toEqual(['Bistro Friday', 40]);
  const known = act(
    FARM,
    { type: 'ADD_CUSTOMER', payload: { id: 'cus_1', name: 'Bistro Marlow' } },
    mark(DAY),
    { type: 'UPDATE_CUSTOMER', payload: { id: 'cus_1', patch: { name: 'Marlow' } } },
  );
  expect(known.deliveries?.[0]?.sent).toMatchObject({ to: 'Bistro Marlow', customer: 'Marlow' });
  expect(askReport('customers', known, RANGE, TODAY).json).toMatchObject({
    rows: [{ customer: 'Marlow', ordersCount: 2 }],
  });
});

test('of what left nothing is charged for a product that is gone, and it is still called by its name', () => {
  const sold = act(FARM, mark(DAY), deleted, {
    type: 'DELETE_VARIETY',
    payload: { id: 'sunflower' },
  });
  expect(askReport('margin', sold, RANGE, TODAY).json).toMatchObject({
    rows: [{ amount: 40, cost: 0, margin: 40 }],
  });
  expect(askReport('order-costs', sold, RANGE, TODAY).json).toMatchObject({
    rows: [{ packages: 8, weightOz: 32, totalCost: 0, notes: [] }],
  });
  expect(deliveryRows(sold, DAY, DAY)[0]?.slice(3, 5)).toEqual(['Sunflower', '4 oz']);
});

test('marking what is delivered as ordered changes no figure', () => {
  // Pea is $18 per lb on the list.
  const items = [EIGHT, { ...bulk('pea', 500, 'g'), id: 'li_2' }];
  const pea = { id: 'prc_2', varietyId: 'pea', packageOz: null, amount: 18, from: null };
  const farm = {
    ...FARM,
    prices: [...(FARM.prices ?? []), pea],
    orders: [
      { ...BISTRO, items },
      { ...BISTRO, items, id: 'ord_2', name: 'Own use', orderCategory: 'INTERNAL_USE' as const },
      { ...BISTRO, items, id: 'ord_3', name: 'Market', orderCategory: 'FARMERS_MARKET' as const },
    ],
  };
  const all = farm.orders.map(({ id }) => ({ orderId: id, dateISO: DAY }));
  const marked = act(farm, markAs('DELIVERED', ...all));
  expect(told(marked)).toEqual(told(farm));
  // An open range counts standing orders up to today, also what is marked ahead.
  const open = (of: FarmDocument) => askReport('order-costs', of, { from: DAY }, '2026-12-03').json;
  expect(open(marked)).toEqual(open(farm));
});

test('a month of a real farm that is marked delivered reads as before', () => {
  const farm = normalizeFarm(smallFarmState());
  const [from, to] = ['2026-10-21', '2026-11-20'];
  const found = farmEvents(farm, from, to);
  expect(found.length).toBeGreaterThan(20);
  const deliveries = found.map(({ order, dateISO }) => ({ orderId: order.id, dateISO }));
  const marked = act(farm, markAs('DELIVERED', ...deliveries));
  expect(marked.deliveries?.every(({ sent }) => sent !== undefined)).toBe(true);
  const days = { from, to: addDays(to, 7) };
  expect(told(marked, days, to)).toEqual(told(farm, days, to));
});
