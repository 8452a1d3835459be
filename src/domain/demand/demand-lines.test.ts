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
import { dayNumber } from '#domain/calendar/iso-date.ts';

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

const { planner } = someSettings();
const OFF = { ...planner, weekendHarvestToFriday: false };
const TWO = { ...planner, defaultHarvestBufferDays: 2 };
const MARKET = { orderCategory: 'FARMERS_MARKET' } as const;
const FLAG = { harvestFridayIfWeekend: true };
const market = anOrder(MARKET);
const restaurant = anOrder({ orderCategory: 'RESTAURANT' });
const refusing = aRepeatOrder({ ...MARKET, weekendHarvestToFriday: false });
const own = aRepeatOrder({ orderCategory: 'RESIDENTIAL', weekendHarvestToFriday: true });
const early = (harvestBufferDays: number) => aRepeatOrder({ ...MARKET, harvestBufferDays });
const buffered = (harvestBufferDays: number) => aRepeatOrder({ harvestBufferDays });

// 3/14 is a Friday.
test.each<readonly [string, number, Order, number, typeof planner]>([
  ['a market on Saturday is cut on Friday', 15, market, 14, planner],
  ['so is one on Sunday', 16, market, 14, planner],
  ['but not one on Monday', 17, market, 17, planner],
  ['nor where the planner does not say so', 15, market, 15, OFF],
  ['other orders stay', 15, restaurant, 15, planner],
  ['unless they say so themselves', 15, { ...restaurant, ...FLAG }, 14, OFF],
  ['or their own rule does', 16, own, 14, OFF],
  ['a market that refuses stays', 15, refusing, 15, planner],
  ['unless its other flag is set', 15, { ...refusing, ...FLAG }, 14, planner],
  ['buffer days are subtracted first', 15, early(1), 14, planner],
  ['then the weekend moves', 17, early(2), 14, planner],
  ['also from Saturday', 16, early(1), 14, planner],
  ['there are seven buffer days at most', 21, buffered(9), 14, planner],
  ['and none below 0', 21, buffered(-1), 21, planner],
  ['whole ones', 21, buffered(1.9), 20, planner],
  ['the default counts for all', 14, anOrder(), 12, TWO],
  ['for recurring orders too', 14, aRepeatOrder(), 12, TWO],
  ['which may override it', 14, buffered(0), 14, TWO],
])('%s: delivered on the %dth', (_rule, day, order, cut, settings) => {
  const march = (of: number) => dayNumber(`2025-03-${of}`);
  expect(harvestDay(march(day), harvestRule(order, settings))).toBe(march(cut));
});
