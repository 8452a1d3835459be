import { expect, test } from 'vitest';
import {
  aFarm,
  anOrder,
  aRecurringOrder,
  aTask,
  aVariety,
} from '#tests/support/builders/builders.ts';
import { selectHarvests } from './harvests.ts';
import { selectAllOrders, selectOrdersById } from './orders.ts';
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
