import { expect, test } from 'vitest';
import { dayNumber, isoDate } from '#domain/calendar/day-number.ts';
import { aRepeatOrder } from '#tests/support/builders/builders.ts';
import { eventDays, firstPossibleDay } from './event-days.ts';
import type { OrderLists } from './read-orders.ts';
import { readOrders } from './read-orders.ts';

const EVERY_SATURDAY: OrderLists = { orders: [aRepeatOrder()], recurring: [], single: [] };

function daysOf(lists: OrderLists, from: string, to: string): string[] {
  return readOrders(lists).flatMap((order) =>
    eventDays(order, dayNumber(from), dayNumber(to)).map(isoDate),
  );
}

function move(dateISO: string, toISO: string, atISO = '2025-03-01T10:00:00.000Z') {
  const shared = { id: `dch_${atISO}`, atISO, note: '' };
  return { ...shared, kind: 'MOVE', orderId: 'ord_weekly', dateISO, toISO } as const;
}

test('a moved delivery is there on its new day, wherever the window ends', () => {
  const lists = { ...EVERY_SATURDAY, deliveryChanges: [move('2025-03-08', '2025-03-12')] };
  expect(daysOf(lists, '2025-03-01', '2025-03-15')).toEqual([
    '2025-03-01',
    '2025-03-12',
    '2025-03-15',
  ]);
  expect(daysOf(lists, '2025-03-09', '2025-03-14')).toEqual(['2025-03-12']);
  expect(daysOf(lists, '2025-03-08', '2025-03-08')).toEqual([]);
});

test('a move names the day of the rule, also after another move: the latest counts', () => {
  const deliveryChanges = [
    move('2025-03-08', '2025-03-13', '2025-03-03T10:00:00.000Z'),
    move('2025-03-08', '2025-03-12', '2025-03-02T10:00:00.000Z'),
    move('2025-03-12', '2025-03-14', '2025-03-04T10:00:00.000Z'),
  ];
  expect(daysOf({ ...EVERY_SATURDAY, deliveryChanges }, '2025-03-08', '2025-03-14')).toEqual([
    '2025-03-13',
  ]);
});

test('an order may be delivered before it begins', () => {
  const lists = { ...EVERY_SATURDAY, deliveryChanges: [move('2025-03-01', '2025-02-26')] };
  expect(readOrders(lists).map(firstPossibleDay)).toEqual([dayNumber('2025-02-26')]);
});
