import { expect, test } from 'vitest';
import { costsByCustomer } from '#domain/costing/customer-costs.ts';
import { orderCosts } from '#domain/costing/order-cost.ts';
import { aDeliveryChange } from '#tests/support/builders/delivery-builders.ts';
import { exampleCostFarm, exampleOrder } from '#tests/support/farms/cost-example.ts';
import { selectCustomerCosts, selectOrderCostTotals, selectOrderCosts } from './order-costs.ts';

const farm = exampleCostFarm({ orders: [exampleOrder({ customer: 'Chef Ana' })] });
const MARCH = ['2025-03-01', '2025-03-31', '2025-03-31'] as const;

test('costs are worked out again only when something they follow from has changed', () => {
  const elsewhere = { ...farm, tasks: [] };
  expect(selectOrderCosts(elsewhere, ...MARCH)).toBe(selectOrderCosts(farm, ...MARCH));
  expect(selectCustomerCosts(elsewhere, ...MARCH)).toBe(selectCustomerCosts(farm, ...MARCH));
  const dearer = { ...farm, catalog: { ...farm.catalog } };
  expect(selectOrderCosts(dearer, ...MARCH)).not.toBe(selectOrderCosts(farm, ...MARCH));
});

test('the screens see the same costs as the command line', () => {
  const range = { from: MARCH[0], to: MARCH[1] };
  expect(selectOrderCosts(farm, ...MARCH)).toEqual(orderCosts(farm, range, MARCH[2]));
  expect(selectCustomerCosts(farm, ...MARCH)).toEqual(
    costsByCustomer(orderCosts(farm, range, MARCH[2])),
  );
  expect(selectOrderCostTotals(farm, ...MARCH).totalCost).toBe(24.370219);
});

test('a delivery that is skipped costs nothing, and one that is moved costs on its new day', () => {
  const delivery = { orderId: 'ord_1', dateISO: '2025-03-03' };
  const order = exampleOrder({ id: 'ord_1', date: '2025-03-03' });
  const whole = exampleCostFarm({ orders: [order] });
  const skip = aDeliveryChange({ ...delivery, kind: 'SKIP' });
  expect(selectOrderCosts({ ...whole, deliveryChanges: [skip] }, ...MARCH)).toEqual([]);
  const move = aDeliveryChange({ ...delivery, kind: 'MOVE', toISO: '2025-03-05' });
  const moved = selectOrderCosts({ ...whole, deliveryChanges: [move] }, ...MARCH);
  expect(moved).toMatchObject([{ dateISO: '2025-03-05', totalCost: 24.370219 }]);
});
