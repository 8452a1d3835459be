import { expect, test } from 'vitest';
import { incompleteText } from './summary-tiles.tsx';

test('how many orders lack a part of their cost is told with their dollars', () => {
  const told = (incompleteOrders: number, ordersCount: number) =>
    incompleteText({ ordersCount, incompleteOrders, incompleteCost: 9.351884 });
  expect(told(0, 4)).toBe('');
  expect(told(1, 4)).toBe('1 of 4 orders ($9.35) has incomplete costs');
  expect(told(2, 1200)).toBe('2 of 1,200 orders ($9.35) have incomplete costs');
  expect(told(1, 1)).toBe('1 of 1 order ($9.35) has incomplete costs');
});
