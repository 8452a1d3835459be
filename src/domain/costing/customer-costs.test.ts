import { plainNotes } from './cost-note.ts';
import { expect, test } from 'vitest';
import type { OnceOrder } from '#domain/orders/order.ts';
import {
  anOrder,
  aRepeatOrder,
  aVariety,
  bulk,
  packages,
} from '#tests/support/builders/builders.ts';
import { exampleCostFarm, exampleOrder } from '#tests/support/farms/cost-example.ts';
import { type CustomerCost, costsByCustomer } from './customer-costs.ts';
import { orderCosts } from './order-cost.ts';

const TODAY = '2025-03-20';
const ALL = { from: null, to: null };

function costsOf(...orders: Partial<OnceOrder>[]): CustomerCost[] {
  const farm = exampleCostFarm({
    orders: orders.map((order, index) => exampleOrder({ id: `ord_${index}`, ...order })),
  });
  return costsByCustomer(orderCosts(farm, ALL, TODAY));
}

function namesOf(...orders: Partial<OnceOrder>[]): string[] {
  return costsOf(...orders).map(({ customer }) => customer);
}

test('the orders of a customer are added up', () => {
  expect(costsOf({ customer: 'Chef Ana' }, { customer: 'Chef Ana' })).toMatchObject([
    {
      customer: 'Chef Ana',
      ordersCount: 2,
      packagesUnits: 20,
      bulkCount: 2,
      weightOz: 144,
      totalCost: 48.740437,
      averageCost: 24.370219,
      topVarieties: [
        { name: 'Sunflower', ounces: 80 },
        { name: 'Pea', ounces: 64 },
      ],
      notes: [],
    },
  ]);
});

test('capitals and blanks around a name make no other customer', () => {
  expect(namesOf({ customer: 'Chef Ana' }, { customer: ' chef ana ' })).toEqual(['Chef Ana']);
});

test('orders without a customer go by the name of the order, else they are unassigned', () => {
  expect(namesOf({ customer: '  ', name: 'Saturday market' })).toEqual(['Saturday market']);
  expect(namesOf({ customer: '', name: ' ' })).toEqual(['Unassigned']);
});

test('the dearest customer comes first, then by name', () => {
  expect(
    namesOf(
      { customer: 'Bea', items: [bulk('pea', 8)] },
      { customer: 'Abe', items: [bulk('pea', 8)] },
      { customer: 'Zoe', items: [bulk('pea', 80)] },
    ),
  ).toEqual(['Zoe', 'Abe', 'Bea']);
});

test('the three varieties with the most ounces are the top ones', () => {
  const varieties = ['pea', 'kale', 'basil', 'dill'].map((id) => aVariety({ id }));
  const items = [bulk('pea', 1), bulk('kale', 4), packages('basil', 1, 2), bulk('dill', 3)];
  const [customer] = costsByCustomer(
    orderCosts(exampleCostFarm({ varieties, orders: [anOrder({ items })] }), ALL, TODAY),
  );
  expect(customer?.topVarieties).toEqual([
    { name: 'Kale', ounces: 4 },
    { name: 'Dill', ounces: 3 },
    { name: 'Basil', ounces: 2 },
  ]);
});

test('a customer of nothing but lost products has no top varieties', () => {
  const [customer] = costsOf({ items: [packages('prod_gone', 2, 4)] });
  expect(customer?.topVarieties).toEqual([]);
  expect(customer?.packagesUnits).toBe(2);
});

test('notes of several orders are there once', () => {
  const items = [packages('pea', 1, 8)];
  const [customer] = costsOf({ customer: 'Ana', items }, { customer: 'Ana', items });
  expect(customer?.notes.map(({ text }) => text)).toEqual(['No packaging definition matched 8 oz']);
});

test('a weekly order brings its varieties and parts as often as it is delivered', () => {
  // Three Saturdays up to 3/20 with 8 oz of pea each: half a tray, of $0.881849, $1.25 and $2.40.
  const weekly = aRepeatOrder({ customer: 'Chef Ana', startDate: '2025-03-01', weekday: 6 });
  const [ana] = costsByCustomer(orderCosts(exampleCostFarm({ orders: [weekly] }), ALL, TODAY));
  expect(ana?.topVarieties).toEqual([{ name: 'Pea', ounces: 24 }]);
  expect(ana?.parts).toEqual({ seed: 1.322774, soil: 1.875, overhead: 3.6, packaging: 0 });
  expect(ana?.averageCost).toBe(2.265925);
});

test('orders whose cost lacks a part are counted, and what they come to as far as it is known', () => {
  const [ana] = costsOf(
    { customer: 'Ana' },
    { customer: 'Ana', items: [packages('sunflower', 10, 3)] },
  );
  // 30 of 16 oz a tray, of $0.9259415, $1.25 and $2.40, and ten times $0.05: no package holds 3 oz.
  expect(ana).toMatchObject({ ordersCount: 2, incompleteOrders: 1, incompleteCost: 9.07989 });
  expect(costsOf({ customer: 'Ana' })).toMatchObject([{ incompleteOrders: 0, incompleteCost: 0 }]);
});

test('notes of a customer are sorted by order id, not by day', () => {
  const [ana] = costsOf(
    { customer: 'Ana', date: '2025-03-01', items: [packages('sunflower', 1, 3)] },
    { customer: 'Ana', date: '2025-03-09', items: [packages('sunflower', 1, 5)] },
  );
  expect(plainNotes(ana?.notes ?? []).map((text) => /\d oz/.exec(text)?.[0])).toEqual([
    '3 oz',
    '5 oz',
  ]);
});
