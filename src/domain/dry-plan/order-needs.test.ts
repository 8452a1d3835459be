import { expect, test } from 'vitest';
import type { ProItem, ProOrder } from '#domain/alchemy/alchemy.ts';
import type { DryLoad } from '#domain/alchemy/dry-loads/dry-load.ts';
import { anItem, aProProduct } from '#tests/support/builders/alchemy-builders.ts';
import { aDryLine, aDryLoad } from '#tests/support/builders/dry-load-builders.ts';
import { aProStanding } from '#tests/support/builders/pro-order-builders.ts';
import { aJarOrder, aPeaPowderFarm, dryPlanOf } from '#tests/support/farms/pea-powder-farm.ts';
import { orderNeeds } from './order-needs.ts';

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

test('what is due today can be planned, what was due before is over', () => {
  const orders = [aJarOrder(1, '2025-06-06', 'OVER'), aJarOrder(1, '2025-06-07', 'TODAY')];
  const { needs, notPlanned } = needsOf(orders);
  expect(needs.map(({ orderId }) => orderId)).toEqual(['TODAY']);
  expect(notPlanned).toEqual([{ orderId: 'OVER', itemId: '', reason: 'over' }]);
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

test('what the stock serves alone is planned as nothing, and its item is known all the same', () => {
  const { needs, items } = needsOf([aJarOrder(1, '2025-06-27')], { stockQty: 36 });
  expect(needs).toEqual([
    {
      orderId: 'JANE-001',
      itemId: 'powder',
      dueISO: '2025-06-27',
      grams: 36,
      stockG: 36,
      comingG: 0,
      oz: 0,
    },
  ]);
  expect(items).toEqual([
    { id: 'powder', name: 'powder', varietyId: 'pea', isFresh: false, gramsPerOz: 36 / 16 },
  ]);
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

test('a line that leads to nothing is told once, and a recipe that lacks its item by that', () => {
  const { alchemy, varieties } = aPeaPowderFarm();
  const line = (productId: string) => ({ productId, qty: 1, unitPriceUSD: 0 });
  const recipe = (itemId: string, unit: 'g' | '' | 'ml') => ({
    itemId,
    qty: 1,
    unit: unit as 'g',
    notes: '',
  });
  const products = [
    aProProduct({
      id: 'odd',
      recipe: [recipe('lost', 'g'), recipe('salt', ''), recipe('salt', 'ml'), recipe('salt', 'g')],
    }),
  ];
  const items = [anItem({ id: 'salt' })];
  const orders = [
    aJarOrder(1, '2025-06-27', 'A', {
      lines: [line('odd'), line('odd'), line('none'), line('none')],
    }),
  ];
  const { notPlanned } = orderNeeds({
    alchemy: { ...alchemy, products, items, orders },
    varieties,
    kept: [],
    today: '2025-06-07',
    isNet: true,
  });
  expect(notPlanned).toEqual([
    { orderId: 'A', itemId: 'lost', reason: 'item' },
    {
      orderId: 'A',
      itemId: 'salt',
      reason: 'unit',
      problem: 'salt is counted in g, the recipe asks for ml. Change one of them.',
    },
    { orderId: 'A', itemId: '', reason: 'product' },
  ]);
});
