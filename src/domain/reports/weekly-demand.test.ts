import { expect, test } from 'vitest';
import type { Order, RepeatOrder } from '#domain/orders/order.ts';
import {
  aFarm,
  aMix,
  anOrder,
  aRepeatOrder,
  aSingleProduct,
  aVariety,
  bulk,
  packages,
} from '#tests/support/builders/builders.ts';
import { weeklyDemand } from './weekly-demand.ts';

const TODAY = '2025-03-10';
const PEA = aVariety({ id: 'pea', yieldOzPerTray: 8 });
const KALE = aVariety({ id: 'kale', yieldOzPerTray: 4 });

function demand(...orders: readonly Order[]) {
  const varieties = [PEA, KALE];
  const products = [...varieties.map(aSingleProduct), aMix({ pea: 75, kale: 25 })];
  const { trays, packages: sizes } = weeklyDemand(aFarm({ varieties, products, orders }), TODAY);
  return { trays: Object.fromEntries(trays), packages: Object.fromEntries(sizes) };
}

test('a weekly order gives its own trays and packages, one of every second week half of them', () => {
  const items = [packages('pea', 6, 4)];
  expect(demand(aRepeatOrder({ items }))).toEqual({ trays: { pea: 3 }, packages: { 4: 6 } });
  expect(demand(aRepeatOrder({ items, frequency: 'BIWEEKLY' }))).toEqual({
    trays: { pea: 1.5 },
    packages: { 4: 3 },
  });
});

test('today and the 27 days after it are looked at', () => {
  const once = (date: string) => demand(anOrder({ date, items: [bulk('pea', 32)] })).trays;
  expect(once('2025-03-09')).toEqual({});
  expect(once(TODAY)).toEqual({ pea: 1 });
  // Four trays in four weeks are one a week.
  expect(once('2025-04-06')).toEqual({ pea: 1 });
  expect(once('2025-04-07')).toEqual({});
});

test('a mix asks for trays of its varieties, and loose weight for no package', () => {
  const weekly = (more: Partial<RepeatOrder>) => demand(aRepeatOrder(more));
  // 16 oz of the mix: 12 oz of pea and 4 oz of kale.
  expect(weekly({ items: [packages('mix_salad', 4, 4)] })).toEqual({
    trays: { pea: 1.5, kale: 1 },
    packages: { 4: 4 },
  });
  expect(weekly({ items: [bulk('pea', 1, 'lb'), bulk('pea', 8)] })).toEqual({
    trays: { pea: 3 },
    packages: {},
  });
});

test('a deleted variety needs no trays', () => {
  expect(demand(aRepeatOrder({ items: [bulk('gone', 8)] })).trays).toEqual({});
});
