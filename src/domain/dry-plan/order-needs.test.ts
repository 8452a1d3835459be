import { expect, test } from 'vitest';
import { aProStanding } from '#tests/support/builders/pro-order-builders.ts';
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

test('events of a standing order are needed as orders are, each by its own id', () => {
  const jars = { productId: 'jars', qty: 1, unitPriceUSD: 0 };
  // Fridays from 6/20 on; the last one at most 60 days after 6/7 is 8/1.
  const standing = aProStanding({
    id: 'JANE-004',
    startDate: '2025-06-20',
    interval: 1,
    lines: [jars],
  });
  const of = aPeaPowderFarm();
  const plan = dryPlanOf({ ...of, alchemy: { ...of.alchemy, standing: [standing] } }, '2025-06-07');
  expect(plan.needs.map(({ orderId, dueISO }) => `${orderId} ${dueISO}`)).toEqual([
    'JANE-004-250620 2025-06-20',
    'JANE-004-250627 2025-06-27',
    'JANE-004-250704 2025-07-04',
    'JANE-004-250711 2025-07-11',
    'JANE-004-250718 2025-07-18',
    'JANE-004-250725 2025-07-25',
    'JANE-004-250801 2025-08-01',
  ]);
});
