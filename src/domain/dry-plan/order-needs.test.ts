import { expect, test } from 'vitest';
import { aJarOrder, aPeaPowderFarm, dryPlanOf } from '#tests/support/farms/pea-powder-farm.ts';

test('what cannot be planned is told, and the other lines of the order are planned', () => {
  const of = aPeaPowderFarm({
    orders: [
      aJarOrder(1, null, 'A-001'),
      aJarOrder(1, '2025-06-06', 'B-001'),
      aJarOrder(1, '2025-06-27', 'C-001', {
        lines: [
          { productId: 'gone', qty: 1, unitPriceUSD: 0 },
          { productId: 'jars', qty: 0, unitPriceUSD: 0 },
          { productId: 'jars', qty: 1, unitPriceUSD: 0 },
        ],
      }),
    ],
  });
  const plan = dryPlanOf(of, '2025-06-07');
  expect(plan.notPlanned.map(({ orderId, reason }) => `${orderId} ${reason}`)).toEqual([
    'A-001 noDay',
    'B-001 over',
    'C-001 product',
    'C-001 noQty',
  ]);
  expect(plan.demands.map(({ trays }) => trays)).toEqual([1]);
});

test('an item that is bought is told short by what the stock lacks', () => {
  const of = aPeaPowderFarm({
    orders: [aJarOrder(3, '2025-06-27')],
    item: { type: 'raw', stockQty: 100 },
  });
  const plan = dryPlanOf(of, '2025-06-07');
  expect(plan.notPlanned).toEqual([
    { orderId: 'JANE-001', itemId: 'powder', reason: 'short', lacks: 8 },
  ]);
  expect(plan.loads).toEqual([]);
});

test('a grown item without its variety, and a recipe in a unit that does not fit, are told', () => {
  const bare = aPeaPowderFarm({
    orders: [aJarOrder(1, '2025-06-27')],
    item: { varietyId: 'gone' },
  });
  expect(dryPlanOf(bare, '2025-06-07').notPlanned).toMatchObject([{ reason: 'variety' }]);
  const litres = aPeaPowderFarm({ orders: [aJarOrder(1, '2025-06-27')], item: { unit: 'ml' } });
  expect(dryPlanOf(litres, '2025-06-07').notPlanned).toMatchObject([{ reason: 'unit' }]);
});
