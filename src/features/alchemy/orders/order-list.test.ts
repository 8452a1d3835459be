import { expect, test } from 'vitest';
import { aProOrder } from '#tests/support/builders/pro-order-builders.ts';
import { listOrders, orderName, selectedAfterDelete } from './order-list.ts';

const at = (day: string) => `2026-11-${day}T08:00:00.000Z`;
const orders = [
  aProOrder(1, { id: 'JANE-001', createdAt: at('02'), notes: 'Leave at the back door' }),
  aProOrder(1, { id: 'CAFE-001', createdAt: at('09'), customer: { name: 'Cafe', email: '' } }),
  aProOrder(1, { id: 'ORD-001', createdAt: at('05'), customer: { name: ' ', email: 'al@x.org' } }),
];
const ids = (search: string) => listOrders(orders, search).map(({ id }) => id);

test('orders stand newest first', () => {
  expect(ids('')).toEqual(['CAFE-001', 'ORD-001', 'JANE-001']);
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
  const shown = listOrders(orders, '');
  expect(selectedAfterDelete(shown, 'JANE-001')).toBe('ORD-001');
  expect(selectedAfterDelete(shown, 'CAFE-001')).toBe('ORD-001');
  expect(selectedAfterDelete(shown.slice(0, 1), 'CAFE-001')).toBeNull();
  // Deleted while a search hides it: the first of what is shown.
  expect(selectedAfterDelete(shown.slice(0, 2), 'JANE-001')).toBe('CAFE-001');
});
