import { expect, test } from 'vitest';
import { sortOrders } from './drying-orders.ts';

const DRYER = { trays: 7, cyclesPerDay: 1, shelfMaxOz: 16 };

function sorted(
  ...orders: readonly (readonly [id: string, due: string, trays: number, kind?: 'fresh'])[]
) {
  const { drying, fresh } = sortOrders({
    start: '2025-06-02',
    varieties: [{ id: 'pea', name: 'Pea', daysToHarvest: 12, yieldOzPerTray: 16 }],
    dryers: [DRYER],
    orders: orders.map(([id, dueDate, traysNeeded, kind]) => ({
      id,
      varietyId: 'pea',
      traysNeeded,
      dueDate,
      requiresFreezeDry: kind !== 'fresh',
    })),
    undated: [],
    plantings: [],
  });
  return [drying, fresh].map((some) => some.map(({ id }) => id));
}

test('orders are planned by due day and then by id, those to dry and those to deliver fresh by themselves', () => {
  expect(
    sorted(
      ['d', '2025-06-20', 3],
      ['c', '2025-06-19', 3, 'fresh'],
      ['b', '2025-06-21', 3],
      ['a', '2025-06-20', 3],
      ['e', '2025-06-18', 3, 'fresh'],
    ),
  ).toEqual([
    ['a', 'd', 'b'],
    ['e', 'c'],
  ]);
});
