import { expect, test } from 'vitest';
import type { OrderItem, Order } from '#domain/orders/order.ts';
import {
  aMix,
  anOrder,
  aSingleProduct,
  aVariety,
  bulk,
  packages,
  aRepeatOrder,
  someSettings,
} from '#tests/support/builders/builders.ts';
import { assortmentOf, demandLines, harvestDay, harvestRule } from './demand-lines.ts';
import { dayNumber, isoDate } from '#domain/calendar/iso-date.ts';

const varieties = ['pea', 'kale', 'basil', 'dill', 'cress'].map((id) => aVariety({ id }));
const products = [
  ...varieties.map(aSingleProduct),
  aMix({ pea: 40, kale: 25, basil: 20, dill: 10, cress: 5 }, { id: 'mix_five', packageSizeOz: 4 }),
  aMix({ kale: 50, gone: 50 }, { id: 'mix_half', packageSizeOz: 4 }),
];
const assortment = assortmentOf({ varieties, products });

function demand(...items: OrderItem[]): [string, number][] {
  return demandLines(anOrder({ items }), assortment).map(({ varietyId, ounces }) => [
    varietyId,
    ounces,
  ]);
}

test('packages ask for count times size', () => {
  expect(demand(packages('pea', 6, 2))).toEqual([['pea', 12]]);
});

test('loose grams count 0.03527 oz and pounds 16 oz', () => {
  expect(demand(bulk('pea', 500, 'g'))[0]?.[1]).toBeCloseTo(17.635, 9);
  expect(demand(bulk('pea', 2, 'lb'))).toEqual([['pea', 32]]);
  expect(demand(bulk('pea', 3, 'oz'))).toEqual([['pea', 3]]);
});

test('a mix is split over its varieties by percent', () => {
  expect(demand(packages('mix_five', 10))).toEqual([
    ['pea', 16],
    ['kale', 10],
    ['basil', 8],
    ['dill', 4],
    ['cress', 2],
  ]);
});

test('a component whose variety is gone is left out and the others keep their percent', () => {
  expect(demand(packages('mix_half', 5))).toEqual([['kale', 10]]);
});

test('a package without a size has that of its product, else the first pack size of its variety', () => {
  const large = aVariety({ id: 'large', packSizes: [6, 8] });
  const own = assortmentOf({
    varieties: [large],
    products: [{ ...aSingleProduct(large), packageSizeOz: 4 }],
  });
  const ounces = (id: string) =>
    demandLines(anOrder({ items: [packages(id, 1)] }), own).map((line) => line.ounces);
  expect(ounces('prod_large')).toEqual([4]);
  expect(ounces('large')).toEqual([6]);
  expect(demand(packages('prod_pea', 1, 16))).toEqual([['pea', 16]]);
});

test('items that lead nowhere and lines without weight ask for nothing', () => {
  expect(demand(packages('prod_gone', 3), packages('gone', 3), bulk('pea', 0))).toEqual([]);
});

test('a variety named twice in a blend adds up', () => {
  const twice = {
    ...aMix({}),
    components: [
      { varietyId: 'pea', percent: 30 },
      { varietyId: 'pea', percent: 20 },
    ],
  };
  const order = anOrder({ items: [bulk('mix_salad', 10)] });
  const lines = demandLines(order, assortmentOf({ varieties, products: [twice] }));
  expect(lines.map((line) => line.ounces)).toEqual([5]);
});

test('a variety with a small part of its mix asks for it, one with no part for nothing', () => {
  const mixes = [aMix({ pea: 95, kale: 0, dill: 5 }, { id: 'mix_pure' })];
  const lines = demandLines(
    anOrder({ items: [packages('mix_pure', 5, 2)] }),
    assortmentOf({ varieties, products: mixes }),
  );
  expect(lines.map(({ varietyId, ounces }) => [varietyId, ounces])).toEqual([
    ['pea', 9.5],
    ['dill', 0.5],
  ]);
});

const planner = someSettings().planner;
const switchedOff = { ...planner, weekendHarvestToFriday: false };
const [FRIDAY, SATURDAY, SUNDAY, MONDAY] = ['2025-03-14', '2025-03-15', '2025-03-16', '2025-03-17'];

function cutFor(eventISO: string | undefined, order: Order, settings = planner): string {
  return isoDate(harvestDay(dayNumber(eventISO ?? ''), harvestRule(order, settings)));
}

test('a market harvest on a weekend moves to Friday when the planner says so', () => {
  const market = anOrder({ orderCategory: 'FARMERS_MARKET' });
  expect(cutFor(SATURDAY, market)).toBe(FRIDAY);
  expect(cutFor(SUNDAY, market)).toBe(FRIDAY);
  expect(cutFor(MONDAY, market)).toBe(MONDAY);
  expect(cutFor(SATURDAY, market, switchedOff)).toBe(SATURDAY);
});

test('other orders move only when they say so themselves', () => {
  const restaurant = anOrder({ orderCategory: 'RESTAURANT' });
  expect(cutFor(SATURDAY, restaurant)).toBe(SATURDAY);
  const flagged = { ...restaurant, harvestFridayIfWeekend: true };
  expect(cutFor(SATURDAY, flagged, switchedOff)).toBe(FRIDAY);
  const own = aRepeatOrder({ orderCategory: 'RESIDENTIAL', weekendHarvestToFriday: true });
  expect(cutFor(SUNDAY, own, switchedOff)).toBe(FRIDAY);
});

test('an order that refuses stays on its weekend, unless its other flag is set', () => {
  const market = aRepeatOrder({ orderCategory: 'FARMERS_MARKET', weekendHarvestToFriday: false });
  expect(cutFor(SATURDAY, market)).toBe(SATURDAY);
  expect(cutFor(SATURDAY, { ...market, harvestFridayIfWeekend: true })).toBe(FRIDAY);
});

test('buffer days are subtracted first, then a weekend moves', () => {
  const market = (harvestBufferDays: number) =>
    aRepeatOrder({ orderCategory: 'FARMERS_MARKET', harvestBufferDays });
  expect(cutFor(SATURDAY, market(1))).toBe(FRIDAY);
  expect(cutFor(MONDAY, market(2))).toBe(FRIDAY);
  expect(cutFor(SUNDAY, market(1))).toBe(FRIDAY);
});

test('buffer days are whole and within 0 to 7', () => {
  const buffered = (harvestBufferDays: number) => aRepeatOrder({ harvestBufferDays });
  expect(cutFor('2025-03-21', buffered(9))).toBe('2025-03-14');
  expect(cutFor('2025-03-21', buffered(-1))).toBe('2025-03-21');
  expect(cutFor('2025-03-21', buffered(1.9))).toBe('2025-03-20');
});

test('the default buffer counts for all orders, and only recurring orders override it', () => {
  const two = { ...planner, defaultHarvestBufferDays: 2 };
  expect(cutFor('2025-03-14', anOrder(), two)).toBe('2025-03-12');
  expect(cutFor('2025-03-14', aRepeatOrder(), two)).toBe('2025-03-12');
  expect(cutFor('2025-03-14', aRepeatOrder({ harvestBufferDays: 0 }), two)).toBe('2025-03-14');
});
