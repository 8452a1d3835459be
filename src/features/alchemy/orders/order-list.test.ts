import { expect, test } from 'vitest';
import { aProOrder } from '#tests/support/builders/pro-order-builders.ts';
import { listOrders, orderName, selectedAfterDelete } from './order-list-card.tsx';

const at = (day: string) => `2026-11-${day}T08:00:00.000Z`;
const orders = [
  aProOrder(1, { id: 'JANE-001', createdAt: at('02'), notes: 'Leave at the back door' }),
  aProOrder(1, { id: 'CAFE-001', createdAt: at('09'), customer: { name: 'Cafe', email: '' } }),
  aProOrder(1, { id: 'ORD-001', createdAt: at('05'), customer: { name: ' ', email: 'al@x.org' } }),
];
const ids = (search: string) => listOrders(orders, search, '2026-11-20').map(({ id }) => id);

test('events of a standing order that are to come stand below all orders, the next one first', () => {
  const event = (dateISO: string) =>
    aProOrder(1, {
      id: `BIST-003-${dateISO}`,
      createdAt: `${dateISO}T00:00:00.000Z`,
      standing: { id: 'BIST-003', dateISO },
    });
  const events = ['2026-11-06', '2026-11-27', '2026-12-04'].map(event);
  const all = listOrders([...events, ...orders], '', '2026-11-20').map(({ id }) => id);
  expect(all).toEqual([
    'CAFE-001',
    'BIST-003-2026-11-06',
    'ORD-001',
    'JANE-001',
    'BIST-003-2026-11-27',
    'BIST-003-2026-12-04',
  ]);
});

test('a search finds customer, email, id and notes, however they are written', () => {
  expect(ids('jane d')).toEqual(['JANE-001']);
  expect(ids('AL@X')).toEqual(['ORD-001']);
  expect(ids('cafe-')).toEqual(['CAFE-001']);
  expect(ids(' Back door ')).toEqual(['JANE-001']);
  expect(ids('nobody')).toEqual([]);
});

test('an order without a customer is untitled', () => {
  expect(orders.map(orderName)).toEqual(['Jane Doe', 'Cafe', 'Untitled Order']);
});

test('after a delete the order above is looked at, else the first, else none', () => {
  const shown = listOrders(orders, '', '2026-11-20');
  expect(selectedAfterDelete(shown, 'JANE-001')).toBe('ORD-001');
  expect(selectedAfterDelete(shown, 'CAFE-001')).toBe('ORD-001');
  expect(selectedAfterDelete(shown.slice(0, 1), 'CAFE-001')).toBeNull();
  // Deleted while a search hides it: the first of what is shown.
  expect(selectedAfterDelete(shown.slice(0, 2), 'JANE-001')).toBe('CAFE-001');
});
