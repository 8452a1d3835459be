import { expect, test } from 'vitest';
import type { ProItem, ProOrder } from '#domain/alchemy/alchemy.ts';
import type { DryLoad } from '#domain/drying/dry-load.ts';
import { aDryLine, aDryLoad } from '#tests/support/builders/dry-load-builders.ts';
import { aJarOrder, aPeaPowderFarm, dryPlanOf } from '#tests/support/farms/pea-powder-farm.ts';
import { orderNeeds } from './order-needs.ts';

test('what cannot be planned is told, as what was due before today, and the other lines of the order are planned', () => {
  const of = aPeaPowderFarm({
    orders: [
      aJarOrder(1, null, 'A-001'),
      aJarOrder(1, '2025-06-06', 'B-001'),
      aJarOrder(1, '2025-06-07', 'TODAY'),
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
  expect(plan.demands.map(({ dueISO }) => dueISO)).toEqual(['2025-06-07', '2025-06-27']);
});

/** What orders of jars, 36 g each and a tray for each, need of pea powder with so much of it in stock. */
function needsOf(
  orders: readonly ProOrder[],
  {
    stockQty = 0,
    kept = [],
    isNet = true,
    item = {},
  }: {
    readonly stockQty?: number;
    readonly kept?: readonly DryLoad[];
    readonly isNet?: boolean;
    readonly item?: Partial<ProItem>;
  } = {},
) {
  const { alchemy, varieties } = aPeaPowderFarm({ orders, item: { stockQty, ...item } });
  return orderNeeds({ alchemy, varieties, kept, today: '2025-06-07', isNet });
}

const told = ({ needs }: ReturnType<typeof needsOf>) =>
  needs.map(({ orderId, stockG, comingG, oz }) => [orderId, stockG, comingG, oz]);

/** A load of whole trays, or of so many fresh ounces, that is ready so many days after 6/10. */
const coming = (
  cycleDays: number,
  more: Parameters<typeof aDryLine>[0] = {},
  load: Partial<DryLoad> = {},
) =>
  aDryLoad({
    startISO: '2025-06-10',
    cycleDays,
    status: 'RUNNING',
    lines: [aDryLine({ trays: 1, ...more })],
    ...load,
  });

test('those due first take first of the stock, then those that are older', () => {
  const orders = [
    aJarOrder(1, '2025-06-28', 'LATE-001'),
    aJarOrder(1, '2025-06-27', 'NEW-001', { createdAt: '2025-06-03T08:00:00.000Z' }),
    aJarOrder(1, '2025-06-27', 'OLD-002'),
    aJarOrder(1, '2025-06-27', 'OLD-001'),
  ];
  // 90 g in stock: two jars and a half.
  expect(told(needsOf(orders, { stockQty: 90 }))).toEqual([
    ['OLD-001', 36, 0, 0],
    ['OLD-002', 36, 0, 0],
    ['NEW-001', 18, 0, 8],
    ['LATE-001', 0, 0, 16],
  ]);
  // Less than nothing is nothing.
  expect(told(needsOf([aJarOrder(1, '2025-06-27')], { stockQty: -50 }))).toEqual([
    ['JANE-001', 0, 0, 16],
  ]);
});

test('drafts, pending and confirmed orders are worked for; who holds or has used its stock is not', () => {
  const status = (at: string) =>
    aJarOrder(1, '2025-06-27', at, { status: at as ProOrder['status'] });
  const orders = ['draft', 'pending', 'confirmed', 'completed', 'cancelled'].map(status);
  const held = [
    aJarOrder(1, '2025-06-27', 'HELD', { _reserved: true }),
    aJarOrder(1, '2025-06-27', 'USED', { _consumed: true }),
  ];
  const ids = (isNet: boolean) =>
    needsOf([...orders, ...held], { isNet }).needs.map(({ orderId }) => orderId);
  expect(ids(true)).toEqual(['confirmed', 'draft', 'pending']);
  expect(ids(false)).toEqual(['HELD', 'USED', 'confirmed', 'draft', 'pending']);
});

test('what is on its way goes to those due first, the first that is ready before the rest', () => {
  const orders = [aJarOrder(1, '2025-06-20', 'A'), aJarOrder(2, '2025-06-24', 'B')];
  // A tray that is ready on the 25th, and one that weighed 24 oz, ready on the 15th: 36 g and 54 g.
  const found = needsOf(orders, { kept: [coming(15), coming(5, { wetOz: 24 })] });
  expect(told(found)).toEqual([
    ['A', 0, 36, 0],
    ['B', 0, 18 + 36, 8],
  ]);
  expect(found.lateComing).toEqual([{ orderId: 'B', itemId: 'powder', readyISO: '2025-06-25' }]);
  // Gross nothing of it is taken off.
  expect(told(needsOf(orders, { kept: [coming(5)], isNet: false }))).toEqual([
    ['A', 0, 0, 16],
    ['B', 0, 0, 32],
  ]);
});

test('only what is not weighed yet is on its way, of loads that are not done', () => {
  const one = [aJarOrder(3, '2025-06-27', 'A')];
  const grams = (load: DryLoad) => needsOf(one, { kept: [load] }).needs[0]?.comingG;
  expect(grams(coming(1))).toBe(36);
  expect(grams(coming(1, { trays: 2 }))).toBe(72);
  expect(grams(coming(1, {}, { status: 'PLANNED' }))).toBe(36);
  expect(grams(coming(1, { dryG: 0 }))).toBe(0);
  expect(grams(coming(1, {}, { status: 'DONE' }))).toBe(0);
  expect(grams(coming(1, { itemId: 'gone' }))).toBe(0);
  expect(grams(coming(1, { varietyId: 'gone' }))).toBe(0);
  // Two lines of one load come together.
  const lines = [aDryLine({ trays: 1 }), aDryLine({ trays: 1 })];
  expect(grams(coming(1, {}, { lines }))).toBe(72);
});

test('an item that is bought is short by what is missing after those before; who holds it lacks nothing', () => {
  const raw = { type: 'raw' as const };
  const orders = [aJarOrder(2, '2025-06-27', 'A'), aJarOrder(2, '2025-06-28', 'B')];
  expect(needsOf(orders, { stockQty: 80, item: raw }).notPlanned).toEqual([
    { orderId: 'B', itemId: 'powder', reason: 'short', lacks: 64 },
  ]);
  const held = [
    aJarOrder(9, '2025-06-27', 'A', { _reserved: true }),
    aJarOrder(9, '2025-06-27', 'B', { _consumed: true }),
  ];
  expect(needsOf(held, { isNet: false, item: raw }).notPlanned).toEqual([]);
});

test('a grown item without its variety is told only for what the stock does not have', () => {
  const bare = { varietyId: 'gone' };
  const orders = [aJarOrder(1, '2025-06-27', 'A'), aJarOrder(1, '2025-06-28', 'B')];
  const ids = (more: Parameters<typeof needsOf>[1]) =>
    needsOf(orders, { item: bare, ...more }).notPlanned.map(
      ({ orderId, reason }) => `${orderId} ${reason}`,
    );
  expect(ids({ stockQty: 36 })).toEqual(['B variety']);
  expect(ids({ stockQty: 72 })).toEqual([]);
  expect(ids({ stockQty: 72, isNet: false })).toEqual(['A variety', 'B variety']);
});
