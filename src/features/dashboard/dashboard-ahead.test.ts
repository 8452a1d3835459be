import { expect, test } from 'vitest';
import { aFarm, anOrder, aVariety, packages } from '#tests/support/builders/builders.ts';
import { selectInventorySnapshot } from '#state/selectors/inventory.ts';
import { dashboardAhead } from './dashboard-ahead.ts';

test('what the cards say is worked out card by card, and is there when they are drawn', () => {
  const farm = aFarm({
    varieties: [aVariety({ id: 'kale' })],
    orders: [anOrder({ date: '2025-03-14', items: [packages('kale', 3)] })],
  });
  const steps = dashboardAhead(farm, '2025-03-01', selectInventorySnapshot);
  let count = 1;
  while (steps.next().done !== true) count += 1;
  // Days, late batches, work of today, standing trays, racks, stock.
  expect(count).toBe(6);
  const snapshot = selectInventorySnapshot(farm, '2025-03-01');
  expect(selectInventorySnapshot(farm, '2025-03-01')).toBe(snapshot);
});
