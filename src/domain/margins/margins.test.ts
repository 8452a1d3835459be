import { expect, test } from 'vitest';
import { aMix, bulk, packages } from '#tests/support/builders/builders.ts';
import { anOverhead } from '#tests/support/builders/catalog-builders.ts';
import {
  exampleCatalog,
  exampleCostFarm,
  exampleOrder,
  exampleSunflower,
} from '#tests/support/farms/cost-example.ts';
import { aDelivery, aDeliveryChange } from '#tests/support/builders/delivery-builders.ts';
import { customerMargins, eventMargins, totalMargin } from './event-margins.ts';
import { marginOf } from './margin.ts';
import { shelfMargins } from './shelf-margins.ts';

const DAY = '2026-11-20';
const ALL = { from: null, to: DAY };
const TEN = packages('sunflower', 10, 4);
const PRICE = { id: 'prc_1', varietyId: 'sunflower', packageOz: 4, amount: 4, from: null };
const PRICES = [PRICE];

test('a margin is the difference of the two figures that are shown, in percent of the amount', () => {
  const first = { amount: 42.5, cost: 22.8, margin: 19.7, marginPercent: 46.4 };
  expect(marginOf(42.5, 22.8)).toEqual(first);
  expect(marginOf(0, 5)).toMatchObject({ margin: -5, marginPercent: null });
  const rounded = { amount: 3, cost: 1.01, margin: 1.99, marginPercent: 66.3 };
  expect(marginOf(3.0049, 1.0051)).toEqual(rounded);
});

/** The order of the cost examples comes to $24.370219; its ten packages of sunflower sell for $40. */
const FARM = exampleCostFarm({
  prices: PRICES,
  orders: [
    exampleOrder({ id: 'ord_2', name: 'Late', customer: 'Chef  Ana', date: DAY }),
    exampleOrder({ id: 'ord_1', name: 'Early', customer: 'chef ana', date: '2026-11-19' }),
    exampleOrder({ id: 'ord_3', name: 'Own', orderCategory: 'INTERNAL_USE', date: DAY }),
  ],
});

test('each delivery has its amount, its cost and what is left, by day and order', () => {
  const margins = eventMargins(FARM, ALL, DAY);
  expect(margins).toMatchObject([
    { orderId: 'ord_1', customer: 'chef ana', amount: 40, cost: 24.37, margin: 15.63, unpriced: 1 },
    { orderId: 'ord_2', customer: 'Chef  Ana', dayISO: DAY, marginPercent: 39.1 },
    { orderId: 'ord_3', amount: 0, cost: 24.37, margin: -24.37, marginPercent: null, unpriced: 0 },
  ]);
  // 3 × 24.370219 = 73.110657
  const total = { amount: 80, cost: 73.11, margin: 6.89, marginPercent: 8.6 };
  expect(totalMargin(margins)).toEqual(total);
});

test('customers are one however their names are written', () => {
  const { byKey } = customerMargins(eventMargins(FARM, ALL, DAY));
  expect([...byKey.keys()]).toEqual(['chef ana', 'own']);
  const margin = { amount: 80, cost: 48.74, margin: 31.26, marginPercent: 39.1, unpriced: 2 };
  expect(byKey.get('chef ana')).toEqual(margin);
});

test('a slot of a shelf earns what a tray brings less what it takes, over its days under the lights', () => {
  const orders = [exampleOrder({ date: DAY, items: [TEN] })];
  const margins = eventMargins({ ...FARM, orders }, ALL, DAY);
  // (1 × 16 − 0.925942 − 1.25 − 2.40 − 0.336667 / 4 × 16) / (10 − 3)
  expect(shelfMargins(FARM, margins)).toMatchObject([
    { variety: { id: 'pea' }, dollarsPerDay: null },
    { variety: { id: 'sunflower' }, dollarsPerDay: 1.44 },
  ]);
});

/** Seed, soil, packaging and an overhead of $1.019348 are $1.90 for a package of sunflower. */
const PLAIN = exampleCatalog({ overheads: [anOverhead({ mode: 'PER_UNIT', cost: 1.019348 })] });

test('what was packed less what came back is paid, and what was refused was grown', () => {
  const items = [{ ...packages('sunflower', 12, 4), id: 'li_1' }];
  const twelve = exampleOrder({ id: 'ord_1', customer: ' bistro  marlow', date: DAY, items });
  const line = { itemId: 'li_1', packed: 11, returned: 1, reason: 'QUALITY' } as const;
  const delivery = aDelivery({ orderId: 'ord_1', dateISO: DAY, lines: [line] });
  const prices = [PRICE, { ...PRICE, id: 'prc_2', amount: 4.25, customer: 'Bistro Marlow' }];
  const sold = { prices, orders: [twelve], deliveries: [delivery] };
  const farm = exampleCostFarm({ catalog: PLAIN, ...sold });
  const earned = { amount: 42.5, cost: 22.8, margin: 19.7, marginPercent: 46.4 };
  expect(eventMargins(farm, ALL, DAY)).toMatchObject([earned]);
  // Until it is delivered it counts as ordered: 12 × 4.25.
  const packed = { ...farm, deliveries: [{ ...delivery, status: 'PACKED' } as const] };
  expect(eventMargins(packed, ALL, DAY)).toMatchObject([{ amount: 51, marginPercent: 55.3 }]);
  // A delivery of no event counts nowhere.
  const gone = { ...farm, deliveries: [{ ...delivery, id: 'dlv_2026-11-19_ord_1' }] };
  expect(eventMargins(gone, ALL, DAY)).toMatchObject([{ amount: 51 }]);
  // Two more at the door, of which one came back, and a note on a line that nobody ordered.
  const extra = { ...packages('sunflower', 9, 4), id: 'li_9' };
  const lines = [
    { itemId: 'li_9', packed: 2, returned: 1, extra },
    { itemId: 'li_8', packed: 5, returned: 0 },
  ];
  const added = { ...farm, deliveries: [{ ...delivery, lines }] };
  expect(eventMargins(added, ALL, DAY)).toMatchObject([{ amount: 55.25, cost: 22.8 }]);
});

test('a moved delivery is paid at the price of the day it really comes', () => {
  const order = exampleOrder({ id: 'ord_1', date: '2026-11-19', items: [TEN] });
  const ofOrder = { orderId: 'ord_1', dateISO: '2026-11-19' };
  const move = aDeliveryChange({ ...ofOrder, kind: 'MOVE', toISO: DAY });
  const dearer = { ...PRICES[0], id: 'prc_2', packageOz: 4, amount: 5.5, from: DAY };
  const farm = { ...FARM, orders: [order], prices: [...PRICES, dearer] };
  expect(eventMargins(farm, ALL, DAY)).toMatchObject([{ amount: 40 }]);
  const moved = eventMargins({ ...farm, deliveryChanges: [move] }, ALL, DAY);
  expect(moved).toMatchObject([{ dateISO: '2026-11-19', dayISO: DAY, amount: 55 }]);
});

/** What a slot with sunflower earns a day, with these orders for today. */
function sunflowerEarns(farm: ReturnType<typeof exampleCostFarm>) {
  const shelves = shelfMargins(farm, eventMargins(farm, ALL, DAY));
  return shelves.find(({ variety }) => variety.id === 'sunflower')?.dollarsPerDay;
}

test('what the farm uses itself and what has no price tells nothing of what a shelf earns', () => {
  const sold = exampleOrder({ id: 'ord_1', date: DAY, items: [TEN] });
  const own = { ...sold, id: 'ord_2', orderCategory: 'INTERNAL_USE' } as const;
  const unpriced = exampleOrder({ id: 'ord_3', date: DAY, items: [packages('sunflower', 10, 8)] });
  expect(sunflowerEarns({ ...FARM, orders: [sold, own, unpriced] })).toBe(1.44);
  expect(sunflowerEarns({ ...FARM, orders: [own, unpriced] })).toBeNull();
});

test('an ounce of a mix takes its part of the package', () => {
  const mix = aMix({ sunflower: 25, pea: 75 });
  const item = { ...packages('mix_salad', 1, 4), unitPrice: 4 };
  const farm = { ...FARM, products: [mix], orders: [exampleOrder({ date: DAY, items: [item] })] };
  // (16 − 0.925942 − 1.25 − 2.40 − 0.336667 / 4 × 16) / 7
  expect(sunflowerEarns(farm)).toBe(1.44);
});

test('what was only added at the door has no package that was ordered', () => {
  const extra = { ...packages('sunflower', 9, 4), id: 'li_9' };
  const lines = [{ itemId: 'li_9', packed: 2, returned: 1, extra }];
  const delivery = aDelivery({ orderId: 'ord_1', dateISO: DAY, lines });
  const order = exampleOrder({ id: 'ord_1', date: DAY, items: [bulk('pea', 1, 'lb')] });
  // (16 − 0.925942 − 1.25 − 2.40) / 7
  expect(sunflowerEarns({ ...FARM, orders: [order], deliveries: [delivery] })).toBe(1.63);
});

test('a tray that is cut as it comes under the lights counts as one day there', () => {
  const order = exampleOrder({ date: DAY, items: [TEN] });
  const varieties = [exampleSunflower({ daysToHarvest: 3 })];
  expect(sunflowerEarns({ ...FARM, varieties, orders: [order] })).toBe(10.08);
});
