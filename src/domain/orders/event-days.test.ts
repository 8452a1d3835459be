import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import { dayNumber, isoDate } from '#domain/calendar/iso-date.ts';
import { arbitraryRepeatOrder } from '#tests/support/random/arbitrary-farm.ts';
import { anOrder, aRepeatOrder, packages } from '#tests/support/builders/builders.ts';
import type { DeliveryChange } from './delivery-change.ts';
import {
  groupIdenticalDeliveries,
  eventOfRuleDay,
  firstPossibleDay,
  orderEvents,
} from './event-days.ts';
import { nextEvent } from './next-event.ts';
import type { OrderItem } from './order.ts';
import { type OrderLists, readOrders } from './read-orders.ts';

const EVERY_SATURDAY: OrderLists = { orders: [aRepeatOrder()], recurring: [], single: [] };

/** The days of deliveries, as in "03-01 03-12". */
const written = (events: readonly { readonly deliveryDay: number }[]) =>
  events.map(({ deliveryDay }) => isoDate(deliveryDay).slice(5)).join(' ');

function daysOf(lists: OrderLists, from: string, to: string): string {
  const window = [dayNumber(from), dayNumber(to)] as const;
  return written(readOrders(lists).flatMap((order) => orderEvents(order, ...window)));
}

function move(dateISO: string, toISO: string, atISO = '2025-03-01T10:00:00.000Z') {
  const shared = { id: `dch_${atISO}`, atISO, note: '' };
  return { ...shared, kind: 'MOVE', orderId: 'ord_weekly', dateISO, toISO } as const;
}

test('a moved delivery is there on its new day, wherever the window ends', () => {
  const lists = { ...EVERY_SATURDAY, deliveryChanges: [move('2025-03-08', '2025-03-12')] };
  expect(daysOf(lists, '2025-03-01', '2025-03-15')).toBe('03-01 03-12 03-15');
  expect(daysOf(lists, '2025-03-09', '2025-03-14')).toBe('03-12');
  expect(daysOf(lists, '2025-03-08', '2025-03-08')).toBe('');
});

test('a move names the day of the rule, also after another move: the latest counts', () => {
  const deliveryChanges = [
    move('2025-03-08', '2025-03-13', '2025-03-03T10:00:00.000Z'),
    move('2025-03-08', '2025-03-12', '2025-03-02T10:00:00.000Z'),
    move('2025-03-12', '2025-03-14', '2025-03-04T10:00:00.000Z'),
  ];
  expect(daysOf({ ...EVERY_SATURDAY, deliveryChanges }, '2025-03-08', '2025-03-14')).toBe('03-13');
});

test('an order may be delivered before it begins', () => {
  const lists = { ...EVERY_SATURDAY, deliveryChanges: [move('2025-03-01', '2025-02-26')] };
  expect(readOrders(lists).map(firstPossibleDay)).toEqual([dayNumber('2025-02-26')]);
});

/** Every Tuesday until 12/15, with a pause: the order of the worked examples. */
const TUESDAYS = aRepeatOrder({
  id: 'ord_weekly',
  startDate: '2026-11-03',
  weekday: 2,
  endDate: '2026-12-15',
  pauses: [{ id: 'pau_1', from: '2026-11-23', to: '2026-12-05', note: 'Closed' }],
});

function tuesdays(...deliveryChanges: readonly DeliveryChange[]) {
  const [order] = readOrders({ orders: [TUESDAYS], recurring: [], single: [], deliveryChanges });
  if (order === undefined) throw new Error('There is no order.');
  return orderEvents(order, dayNumber('2026-11-01'), dayNumber('2027-01-31'));
}

const daysOfEvents = (...changes: readonly DeliveryChange[]) => written(tuesdays(...changes));

function about(dateISO: string, hour: number) {
  const atISO = `2026-11-02T${String(hour).padStart(2, '0')}:00:00.000Z`;
  return { id: `dch_${dateISO}_${hour}`, atISO, note: '', orderId: 'ord_weekly', dateISO };
}

const skip = (dateISO: string, hour = 9) => ({ ...about(dateISO, hour), kind: 'SKIP' }) as const;
const DOUBLE = [packages('pea', 12, 4)];
const items = (dateISO: string, hour = 10, lines: readonly OrderItem[] = DOUBLE) =>
  ({ ...about(dateISO, hour), kind: 'ITEMS', items: lines }) as const;

test('a recurring order has the days of its rule up to its end, without those of its pauses', () => {
  expect(daysOfEvents()).toBe('11-03 11-10 11-17 12-08 12-15');
});

test('a delivery is skipped, and one inside a pause comes after all when it is moved', () => {
  const moved = { ...about('2026-12-01', 9), kind: 'MOVE', toISO: '2026-12-02' } as const;
  expect(daysOfEvents(skip('2026-12-08'), moved)).toBe('11-03 11-10 11-17 12-02 12-15');
});

test('other lines count after the end, but only on a day that the rule gives', () => {
  expect(daysOfEvents(items('2026-12-22'))).toBe(`${daysOfEvents()} 12-22`);
  expect(daysOfEvents(items('2026-12-23'))).toBe(daysOfEvents());
});

test('the newest word about a delivery counts', () => {
  const last = (...changes: readonly DeliveryChange[]) => tuesdays(...changes).at(-1);
  const day = dayNumber('2026-12-15');
  expect(last(skip('2026-12-15', 9), items('2026-12-15', 10))).toEqual({
    eventDay: day,
    deliveryDay: day,
    items: DOUBLE,
  });
  expect(daysOfEvents(skip('2026-12-15', 10), items('2026-12-15', 9))).toMatch(/12-08$/);
});

test('skipping makes nothing of what was said before: a delivery that comes after all has its own lines', () => {
  const moved = { ...about('2026-12-15', 11), kind: 'MOVE', toISO: '2026-12-16' } as const;
  expect(tuesdays(items('2026-12-15', 8), skip('2026-12-15', 9), moved).at(-1)).toMatchObject({
    deliveryDay: dayNumber('2026-12-16'),
    items: TUESDAYS.items,
  });
  const before = { ...moved, atISO: about('', 8).atISO };
  expect(daysOfEvents(before, skip('2026-12-15', 9))).toMatch(/12-08$/);
});

test('a delivery of no lines is skipped, an order without lines is not', () => {
  expect(daysOfEvents(items('2026-12-15', 10, []))).toMatch(/12-08$/);
  const bare = aRepeatOrder({ items: [] });
  expect(orderEvents(bare, dayNumber('2025-03-01'), dayNumber('2025-03-01'))).toHaveLength(1);
});

test('an order for one day may be skipped and moved, too', () => {
  const orders = [anOrder({ id: 'ord_weekly', date: '2026-12-15' })];
  const lists = { orders, recurring: [], single: [] };
  const daysWith = (change: DeliveryChange) =>
    daysOf({ ...lists, deliveryChanges: [change] }, '2026-12-01', '2026-12-31');
  expect(daysWith(skip('2026-12-15'))).toBe('');
  expect(daysWith(skip('2026-12-14'))).toBe('12-15');
  const moved = { ...about('2026-12-15', 9), kind: 'MOVE', toISO: '2026-12-18' } as const;
  expect(daysWith(moved)).toBe('12-18');
});

test('a pause is the same as skipping each of its days', () => {
  const day = fc.integer({ min: 20_000, max: 20_200 });
  checkLaw([arbitraryRepeatOrder(), day, fc.nat({ max: 40 })], (plain, first, length) => {
    const order = { ...plain, id: 'ord_weekly' };
    const [from, to] = [isoDate(first), isoDate(first + length)];
    const paused = { ...order, pauses: [{ id: 'pau_1', from, to, note: '' }] };
    const deliveryChanges = Array.from({ length: length + 1 }, (_, at) =>
      skip(isoDate(first + at)),
    );
    const lists = { orders: [order], recurring: [], single: [], deliveryChanges };
    const [skipped] = readOrders(lists);
    const window = [first - 60, first + 120] as const;
    expect(orderEvents(paused, ...window)).toEqual(
      skipped === undefined ? [] : orderEvents(skipped, ...window),
    );
  });
});

test('the next delivery is found beyond a long pause and many skips, and none after the end', () => {
  const paused = aRepeatOrder({
    pauses: [{ id: 'pau_1', from: '2025-03-01', to: '2025-08-31', note: '' }],
  });
  expect(nextEvent(paused, '2025-03-02')).toBe('2025-09-06');
  expect(nextEvent(TUESDAYS, '2026-12-15')).toBe('2026-12-15');
  expect(nextEvent(TUESDAYS, '2026-12-16')).toBeNull();
});

test('the delivery of a day of the rule is where it was moved to, and none where it is skipped', () => {
  const asked = (deliveryChanges: readonly DeliveryChange[], dateISO = '2025-03-08') => {
    const [order] = readOrders({ ...EVERY_SATURDAY, deliveryChanges });
    return order && eventOfRuleDay(order, dayNumber(dateISO));
  };
  const moved = move('2025-03-08', '2025-03-12');
  const { toISO: _to, ...told } = moved;
  expect(asked([])).toMatchObject({ deliveryDay: dayNumber('2025-03-08') });
  expect(asked([moved])).toMatchObject({ deliveryDay: dayNumber('2025-03-12') });
  expect(asked([{ ...told, kind: 'SKIP' }])).toBeNull();
  expect(asked([], '2025-03-09')).toBeNull();
  // What was agreed about a Sunday, which the rule does not know, is no delivery.
  expect(asked([move('2025-03-09', '2025-03-12')], '2025-03-09')).toBeNull();
});

test('of two deliveries that come on one day the one with the earlier day of its rule is first', () => {
  const moved = { ...about('2026-12-08', 9), kind: 'MOVE', toISO: '2026-12-15' } as const;
  expect(daysOfEvents(moved)).toBe('11-03 11-10 11-17 12-15 12-15');
  const rules = tuesdays(moved).map(({ eventDay }) => isoDate(eventDay).slice(5));
  expect(rules.join(' ')).toBe('11-03 11-10 11-17 12-08 12-15');
});

test('deliveries with the same lines are together, those with the lines of the order first', () => {
  const alike = (from: string, ...deliveryChanges: readonly DeliveryChange[]) =>
    readOrders({ orders: [TUESDAYS], recurring: [], single: [], deliveryChanges })
      .flatMap((order) => groupIdenticalDeliveries(order, dayNumber(from), dayNumber('2026-12-31')))
      .map(({ order, days }) => [order.items, days.map(isoDate)]);
  const usual = TUESDAYS.items;
  expect(alike('2026-11-15')).toEqual([[usual, ['2026-11-17', '2026-12-08', '2026-12-15']]]);
  expect(alike('2026-12-16')).toEqual([]);
  expect(alike('2026-11-15', skip('2026-12-08'), items('2026-11-17'))).toEqual([
    [usual, ['2026-12-15']],
    [DOUBLE, ['2026-11-17']],
  ]);
  // All that is left has other lines.
  expect(alike('2026-12-15', items('2026-12-15'))).toEqual([[DOUBLE, ['2026-12-15']]]);
});

test('a pause takes its first and its last day out, and no other', () => {
  const pauses = [{ id: 'pau_1', from: '2026-11-10', to: '2026-11-17', note: '' }];
  const lists = { orders: [{ ...TUESDAYS, pauses }], recurring: [], single: [] };
  expect(daysOf(lists, '2026-11-01', '2026-11-30')).toBe('11-03 11-24');
});
