import { expect, test } from 'vitest';
import { aFarm, anOrder, aTask, aVariety } from '#tests/support/builders/builders.ts';
import { selectCapacityDays, selectRackStays, selectTrayAvailability } from './capacity.ts';

const farm = aFarm({ varieties: [aVariety()], tasks: [aTask({ trays: 5 })] });

test('room is worked out again only when something it follows from has changed', () => {
  const elsewhere = { ...farm, orders: [anOrder()] };
  const shown = selectCapacityDays(farm, '2025-03-03', 14);
  expect(selectCapacityDays(elsewhere, '2025-03-03', 14)).toBe(shown);
  expect(selectCapacityDays(farm, '2025-03-04', 14)).not.toBe(shown);
  expect(selectRackStays(elsewhere, '2025-03-03')).toBe(selectRackStays(farm, '2025-03-03'));
  expect(selectTrayAvailability(elsewhere)).toBe(selectTrayAvailability(farm));
});
