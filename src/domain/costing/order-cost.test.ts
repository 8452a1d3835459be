import { expect, test } from 'vitest';
import type { Order } from '#domain/orders/order.ts';
import { aMix, aRepeatOrder, anOrder, bulk, packages } from '#tests/support/builders/builders.ts';
import { aPackaging, anOverhead } from '#tests/support/builders/catalog-builders.ts';
import {
  exampleCatalog,
  exampleCostFarm,
  exampleOrder,
  examplePea,
  exampleSunflower,
  costFarmWithOverheads,
  costOfOrder,
} from '#tests/support/farms/cost-example.ts';
import { costsByCategory, orderCostTotals } from './order-cost-totals.ts';
import { type OrderCost, orderCosts, splitLater } from './order-cost.ts';
import { varietyCostRows } from './variety-cost.ts';

const TODAY = '2025-03-20';
const ALL = { from: null, to: null };

function datesOf(orders: readonly Order[], from: string | null, to: string | null): string[] {
  const farm = exampleCostFarm({ orders });
  return orderCosts(farm, { from, to }, TODAY).map(({ dateISO }) => dateISO);
}
test('an order costs the seed, soil, overhead and packaging of what it sells', () => {
  const cost = costOfOrder(exampleOrder());
  expect(cost).toMatchObject({ packages: 10, bulk: 1, weightOz: 72, totalCost: 24.370219 });
  expect(varietyCostRows(cost.event.varieties)).toEqual([
    {
      varietyId: 'sunflower',
      name: 'Sunflower',
      ounces: 40,
      seed: 2.314854,
      soil: 3.125,
      overhead: 6.5,
      packaging: 3.366667,
      totalCost: 15.30652,
    },
    {
      varietyId: 'pea',
      name: 'Pea',
      ounces: 32,
      seed: 1.763698,
      soil: 2.5,
      overhead: 4.8,
      packaging: 0,
      totalCost: 9.063698,
    },
  ]);
  expect(cost.event.notes).toEqual([]);
});

test('totals are added up exactly and rounded once', () => {
  const orders = [exampleOrder(), exampleOrder({ id: 'ord_2', date: '2025-03-15' })];
  const totals = orderCostTotals(orderCosts(exampleCostFarm({ orders }), ALL, TODAY));
  expect(totals).toMatchObject({ ordersCount: 2, packages: 20, bulk: 2, weightOz: 144 });
  expect(totals.totalCost).toBe(48.740437);
});

test('each delivery of a recurring order in the range counts as an order', () => {
  const weekly = aRepeatOrder({ startDate: '2025-03-01', weekday: 6 });
  const days = ['2025-03-22', '2025-03-15', '2025-03-08'];
  expect(datesOf([weekly], '2025-03-08', '2025-03-22')).toEqual(days);
});

test('a mix is split by its percents, its packaging by the ounces', () => {
  const farm = exampleCostFarm();
  const products = [...farm.products, aMix({ sunflower: 75, pea: 25 })];
  const order = anOrder({ items: [packages('mix_salad', 4, 4)] });
  const cost = costOfOrder(order, { ...farm, products });
  // 4 packages at 0.336667: three quarters are 1.01, one quarter 0.336667.
  expect(varietyCostRows(cost.event.varieties)).toMatchObject([
    { name: 'Sunflower', ounces: 12, packaging: 1.01 },
    { name: 'Pea', ounces: 4, packaging: 0.336667 },
  ]);
});

test.each([
  // 2.5 trays of sunflower and 2 of pea.
  ['PER_TRAY', 2, 9],
  // One tray of 300 bears a three hundredth of the month.
  ['PER_MONTH', 600, 9],
  ['PER_UNIT', 0.05, 0.5],
  ['PER_OZ', 0.01, 0.72],
  // Two varieties.
  ['PER_BATCH', 3, 6],
  ['PER_EVENT', 45, 0],
] as const)('overhead %s is laid on orders directly', (mode, dollars, overhead) => {
  const farm = costFarmWithOverheads(anOverhead({ mode, cost: dollars }));
  const cost = costOfOrder(exampleOrder(), farm);
  expect(cost.event.parts.overhead).toBeCloseTo(overhead, 9);
});

test('a market or special event carries the event cost once, spread by ounces', () => {
  const farm = costFarmWithOverheads(anOverhead({ mode: 'PER_EVENT', cost: 45 }));
  for (const orderCategory of ['FARMERS_MARKET', 'SPECIAL_EVENT'] as const) {
    const { varieties } = costOfOrder(exampleOrder({ orderCategory }), farm).event;
    expect(varieties.map(({ parts }) => parts.overhead)).toEqual([(45 * 40) / 72, (45 * 32) / 72]);
  }
});

test('without a known yield an order has no seed, soil and trays, and says so', () => {
  const farm = exampleCostFarm({ varieties: [exampleSunflower({ yieldOzPerTray: null })] });
  const cost = costOfOrder(anOrder({ items: [packages('sunflower', 10, 4)] }), farm);
  const parts = { seed: 0, soil: 0, overhead: 0.5, packaging: 3.366667 };
  expect(varietyCostRows(cost.event.varieties)).toMatchObject([parts]);
  const text = 'Variety "Sunflower" missing avgYieldOzPerTray; skipping content costs.';
  expect(cost.event.notes).toEqual([{ text, mend: { to: 'variety', id: 'sunflower' } }]);
});

test.each([
  [8, {}, 'No packaging definition matched 8 oz'],
  [1.5, {}, 'No packaging definition matched 1.5 oz'],
  [
    4,
    { packaging: [aPackaging({ id: 'pkg_a' }), aPackaging({ id: 'pkg_b' })] },
    'Multiple packaging definitions match 4 oz; unable to choose automatically.',
  ],
])('a package of %d oz that nothing or several things are packed in is noted', (oz, more, text) => {
  const farm = exampleCostFarm({ catalog: exampleCatalog(more) });
  const cost = costOfOrder(anOrder({ items: [packages('sunflower', 1, oz)] }), farm);
  expect(cost.event.notes).toMatchObject([{ text, mend: { to: 'packaging' } }]);
});

test('what is gone from the catalog is packed and weighed, yet has no seed and soil', () => {
  const items = [packages('prod_gone', 5, 4), bulk('pea', 16)];
  const cost = costOfOrder(anOrder({ name: 'Sat market', items }));
  expect(cost).toMatchObject({ packages: 5, bulk: 1, weightOz: 36 });
  expect(varietyCostRows(cost.event.varieties)[0]).toMatchObject({
    varietyId: null,
    name: 'Unknown product',
    ounces: 20,
    seed: 0,
    soil: 0,
    packaging: 1.683333,
  });
  expect(cost.event.notes).toEqual([
    {
      text: 'Order “Sat market” sells a product that is not in the catalog; its seed and soil are not included.',
      mend: { to: 'order', id: 'ord_1' },
    },
  ]);
});

test('a mix whose components are gone still costs its packages', () => {
  const products = [aMix({ gone: 100 })];
  const farm = exampleCostFarm({ varieties: [examplePea()], products });
  const cost = costOfOrder(anOrder({ items: [packages('mix_salad', 5)] }), farm);
  expect(cost).toMatchObject({ packages: 5, weightOz: 20 });
  expect(cost.event.parts.packaging).toBeCloseTo(5 * 0.336667, 4);
  expect(cost.event.notes[0]?.mend).toEqual({ to: 'products' });
});

test('totals include overheads of single orders and name incomplete costs', () => {
  const overheads = [anOverhead({ name: 'Stall', mode: 'PER_EVENT', cost: 30 })];
  const market = { orderCategory: 'FARMERS_MARKET' } as const;
  const orders = [
    exampleOrder({ ...market, id: 'a' }),
    // Nothing is packed in 6 oz: 6 oz of sunflower are $0.347228 of seed and $0.46875 of soil.
    anOrder({ id: 'b', items: [packages('sunflower', 1, 6)] }),
  ];
  const farm = exampleCostFarm({ catalog: exampleCatalog({ overheads }), orders });
  expect(orderCostTotals(orderCosts(farm, ALL, TODAY))).toMatchObject({
    ordersCount: 2,
    ownOverhead: 30,
    incompleteOrders: 1,
    incompleteCost: 0.815978,
  });
});

test('in an open range, one-time orders after today are separate, from their first day', () => {
  const orders = [
    anOrder({ id: 'early', date: '2025-01-15' }),
    aRepeatOrder({ startDate: '2025-03-08' }),
    anOrder({ id: 'later', date: '2025-04-01' }),
  ];
  const costs = (from: string | null, to: string | null) =>
    orderCosts(exampleCostFarm({ orders }), { from, to }, TODAY);
  const ids = (list: readonly OrderCost[]) => list.map(({ id }) => id);
  const all = splitLater(costs(null, null), ALL, TODAY);
  expect(all.covers).toEqual({ from: '2025-01-15', to: TODAY });
  expect(all.upToToday).toHaveLength(3);
  expect(ids(all.later)).toEqual(['later|2025-04-01']);
  const since = { from: '2025-03-01', to: null };
  const { covers } = splitLater(costs('2025-03-01', null), since, TODAY);
  expect(covers).toEqual({ from: '2025-03-01', to: TODAY });
  const named = { from: '2025-03-01', to: '2025-04-30' };
  expect(splitLater(costs('2025-03-01', '2025-04-30'), named, TODAY).later).toEqual([]);
});

test('costs are told by the kind of order, the dearest kind first; kinds without orders are left out', () => {
  const order = (id: string, orderCategory: Order['orderCategory'], trays: number) =>
    anOrder({ ...exampleOrder(), id, orderCategory, items: [packages('pea', trays)] });
  const restaurants = [order('a', 'RESTAURANT', 1), order('c', 'RESTAURANT', 1)];
  const orders = [...restaurants, order('b', 'FARMERS_MARKET', 5)];
  const kindsOf = (all: readonly Order[]) =>
    costsByCategory(orderCosts(exampleCostFarm({ orders: all }), ALL, TODAY)).map(
      ({ category, ordersCount }) => `${ordersCount} ${category}`,
    );
  expect(kindsOf(orders)).toEqual(['1 FARMERS_MARKET', '2 RESTAURANT']);
  const more = [...orders, order('d', 'RESTAURANT', 9)];
  expect(kindsOf(more)).toEqual(['3 RESTAURANT', '1 FARMERS_MARKET']);
});
