import { expect, test } from 'vitest';
import { anOrder, bulk } from '#tests/support/builders/builders.ts';
import { byDayAndOrder, farmEvents } from './farm-events.ts';

const event = (dayISO: string, name: string, id: string, dateISO = dayISO) => ({
  dayISO,
  dateISO,
  order: anOrder({ id, name }),
});

test('deliveries are sorted by the day they come, by the name and the id of the order, and by their own day', () => {
  const sorted = [
    event('2025-03-11', 'Bar', 'a'),
    event('2025-03-10', 'Cafe', 'b'),
    event('2025-03-10', 'Bar', 'd'),
    event('2025-03-10', 'Bar', 'c', '2025-03-09'),
    event('2025-03-10', 'Bar', 'c', '2025-03-08'),
    event('2025-03-09', 'Deli', 'e'),
  ].toSorted(byDayAndOrder);
  expect(sorted.map(({ order, dateISO }) => `${order.id} ${dateISO.slice(8)}`).join(', ')).toBe(
    'e 09, c 08, c 09, d 10, b 10, a 11',
  );
});

test('what is different about a delivery is said in a word, and its new lines are its own', () => {
  const orders = ['moved', 'both', 'other', 'usual'].map((id) => anOrder({ id, name: id }));
  const said = (orderId: string, second: number) => ({
    id: `dch_${orderId}_${second}`,
    atISO: `2025-03-01T10:00:0${second}.000Z`,
    note: '',
    orderId,
    dateISO: '2025-03-14',
  });
  const toISO = '2025-03-15';
  const lines = [bulk('pea', 3)];
  const deliveryChanges = [
    { ...said('moved', 1), kind: 'MOVE', toISO },
    { ...said('both', 1), kind: 'MOVE', toISO },
    { ...said('both', 2), kind: 'ITEMS', items: lines },
    { ...said('other', 1), kind: 'ITEMS', items: lines },
  ] as const;
  const lists = { orders, recurring: [], single: [], deliveryChanges };
  expect(
    farmEvents(lists, '2025-03-14', '2025-03-15').map(({ order, dateISO, dayISO, change }) => [
      `${dateISO.slice(8)}>${dayISO.slice(8)} ${order.id}`,
      change,
      order.items === lines,
    ]),
  ).toEqual([
    ['14>14 other', 'CHANGED', true],
    ['14>14 usual', '', false],
    ['14>15 both', 'MOVED+CHANGED', true],
    ['14>15 moved', 'MOVED', false],
  ]);
});
