import { expect, test } from 'vitest';
import {
  aFarm,
  anOrder,
  aRecurringOrder,
  aSingleProduct,
  aTask,
  aVariety,
} from '#tests/support/builders/builders.ts';
import { selectHarvests } from './harvests.ts';
import { selectAllOrders, selectOrdersById } from './sales/orders.ts';
import { selectCustomerNames } from './sales/customers.ts';
import { selectAvailabilityItemKey, selectAvailabilityItems } from './availability-items.ts';
import { selectVarietiesById, selectVarietiesByName } from './varieties.ts';

test('what is derived stays the same object until something it follows from changes', () => {
  const farm = aFarm({ varieties: [aVariety({ id: 'pea' })], orders: [anOrder()] });
  const elsewhere = { ...farm, tasks: [aTask()] };
  expect(selectVarietiesById(elsewhere)).toBe(selectVarietiesById(farm));
  expect(selectAllOrders(elsewhere)).toBe(selectAllOrders(farm));
  expect(selectHarvests(elsewhere, '2025-03-04')).toBe(selectHarvests(farm, '2025-03-04'));
  const renamed = { ...farm, varieties: [aVariety({ id: 'pea', name: 'Pea Shoots' })] };
  expect(selectVarietiesById(renamed).get('pea')?.name).toBe('Pea Shoots');
});

test('varieties are listed by their names', () => {
  const farm = aFarm({ varieties: [aVariety({ id: 'radish' }), aVariety({ id: 'basil' })] });
  expect(selectVarietiesByName(farm).map(({ id }) => id)).toEqual(['basil', 'radish']);
});

test('orders of all lists are found by their ids', () => {
  const farm = aFarm({ orders: [anOrder({ id: 'a' })], recurring: [aRecurringOrder({ id: 'b' })] });
  expect([...selectOrdersById(farm).keys()].toSorted((a, b) => a.localeCompare(b))).toEqual([
    'a',
    'b',
  ]);
});

test('what can be asked for has a variety once, as its product', () => {
  const [basil, radish] = [
    aVariety({ id: 'basil', name: 'Basil' }),
    aVariety({ id: 'radish', name: 'Radish' }),
  ];
  const farm = aFarm({ varieties: [radish, basil], products: [aSingleProduct(radish)] });
  expect(selectAvailabilityItems(farm)).toEqual([
    { kind: 'variety', id: 'basil', name: 'Basil' },
    { kind: 'single', id: 'prod_radish', name: 'Radish' },
  ]);
  expect(selectAvailabilityItemKey(farm, 'radish')).toBe('product:prod_radish');
  expect(selectAvailabilityItemKey(farm, 'basil')).toBe('variety:basil');
  expect(selectAvailabilityItemKey(farm, 'gone')).toBeNull();
});

test('customers are suggested once, from the directory and from orders', () => {
  const farm = aFarm({
    customers: [
      { id: 'cus_1', name: 'Corner Bistro', email: '', phone: '', address: '', note: '' },
    ],
    orders: [
      anOrder({ id: 'ord_1', customer: 'corner  bistro ' }),
      anOrder({ id: 'ord_2', customer: 'Anna' }),
      anOrder({ id: 'ord_3', customer: '' }),
    ],
  });
  expect(selectCustomerNames(farm)).toEqual(['Anna', 'Corner Bistro']);
});
