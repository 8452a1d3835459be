import { expect, test } from 'vitest';
import { anOrder } from '#tests/support/builders/builders.ts';
import { byDayAndOrder } from './farm-events.ts';

const event = (dayISO: string, name: string, id: string, dateISO = dayISO) => ({
  dayISO,
  dateISO,
  order: anOrder({ id, name }),
});

test('deliveries stand by the day they come, by the name and the id of the order, and by their own day', () => {
  const sorted = [
    event('2025-03-11', 'Bar', 'a'),
    event('2025-03-10', 'Cafe', 'b'),
    event('2025-03-10', 'Bar', 'd'),
    event('2025-03-10', 'Bar', 'c', '2025-03-09'),
    event('2025-03-10', 'Bar', 'c', '2025-03-08'),
    event('2025-03-09', 'Deli', 'e'),
  ].toSorted(byDayAndOrder);
  expect(sorted.map(({ order, dateISO }) => `${order.id} ${dateISO.slice(8)}`)).toEqual([
    'e 09',
    'c 08',
    'c 09',
    'd 10',
    'b 10',
    'a 11',
  ]);
});
