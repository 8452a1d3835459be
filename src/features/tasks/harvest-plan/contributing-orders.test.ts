import { expect, test } from 'vitest';
import type { OrderContribution } from '#domain/reports/harvest-plan.ts';
import { contributingOrders } from './contributing-orders.ts';

function aContribution(part: Partial<OrderContribution>): OrderContribution {
  return {
    orderId: 'market',
    orderName: 'Market',
    customer: '',
    mode: 'PACKAGE',
    units: 2,
    packageOz: 4,
    weightOz: 8,
    sharePercent: 75,
    ...part,
  };
}

test('an order with several items is listed once, with one share', () => {
  const orders = contributingOrders([
    aContribution({}),
    aContribution({ mode: 'BULK', units: null, packageOz: null, weightOz: 4 }),
    aContribution({ orderId: 'chef', orderName: 'Chef', weightOz: 4, sharePercent: 25 }),
  ]);
  expect(
    orders.map(({ orderName, sharePercent, items }) => [orderName, sharePercent, items.length]),
  ).toEqual([
    ['Market', 75, 2],
    ['Chef', 25, 1],
  ]);
});
